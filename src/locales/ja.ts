import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './ja/account.ts'
import { button } from './ja/button.ts'
import { code } from './ja/code.ts'
import { common } from './ja/common.ts'
import { errors } from './ja/errors.ts'
import { exporting } from './ja/exporting.ts'
import { frame } from './ja/frame.ts'
import { importing } from './ja/importing.ts'
import { linking } from './ja/linking.ts'
import { login } from './ja/login.ts'
import { methods } from './ja/methods.ts'
import { oauth } from './ja/oauth.ts'
import { outcome } from './ja/outcome.ts'
import { passkey } from './ja/passkey.ts'
import { proof } from './ja/proof.ts'
import { sending } from './ja/sending.ts'
import { session } from './ja/session.ts'
import { signing } from './ja/signing.ts'
import { system } from './ja/system.ts'
import { wallets } from './ja/wallets.ts'

/** Japanese. */
export const ja: Locale = {
  tag: 'ja',
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
