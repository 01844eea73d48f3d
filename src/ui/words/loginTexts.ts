import type { LoginTexts } from '../../react/words.ts'
import { button } from './en/button.ts'
import { code } from './en/code.ts'
import { login } from './en/login.ts'
import { methods } from './en/methods.ts'
import { oauth } from './en/oauth.ts'
import { passkey } from './en/passkey.ts'
import { sentences } from './en/sentences.ts'
import { system } from './en/system.ts'
import { wallets } from './en/wallets.ts'

/** The texts of the login in English. Those of the account and of a session's end load with their own screens. */
export const loginTexts: LoginTexts = {
  button,
  common: {
    close: 'Close',
    back: 'Back',
    copied: 'Copied',
    secondsLeft: (seconds) => `${seconds} seconds left`,
    sentences,
  },
  login,
  methods,
  code,
  wallets,
  passkey,
  oauth,
  system,
}
