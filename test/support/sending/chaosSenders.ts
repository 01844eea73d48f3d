import { vi } from 'vitest'
import { createLatchkit } from '../../../src/core/createLatchkit.ts'
import { createMemoryKeyStore } from '../../../src/core/keys/memoryKeyStore.ts'
import type { Latchkit } from '../../../src/core/latchkit.ts'
import type { Account } from '../../../src/core/wallet/account.ts'
import type { ChainOptions } from '../../../src/core/wallet/chain.ts'
import { listAccounts } from '../../../src/core/wallet/listAccounts.ts'
import { paramsFromNewAccount } from '../../../src/core/wallet/newAccount.ts'
import { sendTransaction } from '../../../src/core/wallet/signing/actions.ts'
import { transfer, unsignedTransaction } from '../chain/solanaTransactions.ts'
import { often } from '../often.ts'
import { ethereumAccount, solanaAccount } from '../walletSteps.ts'
import { type ChaosChains, ETHEREUM, SOLANA } from './chaosChains.ts'
import type { ChaosService } from './chaosService.ts'
import type { Intent, IntentEnd } from './intents.ts'

/** Somebody who pays what is wanted, one after the other. */
export type Sender = {
  /** @returns what tells later how it ended. */
  send(intent: Intent): Promise<() => Promise<IntentEnd>>
}

const FEES = { maxFeePerGas: 9_000_000_000n, maxPriorityFeePerGas: 7n }

const solanaParts = (payer: string, { to, amount }: Intent) =>
  unsignedTransaction({ payer, instructions: [transfer(payer, to, amount)] })

function endOf(intent: Intent, status: unknown): IntentEnd {
  const { txStatus, eth, solana } = Object(status)
  const hash: unknown = eth?.txHash ?? solana?.signature ?? null
  return { ...intent, txStatus: String(txStatus), hash: hash === null ? null : String(hash) }
}

/** Pays by the activity API, from a wallet of the root organization. */
export async function createApiSender(
  service: ChaosService,
  chains: ChaosChains,
  name: string,
): Promise<Sender> {
  let submitted = 0
  /** The same activity until it is taken: a response that a kill lost buys nothing twice. */
  async function submit(path: string, type: string, parameters: object): Promise<object> {
    const timestampMs = String(Date.now() + submitted++)
    const body = { type: `ACTIVITY_TYPE_${type}`, timestampMs, parameters }
    for (;;) {
      const reply = await service.ask(`/public/v1/submit/${path}`, body)
      const [result] = Object.values(reply.body.activity?.result ?? {})
      if (reply.status === 200 && result) return Object(result)
      if (![409, 429, 503].includes(reply.status)) throw new Error(JSON.stringify(reply.body))
      await chains.nextBlock()
    }
  }
  const wallet = { walletName: name, accounts: [ethereumAccount, solanaAccount] }
  const { addresses } = Object(await submit('create_wallet', 'CREATE_WALLET', wallet))
  const [from, payer]: string[] = addresses
  await chains.enrich(String(from))
  await chains.enrich(String(payer))
  const terms = { gasLimit: '21000', maxFeePerGas: '9000000000', maxPriorityFeePerGas: '7' }
  return {
    async send(intent) {
      const { kind, to, amount } = intent
      const calls = [{ to, value: String(amount) }]
      const made =
        kind === 'ethereum'
          ? await submit('eth_send_transaction', 'ETH_SEND_TRANSACTION_V2', {
              from,
              caip2: ETHEREUM,
              calls,
              ...terms,
            })
          : await submit('sol_send_transaction', 'SOL_SEND_TRANSACTION_V2', {
              unsignedTransaction: solanaParts(String(payer), intent),
              signWiths: [payer],
              caip2: SOLANA,
            })
      const { sendTransactionStatusId } = Object(made)
      const path = '/public/v1/query/get_send_transaction_status'
      return async () => endOf(intent, (await service.ask(path, { sendTransactionStatusId })).body)
    },
  }
}

/** What a person reads who then presses the same button again. */
export const PRESS_AGAIN: readonly unknown[] = [
  'RPC_CALL_ERROR',
  'RATE_LIMITED',
  'HTTP_STATUS',
  'NETWORK_FAILED',
  'ACTIVITY_UNKNOWN',
  'REQUEST_TIMED_OUT',
  'ACTIVITY_FAILED',
  'CHAIN_UNREACHABLE',
  'CHAIN_REFUSED',
]

const BASE = 'http://kit.test'

/** A kit over the service that is there, by its own network elsewhere. It approves what is asked. */
export function createChaosKit(service: ChaosService, chains: readonly ChainOptions[]): Latchkit {
  return createLatchkit({
    authProxyUrl: BASE,
    apiBaseUrl: BASE,
    authProxyConfigId: service.facts.authProxyConfigId,
    appName: 'Fieldnotes',
    keyStore: createMemoryKeyStore(),
    passkey: { autofill: false, offerAfterLogin: false },
    chains,
    signing: { confirm: async () => true },
    // as long as a busy machine takes: what a time-out hides is not told here
    timeoutMs: 300_000,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { origin, pathname, search } = new URL(request.url)
      if (origin !== BASE) return fetch(request)
      const { method, headers } = request
      const body = method === 'POST' ? await request.text() : undefined
      return service.fetchLive(pathname + search, { method, headers, ...(body ? { body } : {}) })
    },
  })
}

/** Pays by a kit of its own, as a person does who is logged in and approves. */
export async function createKitSender(
  service: ChaosService,
  chains: ChaosChains,
  email: string,
): Promise<Sender & { unmount(): void }> {
  const kit = createChaosKit(service, [{ caip2: ETHEREUM }, { caip2: SOLANA }])
  const unmount = kit.mount()
  await logIn(kit, service, email)
  const { ethereum, solana } = await createRichAccounts(kit, chains)

  async function sendOnce(intent: Intent) {
    const { kind, to, amount } = intent
    if (kind === 'ethereum') {
      const transaction = { caip2: ETHEREUM, to, value: amount, gas: 21_000n, ...FEES }
      return sendTransaction(kit, { account: ethereum, transaction })
    }
    const unsignedTransaction = solanaParts(solana.address, intent)
    const transaction = { caip2: SOLANA, unsignedTransaction }
    return sendTransaction(kit, { account: solana, transaction })
  }

  return {
    unmount,
    async send(intent) {
      for (;;) {
        try {
          const sent = await sendOnce(intent)
          if (!('statusId' in sent)) throw new Error(JSON.stringify(sent))
          const { statusId, hash } = sent
          const state = kit.session.getState()
          const organizationId = 'session' in state ? state.session.organizationId : ''
          const path = '/public/v1/query/get_send_transaction_status'
          // asked by the parent organization: the person may be logged out by then
          return async () => {
            const body = { organizationId, sendTransactionStatusId: statusId }
            const end = endOf(intent, (await service.ask(path, body)).body)
            // what the kit told is what counts
            return end.txStatus === 'INCLUDED' ? { ...end, hash } : end
          }
        } catch (error) {
          const { code, hash = null } = Object(error)
          if (code === 'TRANSACTION_FAILED')
            return async () => ({ ...intent, txStatus: 'FAILED', hash })
          if (code === 'SESSION_EXPIRED') {
            await logIn(kit, service, email)
            continue
          }
          // nobody was told an end: the person presses again
          if (!PRESS_AGAIN.includes(code)) throw error
          await chains.nextBlock()
        }
      }
    },
  }
}

/** Makes an account on each chain, with money on it. */
export async function createRichAccounts(kit: Latchkit, chains: ChaosChains) {
  const accounts = (['ethereum', 'solana'] as const).map(paramsFromNewAccount)
  await kit.submit('createWallet', { walletName: 'Main', accounts })
  const ethereum = await first(kit, 'ADDRESS_FORMAT_ETHEREUM')
  const solana = await first(kit, 'ADDRESS_FORMAT_SOLANA')
  await chains.enrich(ethereum.address)
  await chains.enrich(solana.address)
  return { ethereum, solana }
}

export async function logIn(kit: Latchkit, service: ChaosService, email: string): Promise<void> {
  const { login } = kit
  const result = login.open()
  await vi.waitUntil(() => login.state.getState().at === 'choosing', often)
  login.submitContact(email)
  await vi.waitUntil(() => login.state.getState().at === 'enteringCode', often)
  const path = `/inbox/messages?to=${encodeURIComponent(email)}`
  const { body: inbox } = await service.readLive(path, { method: 'GET' })
  login.submitCode(String(inbox.messages?.[0]?.code))
  await result
}

async function first(kit: Latchkit, format: string): Promise<Account> {
  const [account] = await listAccounts(kit, format)
  if (!account) throw new Error(`no account of ${format}`)
  return account
}
