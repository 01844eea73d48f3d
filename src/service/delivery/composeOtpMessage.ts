import { writeLoginLink } from '../../wire/fields/loginLink.ts'
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
  /** The id of the code, which a login link names. @default the example of a preview */
  readonly otpId?: string | undefined
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
  /** The address of the link that logs in, with `%s` for the code. @default no link */
  readonly magicLinkTemplate?: string | undefined
  /** The words of a text message, with the code as `{{.OtpCode}}`, or at the end. @default ours */
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
  const link = linkOf(facts)
  const lead = link
    ? 'Enter this code in the page you left open, or use the button below.'
    : 'Enter this code in the page you left open.'
  const life = link
    ? `Code and button work for ${duration}, once.`
    : `It works for ${duration}, once, in the browser that asked for it.`
  const note = `${asked(facts)} If this was not you, do nothing: nobody can log in without ${link ? 'this mail' : 'the code'}. ${appName} never asks you to read it out.`
  const preview = `It works for ${duration}, once. Enter it in the page you left open.`
  return {
    channel: 'email',
    to: facts.contact,
    subject,
    text: `${appName}\n\n${title}\n${lead}\n\n${shown}\n\n${link ? `${link}\n\n` : ''}${life}\n\n${note}\n`,
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
      link: link === null ? null : { url: link, label: `Continue to ${appName}` },
    }),
    code: facts.code,
    from: {
      name: plainLine(facts.sender?.name ?? '', 64) || appName,
      address: facts.sender?.address && plainLine(facts.sender.address, 254),
    },
    replyTo: facts.replyTo && plainLine(facts.replyTo, 254),
  }
}

/** It opens the app, which asks for a press: a program that follows links logs nobody in. */
function linkOf({
  magicLinkTemplate = '',
  otpId = 'preview',
  code,
  contact,
}: OtpMessageFacts): string | null {
  const isWeb = /^https?:\/\//i.test(magicLinkTemplate)
  return isWeb ? writeLoginLink(magicLinkTemplate, { otpId, otpCode: code, contact }) : null
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
    text: withCode(template, facts.code) + bound,
    html: '',
    code: facts.code,
  }
}

/** Every template carries the code: one that names no place for it has it at the end. */
function withCode(template: string, code: string): string {
  return template.includes(OTP_CODE)
    ? template.replace(OTP_CODE, () => code)
    : `${template.trimEnd()} ${code}`
}

function asked(facts: OtpMessageFacts): string {
  const from = plainLine(facts.requestedFrom ?? '', 64)
  const hour = new Date(facts.nowMs).toISOString().slice(11, 16)
  return `Asked${from && ` from ${from}`} at ${hour} UTC.`
}

function httpsUrl(text: string | undefined): string | undefined {
  return text && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : undefined
}
