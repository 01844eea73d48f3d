import type { Latchkit } from '../latchkit.ts'
import type { SessionState } from './session.ts'

/** Longer takes no reading of what a browser keeps, in milliseconds. */
const MOST_MS = 5000

/** Waits until the kept session was read: it knows then whether somebody is logged in. A kit that is not mounted reads none. */
export function whenRestored({ session }: Pick<Latchkit, 'session'>): Promise<SessionState> {
  const now = session.getState()
  if (now.status !== 'loading') return Promise.resolve(now)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(session.getState())
    }
    const timer = setTimeout(end, MOST_MS)
    const stop = session.subscribe(({ status }) => {
      if (status !== 'loading') end()
    })
  })
}
