import * as v from 'valibot'
import { parseStrictJson } from '../../lib/strictJson.ts'
import type { WebhookEventType } from '../../wire/fields/webhookEndpoint.ts'

/** What filters can ask for: members of an event, by its type. */
const MEMBERS: Readonly<Record<WebhookEventType, readonly string[]>> = {
  ACTIVITY_UPDATES: ['type', 'status', 'organizationId'],
  BALANCE_CONFIRMED_UPDATES: ['caip2', 'address', 'organizationId'],
  BALANCE_FINALIZED_UPDATES: ['caip2', 'address', 'organizationId'],
  SEND_TRANSACTION_STATUS_UPDATES: ['caip2', 'status', 'organizationId'],
}

/** What is known of an event, by member. */
export type EventFacts = Readonly<Record<string, string>>

const filters = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.union([v.string(), v.array(v.string())])),
)

/**
 * Why a text is no filter of such events, as an English sentence; null when it is one.
 *
 * Spec: Events.
 * Ours: the public wire does not say what stands in `filtersJson`. Here it is an object of members and what each must be:
 * a text, or one of a list of texts. No text at all lets every event pass.
 *
 * @example
 * whyNoFilters('ACTIVITY_UPDATES', '{"status":["ACTIVITY_STATUS_FAILED","ACTIVITY_STATUS_REJECTED"]}') // null
 */
export function whyNoFilters(eventType: WebhookEventType, filtersJson: string): string | null {
  if (filtersJson === '') return null
  const checked = v.safeParse(filters, parseStrictJson(filtersJson))
  if (!checked.success) return 'must be a JSON object of texts and lists of texts'
  const known = MEMBERS[eventType]
  return Object.keys(checked.output).every((member) => known.includes(member))
    ? null
    : `can ask for ${known.join(', ')}`
}

/** Whether an event passes filters that were checked when they were kept. */
export function passesFilters(filtersJson: string, facts: EventFacts): boolean {
  if (filtersJson === '') return true
  const wanted = Object.entries(v.parse(filters, parseStrictJson(filtersJson)))
  return wanted.every(([member, values]) => {
    const fact = facts[member]
    return fact !== undefined && [values].flat().includes(fact)
  })
}
