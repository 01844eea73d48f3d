import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './ko/account.ts'
import { button } from './ko/button.ts'
import { code } from './ko/code.ts'
import { common } from './ko/common.ts'
import { errors } from './ko/errors.ts'
import { exporting } from './ko/exporting.ts'
import { frame } from './ko/frame.ts'
import { importing } from './ko/importing.ts'
import { linking } from './ko/linking.ts'
import { login } from './ko/login.ts'
import { methods } from './ko/methods.ts'
import { oauth } from './ko/oauth.ts'
import { outcome } from './ko/outcome.ts'
import { passkey } from './ko/passkey.ts'
import { proof } from './ko/proof.ts'
import { sending } from './ko/sending.ts'
import { session } from './ko/session.ts'
import { signing } from './ko/signing.ts'
import { system } from './ko/system.ts'
import { wallets } from './ko/wallets.ts'

/** Korean. */
export const ko: Locale = {
  tag: 'ko',
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
