import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './id/account.ts'
import { button } from './id/button.ts'
import { code } from './id/code.ts'
import { common } from './id/common.ts'
import { errors } from './id/errors.ts'
import { exporting } from './id/exporting.ts'
import { frame } from './id/frame.ts'
import { importing } from './id/importing.ts'
import { linking } from './id/linking.ts'
import { login } from './id/login.ts'
import { methods } from './id/methods.ts'
import { oauth } from './id/oauth.ts'
import { outcome } from './id/outcome.ts'
import { passkey } from './id/passkey.ts'
import { proof } from './id/proof.ts'
import { sending } from './id/sending.ts'
import { session } from './id/session.ts'
import { signing } from './id/signing.ts'
import { system } from './id/system.ts'
import { wallets } from './id/wallets.ts'

/** Indonesian. */
export const id: Locale = {
  tag: 'id',
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
