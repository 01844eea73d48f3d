import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './hi/account.ts'
import { button } from './hi/button.ts'
import { code } from './hi/code.ts'
import { common } from './hi/common.ts'
import { errors } from './hi/errors.ts'
import { exporting } from './hi/exporting.ts'
import { frame } from './hi/frame.ts'
import { importing } from './hi/importing.ts'
import { linking } from './hi/linking.ts'
import { login } from './hi/login.ts'
import { methods } from './hi/methods.ts'
import { oauth } from './hi/oauth.ts'
import { outcome } from './hi/outcome.ts'
import { passkey } from './hi/passkey.ts'
import { proof } from './hi/proof.ts'
import { sending } from './hi/sending.ts'
import { session } from './hi/session.ts'
import { signing } from './hi/signing.ts'
import { system } from './hi/system.ts'
import { wallets } from './hi/wallets.ts'

/** Hindi. */
export const hi: Locale = {
  tag: 'hi',
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
