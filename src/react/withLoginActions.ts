import type { Login } from '../core/latchkit.ts'
import type { LoginState } from '../core/login/loginState.ts'
import { assertNever } from '../lib/assertNever.ts'

type At<A extends LoginState['at']> = Extract<LoginState, { readonly at: A }>

type GoBack = {
  /** Back to the first screen, with the address kept. */
  readonly changeContact: () => void
}

/** The login's state with what a person can do in it, and nothing else. */
export type LoginStateWithActions =
  | (At<'idle'> & { readonly start: () => void })
  | (At<'choosing'> & {
      /** Sends a code to this email address. */
      readonly email: (contact: string) => void
    })
  | (At<'sendingCode'> & GoBack)
  | (At<'enteringCode'> &
      GoBack & {
        readonly submit: (code: string) => void
        /** Sends a new code; the old one stops working. */
        readonly resend: () => void
      })
  | (At<'checkingCode'> & GoBack)
  | (At<'resendingCode'> & GoBack)
  | At<'accepted'>
  | At<'done'>
  | (At<'blocked'> &
      GoBack & {
        /** Tries again at once. */
        readonly retry: () => void
      })

/** Adds to a state the commands that mean something there. */
export function withLoginActions(login: Login, state: LoginState): LoginStateWithActions {
  const { changeContact } = login
  switch (state.at) {
    case 'idle':
      return { ...state, start: login.start }
    case 'choosing':
      return { ...state, email: login.submitContact }
    case 'enteringCode':
      return { ...state, changeContact, submit: login.submitCode, resend: login.resend }
    case 'sendingCode':
    case 'checkingCode':
    case 'resendingCode':
      return { ...state, changeContact }
    case 'blocked':
      return { ...state, changeContact, retry: login.retry }
    case 'accepted':
    case 'done':
      return state
    default:
      return assertNever(state)
  }
}
