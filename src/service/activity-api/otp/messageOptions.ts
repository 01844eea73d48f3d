import * as v from 'valibot'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { OTP_CODE, type OtpMessageFacts } from '../../delivery/composeOtpMessage.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import { requireName } from '../organizations/requireName.ts'
import { emailOf } from './normalizeContact.ts'

type Parameters = ParametersOf<SubmitEndpoints['initOtp']>
type Options = Pick<
  OtpMessageFacts,
  'origin' | 'requestedFrom' | 'sender' | 'replyTo' | 'logoUrl' | 'smsTemplate'
>

const MAX_VARIABLE_LENGTH = 512
/** Two text messages' worth, with the line that binds the code to a page. */
const MAX_SMS_TEMPLATE_LENGTH = 240

const variable = v.pipe(v.string(), v.maxLength(MAX_VARIABLE_LENGTH))
const variablesShape = v.object({
  origin: v.nullish(variable),
  requestedFrom: v.nullish(variable),
})

/**
 * What a request may say about the message.
 *
 * Spec: Submit endpoints › init_otp (emailCustomization, smsCustomization, sendFrom…, replyTo…).
 * Ours: `templateVariables` is a JSON object in which `origin` and `requestedFrom` tell where the login was started;
 * sender and reply addresses are those of domains that the service was given; a link template is checked and not
 * rendered; a text message's has the code in it once, as `{{.OtpCode}}`, and no other placeholder.
 *
 * @throws Refusal `REQUEST_INVALID` for an option that would put something foreign into the message.
 */
export function messageOptions(
  parts: Pick<ServiceParts, 'senderDomains'>,
  parameters: Parameters,
): Options {
  const { logoUrl, magicLinkTemplate, templateVariables } = parameters.emailCustomization ?? {}
  const { sendFromEmailSenderName: name } = parameters
  if (name !== undefined) requireName(name, 'parameters.sendFromEmailSenderName')
  if (logoUrl !== undefined) requireHttps(logoUrl, 'parameters.emailCustomization.logoUrl')
  if (magicLinkTemplate !== undefined)
    requireLinkTemplate(magicLinkTemplate, 'parameters.emailCustomization.magicLinkTemplate')
  const smsTemplate = smsTemplateFrom(parameters.smsCustomization?.template)
  const address = ownAddress(parts, parameters.sendFromEmailAddress, 'sendFromEmailAddress')
  const replyTo = ownAddress(parts, parameters.replyToEmailAddress, 'replyToEmailAddress')
  return {
    ...variables(templateVariables),
    sender: { name, address },
    replyTo,
    logoUrl,
    smsTemplate,
  }
}

function variables(text: string | undefined): Pick<Options, 'origin' | 'requestedFrom'> {
  if (text === undefined || text === '') return {}
  const checked = v.safeParse(variablesShape, parseStrictJson(text))
  if (checked.success) {
    const { origin, requestedFrom } = checked.output
    return { origin: origin ?? undefined, requestedFrom: requestedFrom ?? undefined }
  }
  throw invalid('parameters.emailCustomization.templateVariables must be a JSON object of texts')
}

function ownAddress(
  { senderDomains = [] }: Pick<ServiceParts, 'senderDomains'>,
  text: string | undefined,
  field: string,
): string | undefined {
  if (text === undefined || text === '') return undefined
  const address = emailOf(text)
  const isOwn =
    senderDomains === 'any' ||
    senderDomains.includes(address?.slice(address.indexOf('@') + 1) ?? '')
  if (address !== null && isOwn) return address
  throw invalid(`parameters.${field} must be an address of a domain that this service sends for`)
}

function smsTemplateFrom(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const [before = '', after, ...more] = text.split(OTP_CODE)
  // a line that begins with @ says to browsers which domain the code is for
  const isPlain = !/^\s*@|[\p{Cc}\p{Zl}\p{Zp}{}]/u.test(before + after)
  const fits = text.length <= MAX_SMS_TEMPLATE_LENGTH
  if (after !== undefined && more.length === 0 && isPlain && fits) return text
  throw invalid(
    `parameters.smsCustomization.template must be one line of at most ${MAX_SMS_TEMPLATE_LENGTH} characters, not begin with @, and have ${OTP_CODE} in it exactly once`,
  )
}

function requireHttps(text: string, path: string): void {
  if (/\p{Cc}/u.test(text) || !URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw invalid(`${path} must be an https address`)
}

function requireLinkTemplate(text: string, path: string): void {
  requireHttps(text.replace('%s', 'code'), path)
  if (text.split('%s').length !== 2) throw invalid(`${path} must contain %s exactly once`)
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
