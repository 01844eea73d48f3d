import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './uk/account.ts'
import { button } from './uk/button.ts'
import { code } from './uk/code.ts'
import { common } from './uk/common.ts'
import { errors } from './uk/errors.ts'
import { exporting } from './uk/exporting.ts'
import { frame } from './uk/frame.ts'
import { importing } from './uk/importing.ts'
import { linking } from './uk/linking.ts'
import { login } from './uk/login.ts'
import { methods } from './uk/methods.ts'
import { oauth } from './uk/oauth.ts'
import { outcome } from './uk/outcome.ts'
import { passkey } from './uk/passkey.ts'
import { proof } from './uk/proof.ts'
import { sending } from './uk/sending.ts'
import { session } from './uk/session.ts'
import { signing } from './uk/signing.ts'
import { system } from './uk/system.ts'
import { wallets } from './uk/wallets.ts'

/** Ukrainian. */
export const uk: Locale = {
  tag: 'uk',
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
