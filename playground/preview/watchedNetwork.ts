import type { LatchkitOptions } from 'latchkit'
import { isInPlayground, type ToShell, tell } from '../messages.ts'
import type { Scenario } from '../settings/scenarios.ts'
import { meetScenario } from './scenarios/meetScenario.ts'

/** What the playground puts around the kit: its scenario, and in its frame a report of requests and events. */
export function watchedNetwork(scenario: Scenario): Pick<LatchkitOptions, 'fetch' | 'onEvent'> {
  const send = meetScenario(scenario)((input, init) => fetch(input, init))
  if (!isInPlayground()) return { fetch: pastInbox(send) }
  const report = (message: ToShell) => tell(window.parent, message)
  return {
    fetch: pastInbox(async (input, init) => {
      const { watchRequests } = await import('./log/watchRequests.ts')
      const watched = watchRequests(send, (entry) => report({ kind: 'request', entry }))
      return watched(input, init)
    }),
    onEvent(event) {
      const entry = { id: crypto.randomUUID(), atMs: Date.now(), event }
      report({ kind: 'event', entry })
    },
  }
}

/** The devtools look into the inbox over the kit's network: that meets no scenario, and is no request of the app. */
function pastInbox(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.startsWith(`${import.meta.env.VITE_INBOX_URL}/`)
      ? fetch(input, init)
      : send(input, init)
  }
}
