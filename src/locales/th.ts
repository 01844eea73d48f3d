import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './th/account.ts'
import { button } from './th/button.ts'
import { code } from './th/code.ts'
import { common } from './th/common.ts'
import { errors } from './th/errors.ts'
import { exporting } from './th/exporting.ts'
import { frame } from './th/frame.ts'
import { importing } from './th/importing.ts'
import { linking } from './th/linking.ts'
import { login } from './th/login.ts'
import { methods } from './th/methods.ts'
import { oauth } from './th/oauth.ts'
import { outcome } from './th/outcome.ts'
import { passkey } from './th/passkey.ts'
import { proof } from './th/proof.ts'
import { sending } from './th/sending.ts'
import { session } from './th/session.ts'
import { signing } from './th/signing.ts'
import { system } from './th/system.ts'
import { wallets } from './th/wallets.ts'

/** Thai. */
export const th: Locale = {
  tag: 'th',
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
