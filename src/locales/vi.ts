import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './vi/account.ts'
import { button } from './vi/button.ts'
import { code } from './vi/code.ts'
import { common } from './vi/common.ts'
import { errors } from './vi/errors.ts'
import { exporting } from './vi/exporting.ts'
import { frame } from './vi/frame.ts'
import { importing } from './vi/importing.ts'
import { linking } from './vi/linking.ts'
import { login } from './vi/login.ts'
import { methods } from './vi/methods.ts'
import { oauth } from './vi/oauth.ts'
import { outcome } from './vi/outcome.ts'
import { passkey } from './vi/passkey.ts'
import { proof } from './vi/proof.ts'
import { sending } from './vi/sending.ts'
import { session } from './vi/session.ts'
import { signing } from './vi/signing.ts'
import { system } from './vi/system.ts'
import { wallets } from './vi/wallets.ts'

/** Vietnamese. */
export const vi: Locale = {
  tag: 'vi',
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
