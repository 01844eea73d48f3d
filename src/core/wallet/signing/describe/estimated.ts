import type { SendEstimate } from '../preparedRequest.ts'
import type { SignDetail } from '../signView.ts'
import { type Draft, worst } from './reading.ts'

/** With what the chain's node said of it: what the fee should be, that it would fail, or that nobody knows it. */
export function estimated(draft: Draft, estimate: SendEstimate | undefined): Draft {
  if (!estimate) return draft
  const { usual, failure, isSimulated } = estimate
  const details = draft.details.map((detail) => withUsual(detail, usual))
  if (failure === null) {
    const unknown = isSimulated ? [] : [{ kind: 'notSimulated' } as const]
    return { ...draft, details, warnings: [...draft.warnings, ...unknown] }
  }
  const reason = failure === '' ? null : failure
  return {
    ...draft,
    details,
    level: worst(draft.level, 'caution'),
    warnings: [...draft.warnings, { kind: 'wouldFail', reason }],
  }
}

function withUsual(detail: SignDetail, usual: bigint | null): SignDetail {
  if (detail.kind !== 'fee' || detail.most === null || usual === null) return detail
  return { ...detail, usual: { ...detail.most, raw: usual } }
}
