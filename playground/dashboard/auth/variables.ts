import type { Settings } from './draft.ts'
import type { Channel } from './usePreview.ts'

/** What stands for the code in a text message. */
export const CODE = '{{.OtpCode}}'

/** A value that is put in when a message is sent: its name, what it is, and the example of the preview. */
export type Variable = {
  readonly name: string
  readonly meaning: string
  readonly example: string
}

/** What the words of a message may hold. Those of an email are fixed; a text message has the code alone. */
export function variablesOf(channel: Channel, settings: Settings): readonly Variable[] {
  if (channel === 'sms')
    return [{ name: CODE, meaning: 'The code, once. At the end when left out', example: '481902' }]
  const minutes = (settings.otpExpirationSeconds ?? 300) / 60
  return [
    {
      name: 'appName',
      meaning: 'The name above',
      example: settings.emailCustomizationParams?.appName || 'Latchkit',
    },
    { name: 'code', meaning: 'In two groups', example: '413 902' },
    {
      name: 'minutes',
      meaning: 'Its lifetime, under Codes',
      example: String(Math.round(minutes * 10) / 10),
    },
    { name: 'device', meaning: 'Who asked', example: 'Chrome on macOS' },
  ]
}

/** What is wrong with the words of a text message, by the rules of the service; null where they can be saved. */
export function templateFault(template: string): string | null {
  if (template === '') return null
  const parts = template.split(CODE)
  const words = parts.join('')
  if (parts.length > 2) return `Put ${CODE} in once: the code goes there.`
  if (/[{}]/.test(words)) return `${CODE} is the only variable.`
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words)) return 'Write one line.'
  if (/^\s*@/.test(words)) return 'Begin with another letter than @.'
  return template.length > 240 ? 'Write at most 240 characters.' : null
}
