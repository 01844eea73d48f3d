import { loadOnce } from '../http/loadOnce.ts'

/** Loads what makes a passkey: of those who see theirs, few add one. */
export const loadAddPasskey = loadOnce(() => import('./addPasskey.ts'))
