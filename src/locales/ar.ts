import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './ar/account.ts'
import { button } from './ar/button.ts'
import { code } from './ar/code.ts'
import { common } from './ar/common.ts'
import { errors } from './ar/errors.ts'
import { exporting } from './ar/exporting.ts'
import { frame } from './ar/frame.ts'
import { importing } from './ar/importing.ts'
import { linking } from './ar/linking.ts'
import { login } from './ar/login.ts'
import { methods } from './ar/methods.ts'
import { oauth } from './ar/oauth.ts'
import { outcome } from './ar/outcome.ts'
import { passkey } from './ar/passkey.ts'
import { proof } from './ar/proof.ts'
import { sending } from './ar/sending.ts'
import { session } from './ar/session.ts'
import { signing } from './ar/signing.ts'
import { system } from './ar/system.ts'
import { wallets } from './ar/wallets.ts'

/** Arabic. */
export const ar: Locale = {
  tag: 'ar',
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
