import { Field } from '../parts/Field.tsx'
import type { TabProps } from './draft.ts'

/** Who a code comes from. What is left empty is the service's own. */
export function EmailFields({ settings, onChange }: Pick<TabProps, 'settings' | 'onChange'>) {
  const { emailCustomizationParams: email } = settings
  const changeEmail = (part: NonNullable<typeof email>) =>
    onChange({ emailCustomizationParams: { ...email, ...part } })
  return (
    <>
      <Field
        label="App name"
        value={email?.appName ?? ''}
        onChange={(appName) => changeEmail({ appName })}
      />
      <div className="db-pair">
        <Field
          label="Sender name"
          value={settings.sendFromEmailSenderName ?? ''}
          onChange={(sendFromEmailSenderName) => onChange({ sendFromEmailSenderName })}
          hint="The app name when empty."
        />
        <Field
          label="From address"
          value={settings.sendFromEmailAddress ?? ''}
          onChange={(sendFromEmailAddress) => onChange({ sendFromEmailAddress })}
          hint="An address of a domain that this service sends for."
        />
      </div>
      <Field
        label="Reply to"
        value={settings.replyToEmailAddress ?? ''}
        onChange={(replyToEmailAddress) => onChange({ replyToEmailAddress })}
      />
      <Field
        label="Logo address"
        type="url"
        value={email?.logoUrl ?? ''}
        onChange={(logoUrl) => changeEmail({ logoUrl })}
        hint="Square, at least 96 pixels. Left out when empty."
        isMono
      />
      <Field
        label="Login link"
        type="url"
        value={email?.magicLinkTemplate ?? ''}
        onChange={(magicLinkTemplate) => changeEmail({ magicLinkTemplate })}
        hint="A page of your app with %s for the code, like https://app.example.com/#code=%s. The mail gets a button that opens it. No button when empty."
        isMono
      />
    </>
  )
}
