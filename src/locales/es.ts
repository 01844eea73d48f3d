import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './es/account.ts'
import { button } from './es/button.ts'
import { code } from './es/code.ts'
import { common } from './es/common.ts'
import { errors } from './es/errors.ts'
import { exporting } from './es/exporting.ts'
import { frame } from './es/frame.ts'
import { importing } from './es/importing.ts'
import { linking } from './es/linking.ts'
import { login } from './es/login.ts'
import { methods } from './es/methods.ts'
import { oauth } from './es/oauth.ts'
import { outcome } from './es/outcome.ts'
import { passkey } from './es/passkey.ts'
import { proof } from './es/proof.ts'
import { sending } from './es/sending.ts'
import { session } from './es/session.ts'
import { signing } from './es/signing.ts'
import { system } from './es/system.ts'
import { wallets } from './es/wallets.ts'

/** Spanish. */
export const es: Locale = {
  tag: 'es',
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
