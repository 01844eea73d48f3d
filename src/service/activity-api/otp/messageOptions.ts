import * as v from 'valibot'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { OtpMessageFacts } from '../../delivery/composeOtpMessage.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import { requireName } from '../organizations/requireName.ts'
import { ownAddress, requireHttps, requireLinkTemplate, smsTemplateFrom } from './messageRules.ts'

type Parameters = ParametersOf<SubmitEndpoints['initOtp']>
type Options = Pick<
  OtpMessageFacts,
  'origin' | 'requestedFrom' | 'sender' | 'replyTo' | 'logoUrl' | 'smsTemplate'
>

const MAX_VARIABLE_LENGTH = 512

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
  const smsTemplate = smsTemplateFrom(
    parameters.smsCustomization?.template,
    'parameters.smsCustomization.template',
  )
  const address = ownAddress(
    parts,
    parameters.sendFromEmailAddress,
    'parameters.sendFromEmailAddress',
  )
  const replyTo = ownAddress(
    parts,
    parameters.replyToEmailAddress,
    'parameters.replyToEmailAddress',
  )
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

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
