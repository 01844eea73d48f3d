import { OTP_CODE } from '../../delivery/composeOtpMessage.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import { emailOf } from './normalizeContact.ts'

/** Two text messages' worth, with the line that binds the code to a page. */
const MAX_SMS_TEMPLATE_LENGTH = 240

/** An address that this service sends for, in its one spelling. @throws Refusal `REQUEST_INVALID`. */
export function ownAddress(
  { senderDomains = [] }: Pick<ServiceParts, 'senderDomains'>,
  text: string | undefined,
  path: string,
): string | undefined {
  if (text === undefined || text === '') return undefined
  const address = emailOf(text)
  const isOwn =
    senderDomains === 'any' ||
    senderDomains.includes(address?.slice(address.indexOf('@') + 1) ?? '')
  if (address !== null && isOwn) return address
  throw invalid(`${path} must be an address of a domain that this service sends for`)
}

/** A template that puts nothing but the code into a text message. @throws Refusal `REQUEST_INVALID`. */
export function smsTemplateFrom(text: string | undefined, path: string): string | undefined {
  if (text === undefined || text === '') return undefined
  const [before = '', after, ...more] = text.split(OTP_CODE)
  // a line that begins with @ says to browsers which domain the code is for
  const isPlain = !/^\s*@|[\p{Cc}\p{Zl}\p{Zp}{}]/u.test(before + after)
  const fits = text.length <= MAX_SMS_TEMPLATE_LENGTH
  if (after !== undefined && more.length === 0 && isPlain && fits) return text
  throw invalid(
    `${path} must be one line of at most ${MAX_SMS_TEMPLATE_LENGTH} characters, not begin with @, and have ${OTP_CODE} in it exactly once`,
  )
}

/** @throws Refusal `REQUEST_INVALID`. */
export function requireHttps(text: string, path: string): void {
  if (/\p{Cc}/u.test(text) || !URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw invalid(`${path} must be an https address`)
}

/** @throws Refusal `REQUEST_INVALID`. */
export function requireLinkTemplate(text: string, path: string): void {
  requireHttps(text.replace('%s', 'code'), path)
  if (text.split('%s').length !== 2) throw invalid(`${path} must contain %s exactly once`)
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
