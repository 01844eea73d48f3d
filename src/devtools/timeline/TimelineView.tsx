import { timeText } from '../panel/timeText.ts'
import type { Moment } from '../record/createRecorder.ts'

/** Every state of the flows and every event, the newest first. Renders an `ol`. */
export function TimelineView({ moments }: { readonly moments: readonly Moment[] }) {
  if (moments.length === 0)
    return <p className="lk-devtools-empty">Nothing has happened yet. Log in to see the steps.</p>
  return (
    <ol className="lk-devtools-moments">
      {moments.map(({ id, atMs, of, name, note }) => (
        <li className="lk-devtools-moment" key={id} data-of={of}>
          <span className="lk-devtools-mono lk-devtools-quiet">{timeText(atMs)}</span>
          <span className="lk-devtools-of">{of}</span>
          <span className="lk-devtools-mono">{name}</span>
          <span className="lk-devtools-quiet">{note}</span>
        </li>
      ))}
    </ol>
  )
}
