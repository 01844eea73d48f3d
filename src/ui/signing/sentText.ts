import type { SignView } from '../../core/wallet/signing/signView.ts'
import type { OutcomeWords } from '../../react/signingWords.ts'
import { safeName } from './safeName.ts'

/** Where it was confirmed, and how long that took. */
export function sentText(
  { chain }: Pick<SignView, 'chain'>,
  tookMs: number,
  outcome: OutcomeWords,
): string {
  const name = chain?.name ?? null
  return outcome.sentText(
    name === null ? null : safeName(name),
    Math.max(1, Math.round(tookMs / 1000)),
  )
}
