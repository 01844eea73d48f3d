import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { bounds } from '../limits/limits.ts'

/** What the list of deliveries tells of an event whose body was too large to be sent whole. */
export const BODY_CUT = 'BODY_CUT'

const BEGINNING_OF_SUMMARY = '{"isSummary":true'

/**
 * The text that is sent and signed. A body of more than `bounds.webhookBodyBytes` is sent as its summary, which begins
 * with the member `isSummary`.
 *
 * @param summary - what is always short enough. Default: nothing but `isSummary`.
 */
export async function bodyOfEvent(
  whole: unknown,
  summary: () => Promise<object> = async () => ({}),
): Promise<string> {
  const text = JSON.stringify(whole)
  if (bytesFromUtf8(text).length <= bounds.webhookBodyBytes) return text
  return JSON.stringify({ isSummary: true, ...(await summary()) })
}

/** Whether a text that was stored is a summary. */
export function isCutBody(text: string): boolean {
  return text.startsWith(BEGINNING_OF_SUMMARY)
}
