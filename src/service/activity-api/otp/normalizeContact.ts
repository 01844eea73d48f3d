import type { OtpType } from '../../../wire/fields/otpType.ts'
import { Refusal } from '../../http/refusal.ts'

const MAX_EMAIL_CHARACTERS = 254
const MAX_LOCAL_CHARACTERS = 64
// The unquoted local part of RFC 5321 section 4.1.2; quoted ones are a way to smuggle separators.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
// The shortest numbers in use have six digits with their country code.
const E164 = /^\+[1-9]\d{5,14}$/

/**
 * The one spelling of an address under which it is stored, compared and written to.
 *
 * Ours: an email address is folded to lower case as a whole, the local part too, and its domain to ASCII (IDNA).
 * Mail goes to that spelling, so two people whose mailboxes differed only in case could not take each other's account.
 *
 * @throws Refusal `INVALID_EMAIL` or `INVALID_PHONE_NUMBER`.
 */
export async function normalizeContact(otpType: OtpType, contact: string): Promise<string> {
  const normalized = otpType === 'OTP_TYPE_EMAIL' ? emailOf(contact) : await phoneNumberOf(contact)
  if (normalized !== null) return normalized
  throw new Refusal(otpType === 'OTP_TYPE_EMAIL' ? 'INVALID_EMAIL' : 'INVALID_PHONE_NUMBER')
}

/** Null when the text is not one plain email address. */
export function emailOf(text: string): string | null {
  if (text.length > MAX_EMAIL_CHARACTERS) return null
  const at = text.lastIndexOf('@')
  // some signs that are not ASCII have a lower case that is
  if (!/^[!-~]*$/.test(text.slice(0, at))) return null
  const local = text.slice(0, at).toLowerCase()
  const domain = at < 1 ? null : domainOf(text.slice(at + 1))
  if (domain === null || local.length > MAX_LOCAL_CHARACTERS || !LOCAL_PART.test(local)) return null
  const email = `${local}@${domain}`
  return email.length <= MAX_EMAIL_CHARACTERS ? email : null
}

/**
 * Null when the text is not in the form of E.164, or begins with no calling code of this world.
 *
 * Ours: a zero that only people at home dial is taken out, so that one telephone has one spelling. The numbering plans are
 * loaded with the first number; they do not decide which numbers are in use, since they change faster than any table.
 */
export async function phoneNumberOf(text: string): Promise<string | null> {
  if (!E164.test(text)) return null
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(text, { extract: false })?.number ?? ''
  return E164.test(number) ? number : null
}

/** A host name in ASCII; null for anything that a URL could read as more than a name. */
function domainOf(text: string): string | null {
  if (/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}/:@?#\\[\]%]/u.test(text)) return null
  const url = `http://${text}/`
  if (!URL.canParse(url)) return null
  const labels = new URL(url).hostname.split('.')
  const isName =
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  return isName ? labels.join('.') : null
}
