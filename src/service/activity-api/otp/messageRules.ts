import { OTP_CODE } from '../../delivery/composeOtpMessage.ts'
import { Refusal } from '../../http/refusal.ts'
import { isLoopbackHost } from '../../inbox/isLoopbackHost.ts'
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

/**
 * A template that puts nothing but the code into a text message. One without a place for the code gets it at its end.
 *
 * @throws Refusal `REQUEST_INVALID`.
 */
export function smsTemplateFrom(text: string | undefined, path: string): string | undefined {
  if (text === undefined || text === '') return undefined
  const [before = '', after = '', ...more] = text.split(OTP_CODE)
  // a line that begins with @ says to browsers which domain the code is for
  const isPlain = !/^\s*@|[\p{Cc}\p{Zl}\p{Zp}{}]/u.test(before + after)
  const fits = text.length <= MAX_SMS_TEMPLATE_LENGTH
  if (more.length === 0 && isPlain && fits) return text
  throw invalid(
    `${path} must be one line of at most ${MAX_SMS_TEMPLATE_LENGTH} characters, not begin with @, have ${OTP_CODE} in it at most once and no other placeholder`,
  )
}

/** @throws Refusal `REQUEST_INVALID`. */
export function requireHttps(text: string, path: string): void {
  if (/\p{Cc}/u.test(text) || !URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw invalid(`${path} must be an https address`)
}

/**
 * Lets the address of a login link pass: https, or http on the reader's own machine for an app in development, with a place
 * for the code.
 *
 * @throws Refusal `REQUEST_INVALID`.
 */
export function requireLinkTemplate(text: string, path: string): void {
  const example = text.replace('%s', 'code')
  const isLocal =
    URL.canParse(example) &&
    new URL(example).protocol === 'http:' &&
    isLoopbackHost(new URL(example).host)
  if (!isLocal) requireHttps(example, path)
  if (text.split('%s').length !== 2 || /[\s\p{Cc}"<>]/u.test(text))
    throw invalid(`${path} must contain %s exactly once and no spaces`)
}

/** Refuses a template of mail that this service does not have. @throws Refusal `REQUEST_INVALID`. */
export function requireNoTemplateId(templateId: string | undefined, path: string): void {
  if (templateId)
    throw invalid(
      `${path} names no template: this service has its own mail alone. Leave it out, and set logoUrl and magicLinkTemplate instead`,
    )
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
