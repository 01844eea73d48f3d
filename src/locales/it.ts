import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './it/account.ts'
import { button } from './it/button.ts'
import { code } from './it/code.ts'
import { common } from './it/common.ts'
import { errors } from './it/errors.ts'
import { exporting } from './it/exporting.ts'
import { frame } from './it/frame.ts'
import { importing } from './it/importing.ts'
import { linking } from './it/linking.ts'
import { login } from './it/login.ts'
import { methods } from './it/methods.ts'
import { oauth } from './it/oauth.ts'
import { outcome } from './it/outcome.ts'
import { passkey } from './it/passkey.ts'
import { proof } from './it/proof.ts'
import { sending } from './it/sending.ts'
import { session } from './it/session.ts'
import { signing } from './it/signing.ts'
import { system } from './it/system.ts'
import { wallets } from './it/wallets.ts'

/** Italian. */
export const it: Locale = {
  tag: 'it',
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
