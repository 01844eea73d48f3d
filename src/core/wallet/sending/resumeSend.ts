import type { Latchkit } from '../../latchkit.ts'
import type { ChainFacts } from '../chain.ts'
import { createEthereumSend } from './ethereumNodeSend.ts'
import { followBytes, SENT_BEFORE } from './followBytes.ts'
import { rememberSend } from './followedSends.ts'
import type { NodeSendStep } from './nodeSend.ts'
import { getSendRecords, type NodeRecord } from './sendRecords.ts'
import { createSolanaSend } from './solanaNodeSend.ts'

/** A person waits for the first step: it comes sooner than with a new transaction. */
const PATIENCE = { tellsAfterMs: 5000, repeatsAfterMs: 12_000, endsAfterMs: 15 * 60_000 }

/**
 * Goes on with a transaction that this page has not sent, or follows no longer: repeats the same bytes and looks them up. How far
 * it is stands in `openSends`.
 */
export function resumeSend(
  { options }: Pick<Latchkit, 'options'>,
  { caip2, rpcUrl }: ChainFacts,
  { id, signed, account }: NodeRecord,
): void {
  const keep = rememberSend(options, id)
  if (rpcUrl === null) {
    keep('ended')
    return
  }
  const records = getSendRecords(options)
  let last: NodeSendStep['at'] = 'sending'
  const onStep = ({ at }: NodeSendStep) => {
    last = at
    keep(at)
    if (at === 'included') void records.mark(id, 'isFinal')
    else if (at === 'refused' || at === 'replaced') void records.drop(id)
  }
  const never = new AbortController().signal
  const follow = async () => {
    const send = caip2.startsWith('solana:')
      ? createSolanaSend(rpcUrl, options, signed, { caip2 })
      : createEthereumSend(rpcUrl, options, signed, { caip2, from: account })
    // what is stored may be anybody's: it goes out under its own name, or not at all
    if (send.hash === id) await followBytes(send, onStep, never, PATIENCE, SENT_BEFORE)
  }
  const end = () => {
    if (last === 'lost' || last === 'sending' || last === 'known') keep('ended')
  }
  follow().then(end, end)
}
