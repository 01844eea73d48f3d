import { vi } from 'vitest'
import { createLatchkit } from '../../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../../src/core/keys/memoryKeyStore.ts'
import type { Latchkit } from '../../../src/core/latchkit.ts'
import type { Account } from '../../../src/core/wallet/account.ts'
import type { ChainOptions } from '../../../src/core/wallet/chain.ts'
import { listAccounts } from '../../../src/core/wallet/listAccounts.ts'
import { paramsFromNewAccount } from '../../../src/core/wallet/newAccount.ts'
import type { SignView } from '../../../src/core/wallet/signing/signView.ts'
import { findAnvil } from '../../../src/node/developmentChains/findAnvil.ts'
import { startAnvil } from '../../../src/node/developmentChains/startAnvil.ts'
import { createService } from '../../../src/service/createService.ts'
import { askChain, CAIP2, enrich, startChains } from '../chain/chainStage.ts'
import { isAt } from '../isAt.ts'
import { often } from '../often.ts'

const BASE = 'http://localhost:4455'
const FAR = 'http://far.chain.test/'

/** A chain that the service does not know. */
export const FAR_CAIP2 = 'eip155:31337'
export const SOLANA = 'solana:devnet'
/** Two whose nodes do not answer. */
export const DEAD_CAIP2 = 'eip155:84532'
export const DEAD_SOLANA = 'solana:testnet'
/** The chain of Solana under a name that the service does not know. */
export const FAR_SOLANA = 'solana:localnet'

/** What a person does when they are asked. */
export type Answer = (view: SignView, signal: AbortSignal) => Promise<boolean>

export const agree: Answer = async () => true
export const decline: Answer = async () => false

/** A person with a kit of their own: what they were asked, and what they answer. */
export type Person = {
  readonly kit: Latchkit
  /** Whose account the next login is for. */
  email: string
  readonly asked: SignView[]
  answer: Answer
  /** How many requests have left the kit, to the service and to nodes. */
  sent(): number
  /** Logs in by a code, whoever opened the login. */
  logIn(): Promise<void>
  ethereum(): Promise<Account>
  solana(): Promise<Account>
}

/** A service, its chains, and a line to both that can be cut. */
export async function createAdapterStage() {
  const chains = await startChains()
  const far = await startAnvil(findAnvil() ?? '', '31337')
  const solanaUrl = chains.rpcUrls['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'] ?? ''
  const service = await createService({ development: true, rpcUrls: chains.rpcUrls })
  const unmounts: (() => void)[] = []
  let count = 0
  let cut: string | null = null

  const send = async (request: Request, clientAddress: string) => {
    if (cut !== null && request.url.startsWith(cut)) throw new TypeError('no connection')
    if (isAt(request.url, BASE)) return service.fetch(request, { clientAddress })
    if (request.url === FAR) return new Response(await far.answer(await request.text()))
    return fetch(request)
  }

  const options: readonly ChainOptions[] = [
    { caip2: CAIP2, rpcUrl: chains.rpcUrls[CAIP2] },
    { caip2: FAR_CAIP2, name: 'Far', rpcUrl: FAR },
    { caip2: DEAD_CAIP2, rpcUrl: 'http://127.0.0.1:9/' },
    { caip2: SOLANA, rpcUrl: solanaUrl },
    { caip2: FAR_SOLANA, name: 'Local', rpcUrl: solanaUrl },
    { caip2: DEAD_SOLANA, name: 'Dead', rpcUrl: 'http://127.0.0.1:9/' },
  ]

  function person(): Person {
    count++
    const asked: SignView[] = []
    const clientAddress = `10.0.0.${count}`
    let sent = 0
    const one: Person = {
      email: `mara-${count}@okafor.example`,
      asked,
      answer: agree,
      sent: () => sent,
      kit: createLatchkit({
        authProxyUrl: BASE,
        apiBaseUrl: BASE,
        authProxyConfigId: service.facts.authProxyConfigId,
        appName: 'Fieldnotes',
        keyStore: createMemoryKeyStore(),
        passkey: { autofill: false, offerAfterLogin: false },
        chains: options,
        signing: {
          confirm: (view, signal) => {
            asked.push(view)
            return one.answer(view, signal)
          },
        },
        fetch: (input, init) => {
          sent++
          return send(new Request(input, init), clientAddress)
        },
      }),
      async logIn() {
        const { login } = one.kit
        const result = login.open()
        await vi.waitUntil(() => login.state.getState().at === 'choosing', often)
        login.submitContact(one.email)
        await vi.waitUntil(() => login.state.getState().at === 'enteringCode', often)
        login.submitCode(service.mailbox?.list(one.email)[0]?.code ?? '')
        await result
      },
      ethereum: () => first(one.kit, 'ADDRESS_FORMAT_ETHEREUM'),
      solana: () => first(one.kit, 'ADDRESS_FORMAT_SOLANA'),
    }
    unmounts.push(one.kit.mount())
    return one
  }

  return {
    farUrl: FAR,
    /** What reaches the chains of a page: also those that are not on the network. */
    fetch: (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init), '::1'),
    url: chains.rpcUrls[CAIP2] ?? '',
    solanaUrl,
    person,
    /** Somebody who is logged in, with an account on each chain and money on it. */
    async richPerson(): Promise<Person> {
      const one = person()
      await one.logIn()
      const accounts = (['ethereum', 'solana'] as const).map(paramsFromNewAccount)
      await one.kit.submit('createWallet', { walletName: 'Main', accounts })
      await enrich(chains.rpcUrls[CAIP2] ?? '', (await one.ethereum()).address)
      await askFar('anvil_setBalance', (await one.ethereum()).address, '0x56bc75e2d63100000')
      await askChain(solanaUrl, 'requestAirdrop', (await one.solana()).address, 50_000_000_000)
      return one
    },
    askFar,
    /** From now on nothing gets through to addresses that begin so; null mends it. */
    cut(start: string | null) {
      cut = start
    },
    serviceUrl: BASE,
    async stop() {
      for (const unmount of unmounts) unmount()
      await service.close()
      await far.close()
      await chains.close()
    },
  }

  async function askFar(method: string, ...params: unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = JSON.parse(await far.answer(body))
    if (answer.error) throw new Error(answer.error.message)
    return answer.result
  }
}

export type AdapterStage = Awaited<ReturnType<typeof createAdapterStage>>

async function first(kit: Latchkit, format: string): Promise<Account> {
  const [account] = await listAccounts(kit, format)
  if (!account) throw new Error(`no account of ${format}`)
  return account
}
