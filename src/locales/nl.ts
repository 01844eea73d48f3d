import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './nl/account.ts'
import { button } from './nl/button.ts'
import { code } from './nl/code.ts'
import { common } from './nl/common.ts'
import { errors } from './nl/errors.ts'
import { exporting } from './nl/exporting.ts'
import { frame } from './nl/frame.ts'
import { importing } from './nl/importing.ts'
import { linking } from './nl/linking.ts'
import { login } from './nl/login.ts'
import { methods } from './nl/methods.ts'
import { oauth } from './nl/oauth.ts'
import { outcome } from './nl/outcome.ts'
import { passkey } from './nl/passkey.ts'
import { proof } from './nl/proof.ts'
import { sending } from './nl/sending.ts'
import { session } from './nl/session.ts'
import { signing } from './nl/signing.ts'
import { system } from './nl/system.ts'
import { wallets } from './nl/wallets.ts'

/** Dutch. */
export const nl: Locale = {
  tag: 'nl',
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
