type IntentProps = {
  readonly intent: Readonly<Record<string, unknown>>
  readonly isJson: boolean
}

/** What was asked: its members one by one, or as they came. */
export function Intent({ intent, isJson }: IntentProps) {
  const [parameters] = Object.values(intent)
  const members = Object.entries(Object(parameters) as Record<string, unknown>)
  if (isJson)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
      <pre className="db-code" tabIndex={0}>
        {JSON.stringify(intent, null, 2)}
      </pre>
    )
  if (members.length === 0) return <p className="db-quiet">It has no parameters.</p>
  return (
    <dl className="db-members">
      {members.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{textOf(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty' : value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(textOf).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, member]) => `${name}: ${textOf(member)}`)
      .join('; ')
  return String(value)
}
