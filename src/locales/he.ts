import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './he/account.ts'
import { button } from './he/button.ts'
import { code } from './he/code.ts'
import { common } from './he/common.ts'
import { errors } from './he/errors.ts'
import { exporting } from './he/exporting.ts'
import { frame } from './he/frame.ts'
import { importing } from './he/importing.ts'
import { linking } from './he/linking.ts'
import { login } from './he/login.ts'
import { methods } from './he/methods.ts'
import { oauth } from './he/oauth.ts'
import { outcome } from './he/outcome.ts'
import { passkey } from './he/passkey.ts'
import { proof } from './he/proof.ts'
import { sending } from './he/sending.ts'
import { session } from './he/session.ts'
import { signing } from './he/signing.ts'
import { system } from './he/system.ts'
import { wallets } from './he/wallets.ts'

/** Hebrew. */
export const he: Locale = {
  tag: 'he',
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
