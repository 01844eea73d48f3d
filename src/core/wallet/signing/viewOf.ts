import { wait } from '../../../lib/wait.ts'
import type { Latchkit } from '../../latchkit.ts'
import { accountFromWire } from '../account.ts'
import { factsFrom } from '../chainFacts.ts'
import { type NamedContract, namedContractFromWire } from '../contractInterface.ts'
import { describe } from './describe/describe.ts'
import { isSame } from './describe/party.ts'
import type { ChainReader, Presenter, SignFacts } from './describe/reading.ts'
import type { Load } from './load.ts'
import { PERMIT2 } from './permissionTerms.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { readerOf } from './readerOf.ts'
import type { SignView } from './signView.ts'
import { whenAborted } from './whenAborted.ts'

/** What reading a request asks of a kit. */
export type ReadingKit = Pick<Latchkit, 'query' | 'options' | 'nowMs'>

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
  load: Load,
): Promise<SignView> {
  const loaded = await load[readerOf(request)]()
  const { read, storedReader = 'storedCall' }: Presenter =
    'next' in loaded ? await loaded.next(request, load) : loaded
  const chainFacts: ChainReader = 'chainFacts' in loaded ? loaded.chainFacts : factsFrom
  const { location } = globalThis
  const facts: SignFacts = {
    origin: location?.origin ?? '',
    host: location?.host ?? '',
    nowMs: kit.nowMs(),
    chainOf: (caip2) =>
      request.chain?.caip2 === caip2 ? request.chain : chainFacts(caip2, kit.options.chains),
    interfaces: [],
    accounts: [],
  }
  const view = describe(request, facts, read)
  // a message names nobody
  if (view.details.every(({ kind }) => kind === 'text' || kind === 'data')) return view
  const names = await namesFrom(kit, signal)
  const isCalled = (address: string) =>
    view.details.some((one) => one.kind === 'contract' && isSame(one.party.address, address))
  const stored = names.interfaces.filter(({ address }) => isCalled(address))
  const readerName = isCalled(PERMIT2) ? 'permit2Call' : stored.length > 0 && storedReader
  const reader = readerName ? await load[readerName]() : null
  const functions = await reader?.storedFacts(stored, names)
  return describe(request, { ...facts, ...names, ...functions }, read)
}

type Names = Pick<SignFacts, 'accounts'> & { readonly interfaces: readonly NamedContract[] }

/** What is stored about contracts, the newest first, and the person's own accounts; none of what does not come in time. */
async function namesFrom(kit: ReadingKit, takenBack: AbortSignal): Promise<Names> {
  const over = new AbortController()
  const { signal } = over
  const late = Promise.race([wait(MOST_MS, signal), whenAborted(takenBack)]).then(() => {
    over.abort()
    return []
  })
  const orNone = <T>(asked: Promise<readonly T[]>) =>
    Promise.race([asked.catch((): readonly T[] => []), late])
  const [interfaces, accounts] = await Promise.all([
    orNone(interfacesOf(kit, signal)),
    orNone(accountsOf(kit, signal)),
  ])
  over.abort()
  return { interfaces, accounts }
}

async function interfacesOf({ query }: ReadingKit, signal: AbortSignal) {
  const { smartContractInterfaces } = await query('listSmartContractInterfaces', {}, { signal })
  return smartContractInterfaces.map(namedContractFromWire).toReversed()
}

/** The first hundred accounts of the person. */
export async function accountsOf({ query }: ReadingKit, signal: AbortSignal) {
  const body = { paginationOptions: { limit: '100' } }
  const { accounts } = await query('listWalletAccounts', body, { signal })
  return accounts.map(accountFromWire)
}
