import { isRecord } from '../../../lib/isRecord.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { OtpMessageFacts } from '../../delivery/composeOtpMessage.ts'
import type { ServiceParts } from '../../parts.ts'
import { requireName } from '../organizations/requireName.ts'
import {
  ownAddress,
  requireHttps,
  requireLinkTemplate,
  requireNoTemplateId,
  smsTemplateFrom,
} from './messageRules.ts'

type Parameters = ParametersOf<SubmitEndpoints['initOtp']>
type Options = Pick<
  OtpMessageFacts,
  | 'origin'
  | 'requestedFrom'
  | 'sender'
  | 'replyTo'
  | 'logoUrl'
  | 'smsTemplate'
  | 'magicLinkTemplate'
>

/**
 * What a request may say about the message.
 *
 * Spec: Submit endpoints › init_otp (emailCustomization, smsCustomization, sendFrom…, replyTo…).
 * Ours: `templateVariables` may be any text; of a JSON object, `origin` and `requestedFrom` tell where the login was
 * started. Sender and reply addresses are those of domains that the service was given; a text message's template has the
 * code in it as `{{.OtpCode}}`, or gets it at its end, and no other placeholder; there are no templates by id.
 *
 * @throws Refusal `REQUEST_INVALID` for an option that would put something foreign into the message.
 */
export function messageOptions(
  parts: Pick<ServiceParts, 'senderDomains'>,
  parameters: Parameters,
): Options {
  const { logoUrl, magicLinkTemplate, templateVariables, templateId } =
    parameters.emailCustomization ?? {}
  const { sendFromEmailSenderName: name } = parameters
  if (name !== undefined) requireName(name, 'parameters.sendFromEmailSenderName')
  if (logoUrl !== undefined) requireHttps(logoUrl, 'parameters.emailCustomization.logoUrl')
  requireNoTemplateId(templateId, 'parameters.emailCustomization.templateId')
  if (magicLinkTemplate)
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
    magicLinkTemplate: magicLinkTemplate || undefined,
  }
}

/** What messages know to say, of a text that may be anything. */
function variables(text: string | undefined): Pick<Options, 'origin' | 'requestedFrom'> {
  const said = text ? parseStrictJson(text) : undefined
  if (!isRecord(said)) return {}
  const { origin, requestedFrom } = said
  return {
    origin: typeof origin === 'string' ? origin : undefined,
    requestedFrom: typeof requestedFrom === 'string' ? requestedFrom : undefined,
  }
}
