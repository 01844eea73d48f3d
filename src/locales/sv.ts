import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './sv/account.ts'
import { button } from './sv/button.ts'
import { code } from './sv/code.ts'
import { common } from './sv/common.ts'
import { errors } from './sv/errors.ts'
import { exporting } from './sv/exporting.ts'
import { frame } from './sv/frame.ts'
import { importing } from './sv/importing.ts'
import { linking } from './sv/linking.ts'
import { login } from './sv/login.ts'
import { methods } from './sv/methods.ts'
import { oauth } from './sv/oauth.ts'
import { outcome } from './sv/outcome.ts'
import { passkey } from './sv/passkey.ts'
import { proof } from './sv/proof.ts'
import { sending } from './sv/sending.ts'
import { session } from './sv/session.ts'
import { signing } from './sv/signing.ts'
import { system } from './sv/system.ts'
import { wallets } from './sv/wallets.ts'

/** Swedish. */
export const sv: Locale = {
  tag: 'sv',
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
