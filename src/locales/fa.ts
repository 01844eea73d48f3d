import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './fa/account.ts'
import { button } from './fa/button.ts'
import { code } from './fa/code.ts'
import { common } from './fa/common.ts'
import { errors } from './fa/errors.ts'
import { exporting } from './fa/exporting.ts'
import { frame } from './fa/frame.ts'
import { importing } from './fa/importing.ts'
import { linking } from './fa/linking.ts'
import { login } from './fa/login.ts'
import { methods } from './fa/methods.ts'
import { oauth } from './fa/oauth.ts'
import { outcome } from './fa/outcome.ts'
import { passkey } from './fa/passkey.ts'
import { proof } from './fa/proof.ts'
import { sending } from './fa/sending.ts'
import { session } from './fa/session.ts'
import { signing } from './fa/signing.ts'
import { system } from './fa/system.ts'
import { wallets } from './fa/wallets.ts'

/** Persian. */
export const fa: Locale = {
  tag: 'fa',
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
