import { mixedWords } from '../../../react/isolatedWords.ts'
import type { SessionWords } from '../../../react/words.ts'
import { lifetimeText } from '../lifetimeText.ts'

export const session: SessionWords = mixedWords({
  banner: 'Your session',
  endsIn: (time) => `You will be logged out in ${time}`,
  endsInSeconds: (seconds) =>
    `You will be logged out in ${seconds} seconds. Press F6 to stay logged in.`,
  keepWorking: 'Stay to keep what you are working on.',
  stay: 'Stay logged in',
  staying: 'Renewing',
  stayed: 'You stay logged in.',
  logOut: 'Log out',
  offline: 'You are offline. Try again when the connection is back.',
  failed: 'That did not go through. You are still logged in. Try again.',
  refused: 'This session cannot be renewed. Save your work, then log in again.',
  againTitle: 'Log in again to continue',
  expired: (lifetimeMs) =>
    lifetimeMs === null
      ? 'Your session ended. What you were doing is still here.'
      : `Your session ended after ${lifetimeText(lifetimeMs)}. What you were doing is still here.`,
  keyLost: 'This browser cleared the key that kept you logged in. Your account is safe.',
  refusedHere:
    'What this browser kept of your session did not pass our check. Your account is safe.',
  elsewhereTitle: 'You logged out in another tab',
  elsewhere: 'This tab is logged out too.',
  logInAgain: 'Log in again',
  anotherMethod: 'Use another method',
  close: 'Close',
})
