import type { OtpType } from '../../wire/fields/otpType.ts'
import type { Message } from './delivery.ts'
import { groupCode } from './groupCode.ts'
import { otpEmailHtml } from './otpEmailHtml.ts'
import { plainLine } from './plainLine.ts'
import { wordsForDuration } from './wordsForDuration.ts'

export type OtpMessageFacts = {
  readonly otpType: OtpType
  /** Normalized address. */
  readonly contact: string
  readonly code: string
  readonly appName: string
  readonly expiresInSeconds: number
  /** Where the login was started, as the browser's `Origin` said. */
  readonly origin?: string | undefined
  /** Browser and system in words, like `Chrome on macOS`. */
  readonly requestedFrom?: string | undefined
  readonly sender?: { readonly name?: string | undefined; readonly address?: string | undefined }
  readonly replyTo?: string | undefined
  /** Shown only when it is an https address. */
  readonly logoUrl?: string | undefined
  /** The words of a text message, with the code as `{{.OtpCode}}`. @default ours */
  readonly smsTemplate?: string | undefined
  readonly nowMs: number
}

/** Stands for the code in a template. */
export const OTP_CODE = '{{.OtpCode}}'

/**
 * Writes the message that carries a one-time code: an email with a text twin, or a text message.
 *
 * Spec: Submit endpoints › init_otp.
 * Ours: the words; the hour is that of UTC, since nobody knows the reader's; the last line of a text message binds the code
 * to the page's domain, so that a browser fills it in only there.
 */
export function composeOtpMessage(facts: OtpMessageFacts): Message {
  const appName = plainLine(facts.appName, 64) || 'Latchkit'
  return facts.otpType === 'OTP_TYPE_EMAIL' ? email(facts, appName) : textMessage(facts, appName)
}

function email(facts: OtpMessageFacts, appName: string): Message {
  const duration = wordsForDuration(facts.expiresInSeconds)
  const shown = groupCode(facts.code, ' ')
  const subject = `${shown} is your ${appName} code`
  const title = 'Your login code'
  const lead = 'Enter this code in the page you left open.'
  const life = `It works for ${duration}, once, in the browser that asked for it.`
  const note = `${asked(facts)} If this was not you, do nothing: nobody can log in without the code. ${appName} never asks you to read it out.`
  const preview = `It works for ${duration}, once. Enter it in the page you left open.`
  return {
    channel: 'email',
    to: facts.contact,
    subject,
    text: `${appName}\n\n${title}\n${lead}\n\n${shown}\n\n${life}\n\n${note}\n`,
    html: otpEmailHtml({
      subject,
      preview,
      appName,
      title,
      lead,
      code: facts.code,
      life,
      note,
      logoUrl: httpsUrl(facts.logoUrl),
    }),
    code: facts.code,
    from: {
      name: plainLine(facts.sender?.name ?? '', 64) || appName,
      address: facts.sender?.address && plainLine(facts.sender.address, 254),
    },
    replyTo: facts.replyTo && plainLine(facts.replyTo, 254),
  }
}

function textMessage(facts: OtpMessageFacts, appName: string): Message {
  const domain = httpsUrl(facts.origin) && new URL(facts.origin ?? '').hostname
  const lifetime = wordsForDuration(facts.expiresInSeconds)
  const template =
    facts.smsTemplate ?? `${OTP_CODE} is your ${appName} code. It works for ${lifetime}.`
  const bound = domain ? `\n\n@${domain} #${facts.code}` : ''
  return {
    channel: 'sms',
    to: facts.contact,
    subject: '',
    text: template.replace(OTP_CODE, facts.code) + bound,
    html: '',
    code: facts.code,
  }
}

function asked(facts: OtpMessageFacts): string {
  const from = plainLine(facts.requestedFrom ?? '', 64)
  const hour = new Date(facts.nowMs).toISOString().slice(11, 16)
  return `Asked${from && ` from ${from}`} at ${hour} UTC.`
}

function httpsUrl(text: string | undefined): string | undefined {
  return text && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : undefined
}
