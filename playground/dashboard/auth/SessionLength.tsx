import { useState } from 'react'
import { Segment } from '../../shell/Segment.tsx'
import { Field } from '../parts/Field.tsx'

const SHORTEST_SECONDS = 60
const LONGEST_SECONDS = 2_592_000

const presets = [
  { value: '900', label: '15 minutes' },
  { value: '3600', label: '1 hour' },
  { value: '86400', label: '1 day' },
  { value: '604800', label: '7 days' },
] as const

type SessionLengthProps = {
  readonly seconds: number
  readonly onChange: (seconds: number) => void
  readonly onFaults: (count: number) => void
}

/** How long a login lasts: a usual length, or so many seconds. */
export function SessionLength({ seconds, onChange, onFaults }: SessionLengthProps) {
  const preset = presets.find(({ value }) => value === String(seconds))
  const [typed, setTyped] = useState<string | null>(preset ? null : String(seconds))
  const isGood = typed === null || isLength(typed)

  function choose(value: string) {
    onFaults(0)
    if (value === 'custom') return setTyped(String(seconds))
    setTyped(null)
    onChange(Number(value))
  }

  function type(text: string) {
    setTyped(text)
    onFaults(isLength(text) ? 0 : 1)
    if (isLength(text)) onChange(Number(text))
  }

  return (
    <>
      <div className="db-beside">
        <Segment
          label="Session length"
          value={typed === null ? String(seconds) : 'custom'}
          choices={[...presets, { value: 'custom', label: 'Custom' }]}
          onChange={choose}
        />
        {typed === null && <code>{seconds} seconds</code>}
      </div>
      {typed !== null && (
        <Field
          label="Seconds"
          type="number"
          value={typed}
          onChange={type}
          error={isGood ? undefined : 'Choose between 60 seconds and 30 days.'}
          isMono
        />
      )}
    </>
  )
}

function isLength(text: string): boolean {
  const seconds = Number(text)
  return Number.isInteger(seconds) && seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS
}
