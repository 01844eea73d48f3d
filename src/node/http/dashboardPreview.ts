import * as v from 'valibot'
import { composeOtpMessage } from '../../service/delivery/composeOtpMessage.ts'
import { jsonResponse } from '../../service/http/jsonResponse.ts'
import { letterResponse } from '../../service/http/letterResponse.ts'
import { Refusal } from '../../service/http/refusal.ts'

const text = v.optional(v.pipe(v.string(), v.maxLength(2048)))

const querySchema = v.object({
  channel: v.picklist(['email', 'sms']),
  form: v.picklist(['html', 'json']),
  appName: text,
  senderName: text,
  senderAddress: text,
  replyTo: text,
  logoUrl: text,
  magicLinkTemplate: text,
  smsTemplate: text,
  look: v.optional(v.picklist(['light', 'dark']), 'light'),
  seconds: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '300'),
})

/** 24 May 2026, 10:21 UTC: the hour that the example names. */
const EXAMPLE_MS = Date.UTC(2026, 4, 24, 10, 21)

/**
 * A message as people would get it, with example values: the same words that the service sends, from what stands in the
 * query and nothing else.
 *
 * @throws Refusal `REQUEST_INVALID`.
 */
export function previewResponse(query: URLSearchParams): Response {
  const given = v.safeParse(querySchema, Object.fromEntries([...query].filter(([, it]) => it)))
  if (!given.success) throw new Refusal('REQUEST_INVALID')
  const { channel, form, look, seconds, senderName, senderAddress, ...words } = given.output
  const isEmail = channel === 'email'
  const message = composeOtpMessage({
    ...words,
    otpType: isEmail ? 'OTP_TYPE_EMAIL' : 'OTP_TYPE_SMS',
    contact: isEmail ? 'mara@okafor.example' : '+15550100001',
    code: isEmail ? '413902' : '481902',
    appName: words.appName ?? '',
    sender: { name: senderName, address: senderAddress },
    origin: 'https://fieldnotes.example',
    requestedFrom: 'Chrome on macOS',
    expiresInSeconds: seconds,
    nowMs: EXAMPLE_MS,
  })
  if (form === 'html') return letterResponse(inLook(message.html, look))
  const { subject, text: plain, from } = message
  return jsonResponse({ subject, text: plain, from })
}

/** Whatever the browser prefers. */
function inLook(html: string, look: 'light' | 'dark'): string {
  return html
    .replace(
      '@media (prefers-color-scheme:dark)',
      look === 'dark' ? '@media all' : '@media not all',
    )
    .replace(':root{color-scheme:light dark', `:root{color-scheme:${look}`)
}
