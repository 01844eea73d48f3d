import { wait } from '../../../lib/wait.ts'
import { loadOnce } from '../../http/loadOnce.ts'
import type { Latchkit } from '../../latchkit.ts'
import { accountFromWire } from '../account.ts'
import { contractInterfaceFromWire } from '../contractInterface.ts'
import type { Reader, SignFacts } from './describe/reading.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { type PayloadName, type ReaderName, readerOf } from './readerOf.ts'
import type { SignView } from './signView.ts'

/** What reading a request asks of a kit. */
export type ReadingKit = Pick<Latchkit, 'query' | 'options' | 'nowMs'>

/** Of its own: a page is there before anybody signs. */
const loadDescribe = loadOnce(() => import('./describe/describe.ts'))

/** One for each kind: who signs a message reads no transaction. */
const loadReader: Readonly<Record<ReaderName, () => Promise<Reader>>> = {
  payload: loadOnce(async () => (await import('./describe/payload.ts')).describePayload),
  text: loadOnce(async () => (await import('./describe/payloadText.ts')).describeText),
  typedData: loadOnce(async () => (await import('./describe/typedData.ts')).describeTypedData),
  authorization: loadOnce(
    async () => (await import('./describe/authorizationText.ts')).describeAuthorizationText,
  ),
  authorizationBytes: loadOnce(
    async () => (await import('./describe/ethereumPayload.ts')).describeAuthorizationBytes,
  ),
  ethereumTransfer: loadOnce(
    async () => (await import('./describe/ethereumTransfer.ts')).describeEthereumTransfer,
  ),
  ethereumCall: loadOnce(
    async () => (await import('./describe/ethereumCall.ts')).describeEthereumCall,
  ),
  ethereum: loadOnce(
    async () => (await import('./describe/rawTransaction.ts')).describeEthereumRequest,
  ),
  solana: loadOnce(async () => (await import('./describe/solana.ts')).describeSolanaRequest),
}

/** What tells apart what such bytes are. */
const loadChoice: Readonly<
  Record<PayloadName, () => Promise<(request: PreparedRequest) => ReaderName>>
> = {
  ethereumPayload: loadOnce(
    async () => (await import('./describe/ethereumPayload.ts')).readerOfEthereumPayload,
  ),
  solanaPayload: loadOnce(
    async () => (await import('./describe/solanaPayload.ts')).readerOfSolanaPayload,
  ),
}

async function loadReaderOf(request: PreparedRequest): Promise<Reader> {
  const name = readerOf(request)
  if (name !== 'ethereumPayload' && name !== 'solanaPayload') return loadReader[name]()
  const readerOfPayload = await loadChoice[name]()
  return loadReader[readerOfPayload(request)]()
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
  const loading = [loadDescribe(), loadReaderOf(request)] as const
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
  const names = await namesFrom(kit, signal)
  const storedCall = await storedCallIn(names, view)
  return describe(request, { ...facts, ...names, storedCall }, read)
}

/** Of its own: only some have stored anything of the contract that is called. */
const loadStoredCall = loadOnce(async () => (await import('./describe/storedCall.ts')).storedCall)

async function storedCallIn({ interfaces }: Names, { details }: SignView) {
  const called = details.flatMap((detail) =>
    detail.kind === 'contract' ? [detail.party.address.toLowerCase()] : [],
  )
  const isStored = interfaces.some(
    ({ address, chain }) => chain === 'ethereum' && called.includes(address.toLowerCase()),
  )
  if (!isStored) return undefined
  const storedCall = await loadStoredCall()
  return (contract: string, selector: string) => storedCall(interfaces, contract, selector)
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
