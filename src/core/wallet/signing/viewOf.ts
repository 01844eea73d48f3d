import { wait } from '../../../lib/wait.ts'
import { loadOnce } from '../../http/loadOnce.ts'
import type { Latchkit } from '../../latchkit.ts'
import { accountFromWire } from '../account.ts'
import { contractInterfaceFromWire } from '../contractInterface.ts'
import type { Reader, SignFacts } from './describe/reading.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { type ReaderName, readerOf } from './readerOf.ts'
import type { SignView } from './signView.ts'

/** What reading a request asks of a kit. */
export type ReadingKit = Pick<Latchkit, 'query' | 'options' | 'nowMs'>

/** Of its own: a page is there before anybody signs. */
const loadDescribe = loadOnce(() => import('./describe/describe.ts'))

/** One for each kind: who signs a message reads no transaction. */
const loadReader: Readonly<Record<ReaderName, () => Promise<Reader>>> = {
  payload: loadOnce(async () => (await import('./describe/payload.ts')).describePayload),
  typedData: loadOnce(async () => (await import('./describe/typedData.ts')).describeTypedData),
  ethereum: loadOnce(
    async () => (await import('./describe/rawTransaction.ts')).describeEthereumRequest,
  ),
  ethereumPayload: loadOnce(
    async () => (await import('./describe/ethereumPayload.ts')).describeEthereumPayload,
  ),
  solana: loadOnce(async () => (await import('./describe/solana.ts')).describeSolanaRequest),
  solanaPayload: loadOnce(
    async () => (await import('./describe/solanaPayload.ts')).describeSolanaPayload,
  ),
}

/** Nobody waits longer for names, in milliseconds: what is not there by then is unknown. */
const MOST_MS = 4000

/**
 * Reads a request for a person. It takes the parameters that go out, and looks up names; what cannot be looked up is shown
 * as unknown.
 */
export async function viewOf(
  kit: ReadingKit,
  request: PreparedRequest,
  signal: AbortSignal,
): Promise<SignView> {
  const loading = [loadDescribe(), loadReader[readerOf(request)]()] as const
  const [{ describe }, read] = await Promise.all(loading)
  const { location } = globalThis
  const facts: SignFacts = {
    origin: location?.origin ?? '',
    host: location?.host ?? '',
    nowMs: kit.nowMs(),
    chains: kit.options.chains,
    interfaces: [],
    accounts: [],
  }
  const view = describe(request, facts, read)
  // a message names nobody
  if (view.details.every(({ kind }) => kind === 'text' || kind === 'data')) return view
  return describe(request, { ...facts, ...(await namesFrom(kit, signal)) }, read)
}

type Names = Pick<SignFacts, 'interfaces' | 'accounts'>

/** What is stored about contracts, the newest first, and the person's own accounts; none of what does not come in time. */
async function namesFrom(kit: ReadingKit, takenBack: AbortSignal): Promise<Names> {
  const over = new AbortController()
  const { signal } = over
  const end = () => over.abort()
  takenBack.addEventListener('abort', end)
  if (takenBack.aborted) end()
  const late = wait(MOST_MS, signal).then(() => {
    end()
    return []
  })
  const orNone = <T>(asked: Promise<readonly T[]>) =>
    Promise.race([asked.catch((): readonly T[] => []), late])
  const [interfaces, accounts] = await Promise.all([
    orNone(interfacesOf(kit, signal)),
    orNone(accountsOf(kit, signal)),
  ])
  takenBack.removeEventListener('abort', end)
  end()
  return { interfaces, accounts }
}

async function interfacesOf({ query }: ReadingKit, signal: AbortSignal) {
  const { smartContractInterfaces } = await query('listSmartContractInterfaces', {}, { signal })
  return smartContractInterfaces.map(contractInterfaceFromWire).toReversed()
}

async function accountsOf({ query }: ReadingKit, signal: AbortSignal) {
  const body = { paginationOptions: { limit: '100' } }
  const { accounts } = await query('listWalletAccounts', body, { signal })
  return accounts.map(accountFromWire)
}
