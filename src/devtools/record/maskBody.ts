import { isRecord } from '../../lib/isRecord.ts'

/** The only members whose text is kept; they name things, and open nothing. What is not here is hidden, whatever it is. */
const SHOWN = new Set([
  ...['type', 'activityType', 'status', 'outcome', 'turnkeyErrorCode', 'otpType', 'version'],
  ...['organizationId', 'parentOrganizationId', 'userId', 'activityId', 'walletId', 'accountId'],
  ...['timestampMs', 'createdAt', 'seconds', 'expirationSeconds'],
  ...['publicKey', 'public_key', 'targetPublicKey', 'address', 'path', 'curve', 'pathFormat'],
  ...['addressFormat', 'encoding', 'hashFunction', 'caip2', 'filterType', 'walletName'],
])
/** Longer than anything that is a name; a secret under a wrong name is not kept whole either. */
const MOST_CHARACTERS = 140
const MOST_ENTRIES = 20

/**
 * A body as the panel may keep it: its shape, its numbers, and the few texts that are known to open nothing. Everything else
 * becomes dots and a count of characters before anybody has seen it.
 */
export function maskBody(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return SHOWN.has(name) ? shortened(value) : hidden(value)
  if (Array.isArray(value)) {
    const kept = value.slice(0, MOST_ENTRIES).map((entry) => maskBody(entry, name))
    const more = value.length - kept.length
    return more > 0 ? [...kept, `and ${more} more`] : kept
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, maskBody(entry, key)]),
  )
}

const hidden = (text: string) => (text === '' ? '' : `•••••• (${text.length})`)

const shortened = (text: string) => (text.length > MOST_CHARACTERS ? hidden(text) : text)

/** The beginning and the end of a long name. */
export function shortName(text: string): string {
  return text.length > 18 ? `${text.slice(0, 8)}…${text.slice(-4)}` : text
}
