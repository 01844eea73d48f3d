import * as v from 'valibot'
import { decimalText } from './decimalText.ts'

/**
 * What an external wallet signs when it becomes a way into an account; JSON, written as the client likes.
 *
 * Ours: the key of a wallet is public, so whoever adds it to an account must show to hold it. Else a stranger could add
 * somebody's key to an account of his own, and share whatever that somebody keeps there after the first log-in.
 */
export const linkMessage = v.strictObject({
  type: v.literal('USAGE_TYPE_LINK_WALLET'),
  organizationId: v.string(),
  userId: v.string(),
  timestampMs: decimalText,
})

export type LinkMessage = v.InferOutput<typeof linkMessage>
