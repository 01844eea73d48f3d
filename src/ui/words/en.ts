import type { Words } from '../../react/words.ts'
import { button } from './en/button.ts'
import { code } from './en/code.ts'
import { linking } from './en/linking.ts'
import { login } from './en/login.ts'
import { methods } from './en/methods.ts'
import { oauth } from './en/oauth.ts'
import { passkey } from './en/passkey.ts'
import { session } from './en/session.ts'
import { system } from './en/system.ts'
import { wallets } from './en/wallets.ts'

/** Every text in English: the texts that partial translations fall back to. */
export const en: Words = {
  button,
  common: {
    close: 'Close',
    back: 'Back',
    copied: 'Copied',
    secondsLeft: (seconds) => `${seconds} seconds left`,
  },
  login,
  methods,
  code,
  wallets,
  passkey,
  oauth,
  system,
  session,
  linking,
}
