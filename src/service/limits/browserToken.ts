import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import type { ServiceParts } from '../parts.ts'

/** How long a token is valid, in milliseconds: 90 days. */
const LIFETIME_MS = 90 * 24 * 60 * 60_000

/** Tokens end at whole hours, so that they tell little of when they were made. */
const STEP_MS = 60 * 60_000

/** `expiry.mac`: the expiry in seconds since 1970, and 64 digits of hex. */
const FORM = /^(\d{1,12})\.([0-9a-f]{64})$/

/** An address, and the organization in which a correct code for it was entered. */
export type KnownContact = { readonly organizationId: string; readonly contact: string }

type Parts = Pick<ServiceParts, 'keys'>

/**
 * Makes a token for a browser in which a correct code for an address was entered. With the token, the browser has an allowance
 * of codes for that address which other browsers cannot use up. The token grants no access and does not reveal the address.
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

/** Whether a token is valid: signed by this service, for this address, and not expired. */
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

/** Limits are hashed with the same key, but their names contain no space, so no hash of a limit is a valid token. */
function message({ organizationId, contact }: KnownContact, expiry: string) {
  return bytesFromUtf8(`known browser\n${organizationId}\n${expiry}\n${contact}`)
}
