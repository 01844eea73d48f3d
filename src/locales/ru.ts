import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './ru/account.ts'
import { button } from './ru/button.ts'
import { code } from './ru/code.ts'
import { common } from './ru/common.ts'
import { errors } from './ru/errors.ts'
import { exporting } from './ru/exporting.ts'
import { frame } from './ru/frame.ts'
import { importing } from './ru/importing.ts'
import { linking } from './ru/linking.ts'
import { login } from './ru/login.ts'
import { methods } from './ru/methods.ts'
import { oauth } from './ru/oauth.ts'
import { outcome } from './ru/outcome.ts'
import { passkey } from './ru/passkey.ts'
import { proof } from './ru/proof.ts'
import { sending } from './ru/sending.ts'
import { session } from './ru/session.ts'
import { signing } from './ru/signing.ts'
import { system } from './ru/system.ts'
import { wallets } from './ru/wallets.ts'

/** Russian. */
export const ru: Locale = {
  tag: 'ru',
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
