import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './fr/account.ts'
import { button } from './fr/button.ts'
import { code } from './fr/code.ts'
import { common } from './fr/common.ts'
import { errors } from './fr/errors.ts'
import { exporting } from './fr/exporting.ts'
import { frame } from './fr/frame.ts'
import { importing } from './fr/importing.ts'
import { linking } from './fr/linking.ts'
import { login } from './fr/login.ts'
import { methods } from './fr/methods.ts'
import { oauth } from './fr/oauth.ts'
import { outcome } from './fr/outcome.ts'
import { passkey } from './fr/passkey.ts'
import { proof } from './fr/proof.ts'
import { sending } from './fr/sending.ts'
import { session } from './fr/session.ts'
import { signing } from './fr/signing.ts'
import { system } from './fr/system.ts'
import { wallets } from './fr/wallets.ts'

/** French. */
export const fr: Locale = {
  tag: 'fr',
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
