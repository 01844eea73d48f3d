/** Why an entry cannot be stored. */
export type OriginRefusal =
  | 'notAnAddress'
  | 'scheme'
  | 'wildcard'
  | 'userinfo'
  | 'path'
  | 'trailingDot'
  | 'notCanonical'
  | 'mixedWithAll'

/** Whether an entry may be stored, and as what. */
export type OriginVerdict =
  | { readonly ok: true; readonly stored: string }
  /** `canonical` is the spelling that would be accepted, where there is one to suggest. */
  | { readonly ok: false; readonly reason: OriginRefusal; readonly canonical?: string }

/** The rules, in the words of a refusal. */
export const originRules: Readonly<Record<OriginRefusal, string>> = {
  notAnAddress: 'it is not an address',
  scheme: 'it must begin with https:// or http://',
  wildcard: 'patterns are not supported; name each origin, or * alone for all',
  userinfo: 'it must not contain a user name',
  path: 'it must not contain a path, query or fragment',
  trailingDot: 'it must not end in a dot',
  notCanonical: 'browsers spell it differently',
  mixedWithAll: '* must stand alone',
}

/** The entry that lets every origin in. */
export const ANY_ORIGIN = '*'

/**
 * Checks one entry of the allowed origins before it is stored: the very text that a browser sends, or `*`.
 *
 * Spec: What the service does › Allowed origins rules.
 * Ours: an entry that a browser would spell differently is refused, not mended, because requests are compared as text; only
 * one trailing slash is taken off.
 */
export function checkOriginEntry(entry: string): OriginVerdict {
  if (entry === ANY_ORIGIN) return { ok: true, stored: ANY_ORIGIN }
  if (entry.includes('*')) return { ok: false, reason: 'wildcard' }
  // A list of them parses as one address with a strange host.
  if (entry.includes(',') || !URL.canParse(entry)) return { ok: false, reason: 'notAnAddress' }
  const url = new URL(entry)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { ok: false, reason: 'scheme' }
  // No suggestion here: what parses as the host may be another's.
  if (entry.includes('@')) return { ok: false, reason: 'userinfo' }
  if (url.hostname.endsWith('.')) {
    const port = url.port && `:${url.port}`
    const canonical = `${url.protocol}//${url.hostname.slice(0, -1)}${port}`
    return { ok: false, reason: 'trailingDot', canonical }
  }
  const canonical = url.origin
  if (url.pathname !== '/' || url.search || url.hash)
    return { ok: false, reason: 'path', canonical }
  const stored = entry.endsWith('/') ? entry.slice(0, -1) : entry
  return stored === canonical
    ? { ok: true, stored }
    : { ok: false, reason: 'notCanonical', canonical }
}

/** Whether a list of entries may be stored; of one that may not, the first bad entry. */
export type OriginsVerdict =
  | { readonly ok: true; readonly stored: readonly string[] }
  | {
      readonly ok: false
      readonly entry: string
      readonly reason: OriginRefusal
      readonly canonical?: string
    }

/** Checks a whole list: each entry, and that `*` stands alone. Entries that come twice are kept once. */
export function checkAllowedOrigins(entries: readonly string[]): OriginsVerdict {
  const stored = new Set<string>()
  for (const entry of entries) {
    const verdict = checkOriginEntry(entry)
    if (!verdict.ok) return { ...verdict, entry }
    stored.add(verdict.stored)
  }
  if (stored.has(ANY_ORIGIN) && stored.size > 1)
    return { ok: false, entry: ANY_ORIGIN, reason: 'mixedWithAll' }
  return { ok: true, stored: [...stored] }
}
