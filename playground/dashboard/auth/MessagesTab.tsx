import { useState } from 'react'
import { Segment } from '../../shell/Segment.tsx'
import type { TabProps } from './draft.ts'
import { EmailFields } from './EmailFields.tsx'
import { EmailPreview } from './EmailPreview.tsx'
import { SmsFields } from './SmsFields.tsx'
import { SmsPreview } from './SmsPreview.tsx'
import { TemplateVariables } from './TemplateVariables.tsx'
import type { Channel } from './usePreview.ts'
import { variablesOf } from './variables.ts'

const channels = [
  { value: 'email', label: 'Email', icon: 'mail' },
  { value: 'sms', label: 'SMS', icon: 'message' },
] as const

/** What the messages with codes say, and beside it how that looks. */
export function MessagesTab({ settings, onChange, onFaults }: TabProps) {
  const [channel, setChannel] = useState<Channel>('email')
  const isEmail = channel === 'email'

  function takeDefault() {
    if (!isEmail) {
      onFaults('smsTemplate', 0)
      return onChange({ smsCustomizationParams: { template: '' } })
    }
    onChange({
      sendFromEmailAddress: '',
      sendFromEmailSenderName: '',
      replyToEmailAddress: '',
      emailCustomizationParams: { ...settings.emailCustomizationParams, logoUrl: '' },
    })
  }

  return (
    <div className="db-messages">
      <div className="db-form">
        <div className="db-line">
          <Segment label="Which message" value={channel} choices={channels} onChange={setChannel} />
          <button type="button" className="db-button" data-variant="quiet" onClick={takeDefault}>
            Use the default
          </button>
        </div>
        {isEmail ? (
          <EmailFields settings={settings} onChange={onChange} />
        ) : (
          <SmsFields settings={settings} onChange={onChange} onFaults={onFaults} />
        )}
        <TemplateVariables variables={variablesOf(channel, settings)} />
      </div>
      {isEmail ? <EmailPreview settings={settings} /> : <SmsPreview settings={settings} />}
    </div>
  )
}
