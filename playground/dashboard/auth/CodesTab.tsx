import { useState } from 'react'
import { Segment } from '../../shell/Segment.tsx'
import { Field } from '../parts/Field.tsx'
import { Setting } from '../parts/Setting.tsx'
import { Switch } from '../parts/Switch.tsx'
import type { TabProps } from './draft.ts'

const lengths = ['6', '7', '8', '9'].map((value) => ({ value, label: value }))
const SHORTEST_SECONDS = 30
const LONGEST_SECONDS = 600

const isLife = (text: string) =>
  /^\d+$/.test(text) && Number(text) >= SHORTEST_SECONDS && Number(text) <= LONGEST_SECONDS

/** What one-time codes are like. */
export function CodesTab({ settings, onChange, onFaults }: TabProps) {
  const kept = String(settings.otpExpirationSeconds ?? 300)
  const [typed, setTyped] = useState<string | null>(null)
  const life = typed ?? kept

  function type(text: string) {
    setTyped(text)
    onFaults('otpExpirationSeconds', isLife(text) ? 0 : 1)
    if (isLife(text)) onChange({ otpExpirationSeconds: Number(text) })
  }

  return (
    <Setting
      title="Codes"
      text="What people get by email or text message. Three wrong tries end a code."
    >
      <div className="db-box">
        <div className="db-row">
          <span className="db-grow db-strong">Length</span>
          <Segment
            label="Length of a code"
            value={String(settings.otpLength ?? 6)}
            choices={lengths}
            onChange={(length) => onChange({ otpLength: Number(length) })}
          />
        </div>
        <Switch
          label="Letters and digits"
          hint="Off: digits alone, which phones offer to type."
          isOn={settings.otpAlphanumeric ?? false}
          onChange={(otpAlphanumeric) => onChange({ otpAlphanumeric })}
        />
      </div>
      <Field
        label="Lifetime in seconds"
        type="number"
        value={life}
        onChange={type}
        error={isLife(life) ? undefined : 'Choose between 30 and 600 seconds.'}
        isMono
      />
    </Setting>
  )
}
