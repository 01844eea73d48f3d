import type { Login } from '../../../core/latchkit.ts'

const drafts = new WeakMap<Login, string>()

/** What was typed into the first screen of this login before another screen took its place; empty when nothing was. */
export function typedDraft(login: Login): string {
  return drafts.get(login) ?? ''
}

/** Keeps what is typed until the login is over, in memory alone. */
export function keepTypedDraft(login: Login, text: string): void {
  if (!drafts.has(login)) {
    const stop = login.state.subscribe(({ at }) => {
      if (at !== 'idle' && at !== 'done') return
      drafts.delete(login)
      stop()
    })
  }
  drafts.set(login, text)
}
