import { isLatchkitError } from '../../../errors/anyError.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import type { ChainFacts } from '../chain.ts'
import { sendByNode, sendTransaction } from '../signing/actions.ts'
import type { SigningKit } from '../signing/createSigning.ts'
import { signingOf } from '../signing/signingOf.ts'
import type { Cancelled } from '../signing/signOutcome.ts'
import type { SigningAccount } from '../signing/signRequest.ts'
import { countDeclinedAll, MOST_WAITING, toTooManyError } from '../signing/waitingRequests.ts'
import { askGas } from './askChain.ts'
import { createChainRpc } from './chainRpc.ts'
import type { EthereumTransaction } from './ethereumTransaction.ts'
import { fillTransaction } from './fillTransaction.ts'
import { findFreeNonce } from './findFreeNonce.ts'
import { gasLists } from './gasLists.ts'
import { countInTurn, inTurn } from './inTurn.ts'
import type { ChainRpc } from './nodeRpc.ts'
import { findAtService, sendOnce } from './openSends.ts'
import { planBroadcast } from './planBroadcast.ts'
import { unsignedTransaction } from './unsignedTransaction.ts'

const CANCELLED: Cancelled = { cancelled: true }

/** Who sends what, and where. */
export type EthereumSend = {
  readonly account: SigningAccount
  readonly chain: ChainFacts
  readonly transaction: EthereumTransaction
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks the person to sign a transaction, and sends it: by the service where it can, else by the app's own node.
 *
 * The service sends calls on the chains that it knows. A new contract, a transaction of another kind and any other chain go
 * out by the node. Where the app names one, what would fail is refused before anybody is asked.
 *
 * @returns the hash, as soon as the network has it.
 * @throws RateLimitedError `RATE_LIMITED` when five others of the account wait already.
 * @throws ChainRefusedError `CHAIN_REFUSED` when it would fail, or the node does not take it.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when the node gives no answer; with a `hash` while nobody can tell
 *   whether the network has this transaction, or the one before.
 * @throws TransactionFailedError `TRANSACTION_FAILED` when the service could not send it.
 */
export async function sendOnEthereum(
  kit: SigningKit,
  send: EthereumSend,
): Promise<{ readonly hash: string } | Cancelled> {
  const key = `${send.chain.caip2} ${send.account.address}`
  if (countInTurn(kit, key) > MOST_WAITING) throw toTooManyError()
  const declined = countDeclinedAll(kit.options)
  // else two that are asked for at once would bear the same number
  return inTurn(kit, key, async () => {
    // the person has declined all that waited, and this did
    if (countDeclinedAll(kit.options) > declined) return CANCELLED
    const { account, chain, transaction } = send
    const content = readPayment(transaction)
    const request = { account: account.address, chain, content }
    return sendOnce<{ readonly hash: string }>(
      kit,
      request,
      () => sendNow(kit, send, content),
      (error) => signingOf(kit).showFailure(error, chain),
    )
  })
}

/** What a transaction does, in numbers or as their text. */
type Payment = Pick<EthereumTransaction, 'to' | 'data' | 'authorizationList'> & {
  readonly value?: bigint | string | undefined
}

/** All that a transaction does, as text, but for what differs each time: the nonces, the fees and the signatures. */
function readPayment({ to, value = 0n, data = '0x', authorizationList }: Payment): string {
  const delegations = authorizationList?.map(({ chainId, address }) => `${chainId} ${address}`)
  const parts = [to, value, data, ...(delegations ? [delegations.join(' ')] : [])]
  return parts.map((part) => String(part).toLowerCase()).join()
}

async function sendNow(
  kit: SigningKit,
  { account, chain, transaction, signal }: EthereumSend,
  content: string,
): Promise<{ readonly hash: string } | Cancelled> {
  const { sendChains } = await kit.loadConfig({ signal })
  const rpc = createChainRpc(chain, kit.options)
  const before = await findAtService(kit, { account, chain }, ({ calls }) => {
    const [call, ...others]: Payment[] = Array.isArray(calls) ? calls : []
    return call !== undefined && others.length === 0 && readPayment(call) === content
  })
  const broadcast = before ? 'service' : planBroadcast(chain, transaction, sendChains)
  if (broadcast === 'node') {
    const own = async () => findFreeNonce(kit, rpc, chain, account.address, signal)
    const nonce = transaction.nonce ?? (await own())
    const filled = await fillTransaction(rpc, account.address, { ...transaction, nonce }, signal)
    const type = 'TRANSACTION_TYPE_ETHEREUM' as const
    const unsigned = { caip2: chain.caip2, type, unsignedTransaction: unsignedTransaction(filled) }
    const hasAppNonce = transaction.nonce !== undefined
    const outgoing = { ...unsigned, broadcast, content, hasAppNonce }
    return sendByNode(kit, { account, chain, transaction: outgoing, signal })
  }
  const isTried = !before && transaction.gas === undefined && chain.rpcUrl !== null
  const gas = isTried
    ? await askGas(rpc, account.address, transaction, gasLists(transaction), signal)
    : transaction.gas
  // the body of before is submitted again, whatever the fees of this request are: they may be none that the service takes
  const { to, value, data, caip2 } = transaction
  const same = { caip2, to, value, data, sponsored: before?.parameters.sponsor === true }
  try {
    return await sendTransaction(kit, {
      account,
      chain,
      transaction: before ? same : { ...transaction, gas },
      signal,
    })
  } catch (error) {
    // it failed on the chain: there it has its name, and its receipt says so
    if (isLatchkitError(error, 'TRANSACTION_FAILED') && (await isOnChain(rpc, error.hash)))
      return { hash: error.hash ?? '' }
    throw error
  }
}

async function isOnChain(rpc: ChainRpc, hash: string | null): Promise<boolean> {
  if (hash === null) return false
  try {
    return isRecord(await rpc.request('eth_getTransactionByHash', [hash]))
  } catch {
    return false // nobody can say: then the failure is all that is known
  }
}
