import type { EventEntry } from '../log/eventEntry.ts'
import { preciseTime } from '../shell/readable.ts'
import { Empty } from './Empty.tsx'

/** What the kit told the app, newest first: what `onEvent` gets. */
export function EventList({ events }: { events: readonly EventEntry[] }) {
  if (events.length === 0)
    return <Empty icon="pulse">No events yet. Open the login in the preview.</Empty>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section className="pg-scroll" aria-label="Events" tabIndex={0}>
      <table className="pg-table">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Event</th>
            <th scope="col">With</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ id, atMs, event: { type, ...rest } }) => (
            <tr key={id}>
              <td>
                <code>{preciseTime(atMs)}</code>
              </td>
              <td>
                <code>{type}</code>
              </td>
              <td>
                {Object.entries(rest)
                  .map(([name, value]) => `${name}: ${String(value)}`)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
