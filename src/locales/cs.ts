import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './cs/account.ts'
import { button } from './cs/button.ts'
import { code } from './cs/code.ts'
import { common } from './cs/common.ts'
import { errors } from './cs/errors.ts'
import { exporting } from './cs/exporting.ts'
import { frame } from './cs/frame.ts'
import { importing } from './cs/importing.ts'
import { linking } from './cs/linking.ts'
import { login } from './cs/login.ts'
import { methods } from './cs/methods.ts'
import { oauth } from './cs/oauth.ts'
import { outcome } from './cs/outcome.ts'
import { passkey } from './cs/passkey.ts'
import { proof } from './cs/proof.ts'
import { sending } from './cs/sending.ts'
import { session } from './cs/session.ts'
import { signing } from './cs/signing.ts'
import { system } from './cs/system.ts'
import { wallets } from './cs/wallets.ts'

/** Czech. */
export const cs: Locale = {
  tag: 'cs',
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
