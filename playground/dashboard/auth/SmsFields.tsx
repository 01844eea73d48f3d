import { Field } from '../parts/Field.tsx'
import type { TabProps } from './draft.ts'
import { smsLength } from './smsLength.ts'
import { usePreview } from './usePreview.ts'

/** The words of a text message, and how much room they take. */
export function SmsFields({ settings, onChange }: Pick<TabProps, 'settings' | 'onChange'>) {
  const { data } = usePreview(settings, 'sms')
  const { length, limit, messages } = smsLength(data?.text ?? '')
  const count = `${length} of ${limit} characters, ${messages} ${messages === 1 ? 'message' : 'messages'}.`
  return (
    <Field
      label="Text"
      rows={4}
      value={settings.smsCustomizationParams?.template ?? ''}
      onChange={(template) => onChange({ smsCustomizationParams: { template } })}
      placeholder="{{.OtpCode}} is your code."
      hint={`${count} The code goes where {{.OtpCode}} stands, once. Letters outside the basic set halve the limit. A last line lets phones fill the code in. Empty: our own words.`}
    />
  )
}
