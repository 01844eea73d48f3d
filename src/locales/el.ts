import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './el/account.ts'
import { button } from './el/button.ts'
import { code } from './el/code.ts'
import { common } from './el/common.ts'
import { errors } from './el/errors.ts'
import { exporting } from './el/exporting.ts'
import { frame } from './el/frame.ts'
import { importing } from './el/importing.ts'
import { linking } from './el/linking.ts'
import { login } from './el/login.ts'
import { methods } from './el/methods.ts'
import { oauth } from './el/oauth.ts'
import { outcome } from './el/outcome.ts'
import { passkey } from './el/passkey.ts'
import { proof } from './el/proof.ts'
import { sending } from './el/sending.ts'
import { session } from './el/session.ts'
import { signing } from './el/signing.ts'
import { system } from './el/system.ts'
import { wallets } from './el/wallets.ts'

/** Greek. */
export const el: Locale = {
  tag: 'el',
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
