import type { ChainFacts } from '../../core/wallet/chain.ts'
import { listAccounts } from '../../core/wallet/listAccounts.ts'
import { quantity } from '../../core/wallet/sending/askChain.ts'
import type { ChainRpc } from '../../core/wallet/sending/nodeRpc.ts'
import { sendOnEthereum } from '../../core/wallet/sending/sendOnEthereum.ts'
import { getSendRecords } from '../../core/wallet/sending/sendRecords.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { isRecord } from '../../lib/isRecord.ts'
import { awaitReceipt } from '../awaitReceipt.ts'
import { bundleStatus } from '../bundleStatus.ts'
import type { Bundle } from '../bundles.ts'
import {
  amountFrom,
  hexFrom,
  invalid,
  listFrom,
  manyFrom,
  quantityFrom,
  receiverFrom,
  recordFrom,
  requiredHex,
  requiredQuantity,
  textFrom,
} from '../params.ts'
import { failure } from '../providerError.ts'
import type { MethodContext, Methods } from './method.ts'
import { settled } from './settled.ts'

/** More than a person will read one after the other. */
const MOST_CALLS = 20
/** 4096 bytes in hex, with 0x. */
const LONGEST_ID = 8194
/** How long a call may take until the next one is given up, in milliseconds. */
const MOST_MS = 180_000

/** Calls that are sent together (EIP-5792, version 2). Ours: each shown by itself, when the one before has succeeded; none atomic. */
export const callMethods: Methods = {
  wallet_getCapabilities: async ({ chains, connection }, params) => {
    const [address, wanted] = listFrom(params)
    await connection.account(requiredHex('the address', address, 20))
    const readId = (id: unknown) => requiredQuantity('the chain', id)
    const ids = manyFrom('the chains', wanted, readId) ?? chains.ids()
    const known = ids.filter((id) => chains.find(id))
    const atomic = { status: 'unsupported' }
    return Object.fromEntries(known.map((id) => [quantity(id), { atomic }]))
  },
  wallet_sendCalls: async (context, params) => {
    const bundle = bundleFrom(context, listFrom(params)[0])
    const keeping = context.bundles.begin(bundle.id)
    const hashes: string[] = []
    const keep = (at: Bundle['at']) =>
      keeping.keep({ chainId: bundle.chainId, hashes: [...hashes], at })
    // at once: the same id may be on its way a second time
    keep('open')
    try {
      await sendInOrder(context, bundle, (hash) => {
        hashes.push(hash)
        keep('open')
      })
      keep('whole')
    } catch (error) {
      // it may be on its way: its status says what becomes of it
      const lost = error instanceof Error ? lostHashOf(error) : null
      if (lost !== null) hashes.push(lost)
      // what is sent is sent: its status says that it is not all
      if (hashes.length > 0) keep('ended')
      else {
        keeping.drop()
        throw error
      }
    }
    return { id: bundle.id }
  },
  wallet_getCallsStatus: async (context, params) => {
    const { bundles, chains } = context
    const { id, bundle } = bundleOf(bundles, params)
    const chain = chains.find(bundle.chainId)
    const caip2 = `eip155:${bundle.chainId}`
    const mayBeMore = bundle.isCut === true && (await isAnyUntold(context, { caip2 }))
    return bundleStatus(chains.rpc(chain), id, bundle, mayBeMore)
  },
  wallet_showCallsStatus: ({ bundles, options }, params) => {
    const { id } = bundleOf(bundles, params)
    if (!options.showCallsStatus)
      throw failure('unsupportedMethod', 'This app shows no status of calls.')
    options.showCallsStatus(id)
    return null
  },
}

/** Whether a payment of the person is stored whose outcome no page knows: a page that has gone may have sent it. */
async function isAnyUntold(
  { kit }: MethodContext,
  { caip2 }: Pick<ChainFacts, 'caip2'>,
): Promise<boolean> {
  const records = getSendRecords(kit.options)
  // also before the page has asked for its accounts again
  for (const { address: account } of await listAccounts(kit, 'ADDRESS_FORMAT_ETHEREUM')) {
    const stored = await records.find({ caip2, account })
    if (stored.some((one) => one.by === 'service' || !one.isTold)) return true
  }
  return false
}

/** The transaction of these calls that may have reached the network, when nobody can tell. */
function lostHashOf(error: Error): string | null {
  return isLatchkitError(error, 'CHAIN_UNREACHABLE') && !error.isEarlier ? error.hash : null
}

/** Tells the hash of each call that is sent. None is asked for before the one before it has succeeded. */
async function sendInOrder(
  { kit, chains, connection }: MethodContext,
  { chain, calls, from }: AskedBundle,
  onSent: (hash: string) => void,
): Promise<void> {
  const account = await connection.account(from ?? (await connection.addresses())[0] ?? '')
  let before: string | undefined
  for (const call of calls) {
    if (before !== undefined) await requireSuccess(chains.rpc(chain), chain, before)
    const transaction = { caip2: chain.caip2, ...call }
    const sent = await sendOnEthereum(kit, { account, chain, transaction })
    before = settled(kit, sent).hash
    onSent(before)
  }
}

/**
 * A call may need the one before it, as a swap an approval: nodes try calls out on the last block. Where the app names no
 * node nobody can tell, and the service tries them out.
 */
async function requireSuccess(rpc: ChainRpc, { rpcUrl }: ChainFacts, hash: string): Promise<void> {
  if (rpcUrl === null) return
  const receipt = await awaitReceipt(rpc, hash, AbortSignal.timeout(MOST_MS))
  if (receipt?.status !== '0x1')
    throw failure('transactionRejected', 'The call before did not succeed.')
}

type AskedBundle = ReturnType<typeof bundleFrom>

function bundleOf(bundles: MethodContext['bundles'], params: unknown) {
  const id = textFrom('the id', listFrom(params)[0])
  const bundle = bundles.get(id)
  if (!bundle) throw failure('unknownBundle', 'No calls were sent by that id.')
  return { id, bundle }
}

function bundleFrom({ bundles, chains }: MethodContext, value: unknown) {
  const given = recordFrom('params[0]', value)
  if (given.version !== undefined && !/^(1\.0|2\.0\.0)$/.test(textFrom('version', given.version)))
    throw invalid('version must be 2.0.0')
  const { atomicRequired = false } = given
  // a word that means yes, taken for no, would send one by one what must not be
  if (typeof atomicRequired !== 'boolean') throw invalid('atomicRequired must be true or false')
  if (atomicRequired)
    throw failure('atomicityUnsupported', 'Calls are sent one after the other, not atomically.')
  requireNoCapabilities(given.capabilities)
  const id = given.id === undefined ? newId() : textFrom('id', given.id)
  if (id.length > LONGEST_ID) throw invalid(`id must have at most ${LONGEST_ID} characters`)
  if (bundles.has(id)) throw failure('duplicateId', 'Calls were sent by that id already.')
  const calls = manyFrom('calls', given.calls, callFrom) ?? []
  if (calls.length === 0) throw invalid('calls must not be empty')
  if (calls.length > MOST_CALLS)
    throw failure('bundleTooLarge', `At most ${MOST_CALLS} calls are sent together.`)
  const chainId = quantityFrom('chainId', given.chainId) ?? BigInt(chains.idHex())
  const from = hexFrom('from', given.from, 20)
  const chain = chains.find(chainId)
  if (!chain) throw failure('unsupportedChain', `The chain ${chainId} is not supported.`)
  return { id, chainId, chain, calls, from }
}

function callFrom(value: unknown) {
  const call = recordFrom('calls', value)
  requireNoCapabilities(call.capabilities)
  const data = hexFrom('data', call.data)
  return { to: receiverFrom(call.to, data), value: amountFrom('value', call.value), data }
}

/** What the app can do without is left out; all else is refused. */
function requireNoCapabilities(value: unknown): void {
  if (value === undefined) return
  for (const [name, capability] of Object.entries(recordFrom('capabilities', value)))
    if (!isRecord(capability) || capability.optional !== true)
      throw failure('unsupportedCapability', `The capability ${name} is not supported.`)
}

function newId(): string {
  return `0x${hexFromBytes(crypto.getRandomValues(new Uint8Array(32)))}`
}
