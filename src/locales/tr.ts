import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './tr/account.ts'
import { button } from './tr/button.ts'
import { code } from './tr/code.ts'
import { common } from './tr/common.ts'
import { errors } from './tr/errors.ts'
import { exporting } from './tr/exporting.ts'
import { frame } from './tr/frame.ts'
import { importing } from './tr/importing.ts'
import { linking } from './tr/linking.ts'
import { login } from './tr/login.ts'
import { methods } from './tr/methods.ts'
import { oauth } from './tr/oauth.ts'
import { outcome } from './tr/outcome.ts'
import { passkey } from './tr/passkey.ts'
import { proof } from './tr/proof.ts'
import { sending } from './tr/sending.ts'
import { session } from './tr/session.ts'
import { signing } from './tr/signing.ts'
import { system } from './tr/system.ts'
import { wallets } from './tr/wallets.ts'

/** Turkish. */
export const tr: Locale = {
  tag: 'tr',
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
