import type { KitEvent } from '../../core/events.ts'
import type { LoginState } from '../../core/login/loginState.ts'
import type { SessionState } from '../../core/session/session.ts'
import { isLatchkitError } from '../../errors/anyError.ts'

/** The members of a state whose text says where a flow is, and never who is in it. */
const SHOWN = ['otpType', 'purpose', 'method', 'provider']

/** What may be said of a state: never a contact, a code or a session. */
export function noteOfLogin(state: LoginState): string {
  const facts: unknown[] = SHOWN.map((name) => Reflect.get(state, name))
  if (state.at === 'enteringCode') facts.push(noteOfCode(state.notice))
  if (state.at === 'done' && state.isNewUser) facts.push('new user')
  if ('error' in state && isLatchkitError(state.error)) facts.push(state.error.code)
  return joined(facts)
}

function noteOfCode(notice: Extract<LoginState, { at: 'enteringCode' }>['notice']): string {
  if (notice.kind === 'none') return ''
  return notice.kind === 'failed' ? notice.error.code : notice.kind
}

export function noteOfSession(state: SessionState): string {
  if (state.status === 'logged-out') return state.reason
  return state.status === 'logged-in' ? `kept on the ${state.session.persistence}` : ''
}

/** The facts of an event: it holds nothing personal. */
export function noteOfEvent({ type: _, ...facts }: KitEvent): string {
  return joined(Object.entries(facts).map(([name, value]) => `${name} ${value}`))
}

const joined = (facts: readonly unknown[]) =>
  facts.filter((fact) => typeof fact === 'string' && fact !== '').join(', ')
