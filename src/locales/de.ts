import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './de/account.ts'
import { button } from './de/button.ts'
import { code } from './de/code.ts'
import { common } from './de/common.ts'
import { errors } from './de/errors.ts'
import { exporting } from './de/exporting.ts'
import { frame } from './de/frame.ts'
import { importing } from './de/importing.ts'
import { linking } from './de/linking.ts'
import { login } from './de/login.ts'
import { methods } from './de/methods.ts'
import { oauth } from './de/oauth.ts'
import { outcome } from './de/outcome.ts'
import { passkey } from './de/passkey.ts'
import { proof } from './de/proof.ts'
import { sending } from './de/sending.ts'
import { session } from './de/session.ts'
import { signing } from './de/signing.ts'
import { system } from './de/system.ts'
import { wallets } from './de/wallets.ts'

/** German. */
export const de: Locale = {
  tag: 'de',
  words: isolatedWords({
    button,
    common,
    login,
    methods,
    code,
    wallets,
    passkey,
    oauth,
    system,
    session,
    linking,
    frame,
    account,
    exporting,
    importing,
    proof,
    sending,
    signing,
    outcome,
    errors,
  }),
}
