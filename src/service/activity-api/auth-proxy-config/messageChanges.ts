import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ServiceParts } from '../../parts.ts'
import { requireName } from '../organizations/requireName.ts'
import {
  ownAddress,
  requireHttps,
  requireLinkTemplate,
  requireNoTemplateId,
  smsTemplateFrom,
} from '../otp/messageRules.ts'

type Params = ParametersOf<SubmitEndpoints['updateAuthProxyConfig']>

/**
 * What a request sets about messages, by the rules of `init_otp`: so no message fails later for what was set here.
 *
 * @throws Refusal `REQUEST_INVALID`.
 */
export function messageChanges(parts: Pick<ServiceParts, 'senderDomains'>, params: Params) {
  const { logoUrl, magicLinkTemplate, templateId } = params.emailCustomizationParams ?? {}
  const { sendFromEmailSenderName: senderName, sendFromEmailAddress, replyToEmailAddress } = params
  const smsTemplate = params.smsCustomizationParams?.template
  const path = 'parameters.emailCustomizationParams'
  if (senderName) requireName(senderName, 'parameters.sendFromEmailSenderName')
  if (logoUrl) requireHttps(logoUrl, `${path}.logoUrl`)
  if (magicLinkTemplate) requireLinkTemplate(magicLinkTemplate, `${path}.magicLinkTemplate`)
  requireNoTemplateId(templateId, `${path}.templateId`)
  smsTemplateFrom(smsTemplate, 'parameters.smsCustomizationParams.template')
  return {
    senderName,
    logoUrl,
    magicLinkTemplate,
    smsTemplate,
    senderAddress:
      ownAddress(parts, sendFromEmailAddress, 'parameters.sendFromEmailAddress') ??
      sendFromEmailAddress,
    replyTo:
      ownAddress(parts, replyToEmailAddress, 'parameters.replyToEmailAddress') ??
      replyToEmailAddress,
  }
}
