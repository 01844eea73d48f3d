import type { Latchkit } from 'latchkit'
import type { LoginState, ReadableStore } from 'latchkit/core'
import type { StoreApi } from 'zustand/vanilla'
import type { AwaitedCode } from '../log/awaitedCode.ts'

type Kit = Pick<Latchkit, 'login'>

/** The code fields of all pages, those that can be typed into. */
const FIELD = 'input[autocomplete="one-time-code"]:not([readonly])'

/** The code that the page waits for, of the login or of what a person does after it; null for none. */
function awaitedCode({ login }: Kit): AwaitedCode | null {
  const state = login.state.getState()
  switch (state.at) {
    case 'enteringCode':
      return awaitedByLogin(state)
    case 'idle':
    case 'done':
      return document.querySelector(FIELD) === null
        ? null
        : { contact: null, life: null, triesLeft: null }
    default:
      return null
  }
}

function awaitedByLogin(state: Extract<LoginState, { at: 'enteringCode' }>): AwaitedCode {
  const { contact, lifetimeMs, expiresAtMs } = state.entry
  const { notice } = state
  return {
    contact,
    life: { lifetimeMs, leftMs: notice.kind === 'expired' ? 0 : expiresAtMs - Date.now() },
    triesLeft: triesLeft(notice),
  }
}

function triesLeft(notice: Extract<LoginState, { at: 'enteringCode' }>['notice']): number | null {
  if (notice.kind === 'locked') return 0
  return notice.kind === 'wrong' ? notice.attemptsLeft : null
}

/** Tells what the page waits for, now and after each change; returns the way to stop. */
export function watchCodes(kit: Kit, tell: (awaited: AwaitedCode | null) => void): () => void {
  let told = ''
  const report = () => {
    const awaited = awaitedCode(kit)
    // how much time is left changes by itself
    const { contact, triesLeft: tries } = awaited ?? {}
    const now = JSON.stringify([awaited === null, contact, tries, (awaited?.life?.leftMs ?? 1) > 0])
    if (now === told) return
    told = now
    tell(awaited)
  }
  report()
  const unsubscribe = kit.login.state.subscribe(report)
  const fields = new MutationObserver(report)
  fields.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['readonly'],
  })
  return () => {
    unsubscribe()
    fields.disconnect()
  }
}

/** Lets the page know that the time of the code is over, as it is at the service: its person is told, and asks for a new one. */
export function expireCode({ login }: Kit): void {
  const state = login.state.getState()
  if (state.at !== 'enteringCode' || !isWritable(login.state)) return
  const entry = { ...state.entry, expiresAtMs: Date.now() }
  login.state.setState({ ...state, entry, notice: { kind: 'expired' } }, true)
}

/** The kit promises apps a store that can be read; it is one that its own parts write. */
function isWritable(store: ReadableStore<LoginState>): store is StoreApi<LoginState> {
  return 'setState' in store
}
