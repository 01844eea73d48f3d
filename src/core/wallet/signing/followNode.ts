import { ChainUnreachableError } from '../../../errors/chain.ts'
import { InvalidResponseError } from '../../../errors/http.ts'
import { createDeferred } from '../../../lib/deferred.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import type { SendTransactionError } from '../../../wire/fields/sendTransactionError.ts'
import type { NodeRefusal } from '../../../wire/nodeVerdict.ts'
import type { Latchkit } from '../../latchkit.ts'
import { toLostError, toRefusedError } from '../sending/broadcastSigned.ts'
import { createEthereumSend, getNonce, requireSameEthereum } from '../sending/ethereumNodeSend.ts'
import { followBytes, type Patience } from '../sending/followBytes.ts'
import { rememberSend } from '../sending/followedSends.ts'
import { getKeptNonce } from '../sending/getKeptNonce.ts'
import type { NodeSend, NodeSendStep } from '../sending/nodeSend.ts'
import { toBeforeError } from '../sending/openSends.ts'
import { readRefusal } from '../sending/readRefusal.ts'
import { digestText, getSendRecords, type NodeRecord } from '../sending/sendRecords.ts'
import { createSolanaSend, requireSameSolana } from '../sending/solanaNodeSend.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { BroadcastTransaction } from './signOutcome.ts'
import type { SignState } from './signState.ts'
import type { Amount, SignView } from './signView.ts'

type Shown = Omit<Extract<SignState, { at: 'signing' }>, 'at'>

type FollowingKit = Pick<Latchkit, 'nowMs' | 'options'>

/**
 * Sends a signed transaction by the app's own node, follows it and shows how far it is.
 *
 * @param signed - the whole transaction, hex without 0x.
 * @param signal - ends it, once a node has the bytes or nobody can tell.
 * @returns as soon as a node has the bytes; showing goes on to the end.
 * @throws ChainRefusedError `CHAIN_REFUSED` when the node refuses the bytes, and no node can have them.
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` with the hash when nobody can tell whether the network has them. The kit
 *   goes on looking, and repeats the same bytes.
 * @throws InvalidResponseError `INVALID_RESPONSE` when the service signed another transaction.
 */
export async function followNode(
  kit: FollowingKit,
  signed: string,
  shown: Shown,
  show: (state: SignState) => unknown,
  signal: AbortSignal,
  patience?: Patience,
): Promise<BroadcastTransaction> {
  const startedAtMs = kit.nowMs()
  const send = createSend(kit, shown.request, signed)
  const { hash } = send
  const out = createDeferred<BroadcastTransaction>()
  const records = getSendRecords(kit.options)
  await claim(kit, shown.request, { hash, signed })
  const keep = rememberSend(kit.options, hash)
  const sending = (step: 'signed' | 'sent'): SignState => {
    return { ...shown, at: 'sending', step, hash: step === 'sent' ? hash : null, startedAtMs }
  }
  show(sending('signed'))
  let last: NodeSendStep['at'] = 'sending'
  const onStep = async (step: NodeSendStep): Promise<void> => {
    last = step.at
    keep(step.at)
    // these bytes can never be included: they are stored no longer
    if (step.at === 'refused' || step.at === 'replaced') void records.drop(hash)
    else if (step.at === 'included') void records.mark(hash, 'isFinal')
    switch (step.at) {
      case 'sending':
        return
      case 'known':
        out.resolve({ kind: 'broadcast', hash })
        return void show(sending('sent'))
      case 'included': {
        out.resolve({ kind: 'broadcast', hash })
        const tookMs = kit.nowMs() - startedAtMs
        const fee = await feeOf(kit, shown.view, hash).catch(() => null)
        return void show(
          step.hasFailed
            ? { ...shown, at: 'reverted', hash, reason: null, fee }
            : { ...shown, at: 'sent', hash, tookMs, fee },
        )
      }
      case 'refused':
        out.reject(toRefusedError(step.refusal))
        return void show({
          ...shown,
          at: 'reverted',
          hash: null,
          reason: reasonFrom(step.refusal),
          fee: null,
        })
      case 'replaced':
        out.reject(toRefusedError(null, 'Another transaction has its number, or it has expired.'))
        return void show({
          ...shown,
          at: 'reverted',
          isReplaced: true,
          hash,
          reason: null,
          fee: null,
        })
      case 'lost': {
        const error = toLostError(hash, step.refusal)
        out.reject(error)
        const { id, place } = shown
        const { chain } = shown.view
        return void show({ at: 'failed', id, place, error, wasSent: true, chain })
      }
      default:
        return step satisfies never
    }
  }
  followBytes(send, onStep, signal, patience)
    .catch((cause: unknown) => out.reject(new ChainUnreachableError({ hash, cause })))
    .finally(() => {
      if (last === 'lost' || last === 'known') keep('ended')
      // whoever waits learns the hash, whatever became of it
      out.reject(new ChainUnreachableError({ hash }))
    })
  return out.promise
}

/**
 * Stores the transaction before its first byte leaves, so that neither a page that is loaded again nor another tab pays it twice,
 * and none takes the nonce of another.
 *
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` with the hash of the same payment, which another tab has begun to send; or of
 *   another one that has taken the nonce since this one was prepared.
 */
async function claim(
  { options }: FollowingKit,
  { account, activity, caip2, content, hasAppNonce, parameters }: PreparedRequest,
  { hash, signed }: { readonly hash: string; readonly signed: string },
): Promise<void> {
  const record = {
    by: 'node' as const,
    id: hash,
    caip2: caip2 ?? '',
    account: account.address,
    digest: await digestText(content ?? hash),
    sinceMs: Date.now(),
    signed,
  }
  const type = activity === 'signTransaction' ? parameters.type : undefined
  // an app that names the nonce itself may want to replace what bears it
  const nonce =
    type === 'TRANSACTION_TYPE_ETHEREUM' && hasAppNonce !== true ? getNonce(signed) : null
  const isInWay = (other: NodeRecord) => nonce !== null && getKeptNonce(other) === nonce
  const stored: NodeRecord = await getSendRecords(options).claim<NodeRecord>(record, isInWay)
  if (stored.id !== hash) throw toBeforeError(stored.id, stored.digest !== record.digest)
}

function createSend(kit: FollowingKit, request: PreparedRequest, signed: string): NodeSend {
  const { account, activity, parameters, chain, send } = request
  const rpcUrl = chain?.rpcUrl ?? null
  if (rpcUrl === null || activity !== 'signTransaction')
    throw new InvalidResponseError({ details: 'no node to send it by' })
  const { type, unsignedTransaction } = parameters
  const caip2 = chain?.caip2 ?? ''
  if (type === 'TRANSACTION_TYPE_SOLANA') {
    requireSameSolana(unsignedTransaction, signed)
    return createSolanaSend(rpcUrl, kit.options, signed, { caip2, send })
  }
  requireSameEthereum(unsignedTransaction, signed)
  return createEthereumSend(rpcUrl, kit.options, signed, { caip2, from: account.address })
}

/** A node's refusal in the form in which the service says why a transaction failed. */
function reasonFrom(refusal: NodeRefusal | null): SendTransactionError {
  const { code, data, message: said = '' } = refusal ?? {}
  const message =
    refusal === null ? undefined : readRefusal({ code: code ?? 0, message: said, data }).details
  const logs = isRecord(refusal?.data) ? refusal.data.logs : undefined
  const isLog = Array.isArray(logs) && logs.every((line) => typeof line === 'string')
  return { message, ...(isLog && { solana: { source: 'preflight', rpcMessage: message, logs } }) }
}

/** What the network took of the account; null when the node does not know. */
async function feeOf(kit: FollowingKit, view: SignView, hash: string): Promise<Amount | null> {
  const { feePaid } = await import('../sending/feePaid.ts')
  return feePaid(kit, view, hash)
}
