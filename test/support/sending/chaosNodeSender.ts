import { factsFrom } from '../../../src/core/wallet/chainFacts.ts'
import { getNonce } from '../../../src/core/wallet/sending/ethereumNodeSend.ts'
import { sendOnEthereum } from '../../../src/core/wallet/sending/sendOnEthereum.ts'
import { sendOnSolana } from '../../../src/core/wallet/sending/sendOnSolana.ts'
import { base58FromBytes } from '../../../src/crypto/solana/base58.ts'
import { readSolanaTransaction } from '../../../src/crypto/solana/readSolanaTransaction.ts'
import { bytesFromBase64 } from '../../../src/lib/base64.ts'
import { bytesFromHex, hexFromBytes } from '../../../src/lib/hex.ts'
import { transfer, unsignedTransaction } from '../chain/solanaTransactions.ts'
import { type ChaosChains, ETHEREUM } from './chaosChains.ts'
import {
  createChaosKit,
  createRichAccounts,
  logIn,
  PRESS_AGAIN,
  type Sender,
} from './chaosSenders.ts'
import type { ChaosService } from './chaosService.ts'
import type { Intent, IntentEnd } from './intents.ts'
import { type KitPage, openPage } from './kitPages.ts'
import { isSend } from './lineFaults.ts'
import { nameOf } from './unreliableNode.ts'

/** The local chain of Solana under a name that the service does not know. */
const LOCAL_SOLANA = 'solana:localnet'
const GAS_PRICE = 9_000_000_000n
/** One broadcast in so many ends its page, before or after the node has it. */
const RELOADS_ONE_IN = 5

/** Somebody who pays by the app's own node, on pages that are loaded again in the middle of a payment. */
export type NodeSender = Sender & {
  readonly counts: { reloads: number; presses: number; refusals: number }
  /** Names of all that its pages broadcast. */
  readonly broadcast: ReadonlySet<string>
  /** From now on no page ends in the middle of a payment. */
  calm(): void
  leave(): void
}

/**
 * Pays by a kit that sends by the app's own node. Its page ends now and then just before a broadcast leaves, or just after it has
 * arrived; the next page has the same storage. Whoever was told no hash presses the same button again.
 */
export async function createNodeSender(
  service: ChaosService,
  chains: ChaosChains,
  { email, below }: { readonly email: string; readonly below: (most: number) => number },
): Promise<NodeSender> {
  const options = [
    { caip2: ETHEREUM, rpcUrl: chains.ethereum.url },
    { caip2: LOCAL_SOLANA, rpcUrl: chains.solana.url },
  ]
  const first = createChaosKit(service, options)
  const unmount = first.mount()
  await logIn(first, service, email)
  const { ethereum, solana } = await createRichAccounts(first, chains)
  unmount()
  const counts = { reloads: 0, presses: 0, refusals: 0 }
  const broadcast = new Set<string>()
  let isCalm = false
  let page = await open()

  async function open(): Promise<KitPage> {
    const next = await openPage(first)
    next.fault = ({ method, params }, forward) => {
      if (!isSend(method)) return null
      broadcast.add(nameOf(method, params))
      if (isCalm || below(RELOADS_ONE_IN) > 0) return null
      counts.reloads++
      const arrival = below(2) === 0 ? Promise.resolve() : forward().then(nothing, nothing)
      return arrival.then(() => {
        next.leave()
        return new Promise<never>(() => undefined)
      })
    }
    return next
  }

  async function press({ kind, to, amount }: Intent, { kit }: KitPage): Promise<string> {
    const chainOf = (caip2: string) => factsFrom(caip2, options)
    counts.presses++
    if (kind === 'ethereum') {
      const terms = { gas: 21_000n, gasPrice: GAS_PRICE }
      const transaction = { caip2: ETHEREUM, to, value: amount, ...terms }
      const request = { account: ethereum, chain: chainOf(ETHEREUM), transaction }
      const sent = await sendOnEthereum(kit, request)
      if ('cancelled' in sent) throw new Error('nobody declined')
      return sent.hash
    }
    const latest = Object(await chains.solana.ask('getLatestBlockhash', []))
    const hex = unsignedTransaction({
      payer: solana.address,
      instructions: [transfer(solana.address, to, amount)],
      recentBlockhash: String(latest.value.blockhash),
    })
    const bytes = bytesFromHex(hex) ?? new Uint8Array()
    const request = { account: solana, bytes, chain: chainOf(LOCAL_SOLANA) }
    const sent = await sendOnSolana(kit, request)
    if ('cancelled' in sent) throw new Error('nobody declined')
    return base58FromBytes(sent.signature)
  }

  /** Presses until somebody has told a hash. */
  async function pay(intent: Intent): Promise<string> {
    for (;;) {
      const here = page
      try {
        const hash = await Promise.race([press(intent, here), here.gone])
        if (typeof hash === 'string') return hash
        page = await open()
      } catch (error) {
        const { code } = Object(error)
        if (code === 'CHAIN_REFUSED') counts.refusals++
        if (code === 'SESSION_EXPIRED') await logIn(page.kit, service, email)
        else if (!PRESS_AGAIN.includes(code)) throw error
        await chains.nextBlock()
      }
    }
  }

  return {
    counts,
    broadcast,
    calm: () => {
      isCalm = true
    },
    leave: () => page.leave(),
    async send(intent) {
      const hash = await pay(intent)
      if (intent.kind === 'solana') return () => lookOnSolana(chains, { ...intent, hash })
      return () => lookOnEthereum(chains, { ...intent, hash }, ethereum.address)
    },
  }
}

type Told = Intent & { readonly hash: string }

/** The end as the chain has it: of what the person was told, and by nobody else. */
async function lookOnEthereum(
  { ethereum }: ChaosChains,
  told: Told,
  from: string,
): Promise<IntentEnd> {
  // the nonce first: a block between the two questions may have this very transaction
  const used = Number(await ethereum.ask('eth_getTransactionCount', [from, 'latest']))
  const receipt = Object(await ethereum.ask('eth_getTransactionReceipt', [told.hash]))
  if (receipt.status) return { ...told, txStatus: receipt.status === '0x1' ? 'INCLUDED' : 'FAILED' }
  const raw = ethereum.bytes.get(told.hash)
  const nonce = raw === undefined ? null : getNonce(raw.slice(2))
  const isReplaced = nonce !== null && used > nonce
  return { ...told, txStatus: isReplaced ? 'REPLACED' : 'BROADCASTING' }
}

async function lookOnSolana({ solana }: ChaosChains, told: Told): Promise<IntentEnd> {
  const search = { searchTransactionHistory: true }
  const result = Object(await solana.ask('getSignatureStatuses', [[told.hash], search]))
  const [status] = result.value
  if (status === null) {
    const raw = bytesFromBase64(solana.bytes.get(told.hash) ?? '') ?? new Uint8Array()
    const read = readSolanaTransaction(hexFromBytes(raw))
    const blockhash = typeof read === 'string' ? '' : read.recentBlockhash
    const valid = Object(await solana.ask('isBlockhashValid', [blockhash]))
    return { ...told, txStatus: valid.value === false ? 'FAILED' : 'BROADCASTING' }
  }
  return { ...told, txStatus: status.err === null ? 'INCLUDED' : 'FAILED' }
}

function nothing(): void {
  // the page is gone, and hears of neither
}
