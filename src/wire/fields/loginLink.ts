import * as v from 'valibot'
import { base64urlFromBytes, bytesFromBase64url } from '../../lib/base64url.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import { LOGIN_LINK_PARAMETER, type LoginLink, loginValueIn } from './loginFragment.ts'

/** Longer than any link that the service writes. */
const MAX_CHARACTERS = 2048

const shape = v.object({
  otpId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  otpCode: v.pipe(v.string(), v.minLength(6), v.maxLength(9)),
  contact: v.pipe(v.string(), v.minLength(3), v.maxLength(254)),
})

/**
 * Writes the link of a mail: the template with the code in place of `%s`, and all that an app needs in the fragment, which
 * browsers send to no server.
 *
 * Spec: Submit endpoints › init_otp › magicLinkTemplate.
 *
 * @param template - an address with `%s` in it once.
 */
export function writeLoginLink(template: string, { otpId, otpCode, contact }: LoginLink): string {
  const link = template.replace('%s', () => encodeURIComponent(otpCode))
  const value = base64urlFromBytes(bytesFromUtf8(JSON.stringify({ otpId, otpCode, contact })))
  const join = link.includes('#') ? (link.endsWith('#') ? '' : '&') : '#'
  return `${link}${join}${LOGIN_LINK_PARAMETER}=${value}`
}

/** Reads what the fragment of an address carries; null where it carries no login. */
export function readLoginLink(fragment: string): LoginLink | null {
  const value = loginValueIn(fragment)
  if (!value || value.length > MAX_CHARACTERS) return null
  const bytes = bytesFromBase64url(value)
  const text = bytes && utf8FromBytes(bytes)
  const read = v.safeParse(shape, text ? parseStrictJson(text) : undefined)
  return read.success ? read.output : null
}
