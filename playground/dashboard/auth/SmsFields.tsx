import { Field } from '../parts/Field.tsx'
import type { TabProps } from './draft.ts'
import { smsLength } from './smsLength.ts'
import { usePreview } from './usePreview.ts'
import { CODE, templateFault } from './variables.ts'

/** The words of a text message, and how much room they take. */
export function SmsFields({
  settings,
  onChange,
  onFaults,
}: Pick<TabProps, 'settings' | 'onChange' | 'onFaults'>) {
  const { data } = usePreview(settings, 'sms')
  const { length, limit, messages } = smsLength(data?.text ?? '')
  const count = `${length} of ${limit} characters, ${messages} ${messages === 1 ? 'message' : 'messages'}.`
  const template = settings.smsCustomizationParams?.template ?? ''
  return (
    <Field
      label="Text"
      rows={4}
      value={template}
      onChange={(text) => {
        onFaults('smsTemplate', templateFault(text) === null ? 0 : 1)
        onChange({ smsCustomizationParams: { template: text } })
      }}
      placeholder={`${CODE} is your code.`}
      error={templateFault(template) ?? undefined}
      hint={`${count} Letters outside the basic set halve the limit. A last line lets phones fill the code in. Empty: our own words.`}
    />
  )
}
