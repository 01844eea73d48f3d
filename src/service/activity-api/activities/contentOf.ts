import type { ServiceParts } from '../../parts.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { BoundActivity } from '../bindActivity.ts'
import { SEALED_MEMBER, sealSecrets } from './activitySecrets.ts'
import { type Members, splitMembers } from './splitMembers.ts'

/** What an activity is about. */
type Draft = {
  readonly activity: BoundActivity
  readonly intent: Members
  /** What came of it; null while nothing did. */
  readonly outcome: Members | null
  /** The signed body. */
  readonly message: string
}

/**
 * What a row keeps of an activity: intent and result, their secrets sealed.
 *
 * @returns with `message`, which is empty where the signed body is among the secrets.
 */
export async function contentOf(
  parts: Pick<ServiceParts, 'sealer'>,
  place: Pick<ActivityRow, 'id' | 'organizationId'>,
  { activity, message, ...draft }: Draft,
): Promise<Pick<ActivityRow, 'intent' | 'result'> & { readonly message: string }> {
  const intent = splitMembers(draft.intent, activity.secrets.intent)
  const result = splitMembers(draft.outcome ?? {}, activity.secrets.result)
  const hasSecrets = [intent.secret, result.secret].some((held) => Object.keys(held).length > 0)
  const secrets = { intent: intent.secret, result: result.secret, message }
  return {
    intent: { [activity.intentKey]: intent.open },
    result: {
      ...(draft.outcome === null ? {} : { [activity.resultKey]: result.open }),
      ...(hasSecrets ? { [SEALED_MEMBER]: await sealSecrets(parts, place, secrets) } : {}),
    },
    message: hasSecrets ? '' : message,
  }
}
