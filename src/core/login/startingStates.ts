import type { LoginState } from './loginState.ts'

/** No login is under way. */
export const IDLE: LoginState = { at: 'idle' }

/** A login that has just begun. */
export const CHOOSING: LoginState = { at: 'choosing', draft: '', error: null }
