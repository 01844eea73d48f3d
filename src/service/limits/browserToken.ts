import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import type { ServiceParts } from '../parts.ts'

/** How long a browser is known, in milliseconds: 90 days. */
const LIFETIME_MS = 90 * 24 * 60 * 60_000

/** Tokens end at whole hours, so that they tell little of when they were made. */
const STEP_MS = 60 * 60_000

/** `expiry.mac`: the expiry in seconds since 1970, and 64 digits of hex. */
const FORM = /^(\d{1,12})\.([0-9a-f]{64})$/

/** An address, and the organization in which a code for it was right. */
export type KnownContact = { readonly organizationId: string; readonly contact: string }

type Parts = Pick<ServiceParts, 'keys'>

/**
 * Makes a token for a browser in which a code for an address was right. It buys codes for that address an allowance of their
 * own, which nobody else can use up; it opens nothing, and nobody can read the address from it.
 */
export async function signBrowserToken(
  parts: Parts,
  contact: KnownContact,
  nowMs: number,
): Promise<string> {
  const expiresAtMs = Math.ceil((nowMs + LIFETIME_MS) / STEP_MS) * STEP_MS
  const expiry = String(expiresAtMs / 1000)
  const mac = await crypto.subtle.sign('HMAC', parts.keys.limitHash, message(contact, expiry))
  return `${expiry}.${hexFromBytes(new Uint8Array(mac))}`
}

/** Whether a token is one of this service, for that address, and not over. Anything else is as good as none. */
export async function isBrowserToken(
  parts: Parts,
  token: string,
  contact: KnownContact,
  nowMs: number,
): Promise<boolean> {
  const [, expiry, hex] = FORM.exec(token) ?? []
  if (expiry === undefined || hex === undefined || Number(expiry) * 1000 <= nowMs) return false
  const mac = bytesFromHex(hex)
  if (!mac) return false
  return crypto.subtle.verify('HMAC', parts.keys.limitHash, mac, message(contact, expiry))
}

/** No limit has a name with a space: what the same key says of limits is never one of these. */
function message({ organizationId, contact }: KnownContact, expiry: string) {
  return bytesFromUtf8(`known browser\n${organizationId}\n${expiry}\n${contact}`)
}
