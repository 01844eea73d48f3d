import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './pl/account.ts'
import { button } from './pl/button.ts'
import { code } from './pl/code.ts'
import { common } from './pl/common.ts'
import { errors } from './pl/errors.ts'
import { exporting } from './pl/exporting.ts'
import { frame } from './pl/frame.ts'
import { importing } from './pl/importing.ts'
import { linking } from './pl/linking.ts'
import { login } from './pl/login.ts'
import { methods } from './pl/methods.ts'
import { oauth } from './pl/oauth.ts'
import { outcome } from './pl/outcome.ts'
import { passkey } from './pl/passkey.ts'
import { proof } from './pl/proof.ts'
import { sending } from './pl/sending.ts'
import { session } from './pl/session.ts'
import { signing } from './pl/signing.ts'
import { system } from './pl/system.ts'
import { wallets } from './pl/wallets.ts'

/** Polish. */
export const pl: Locale = {
  tag: 'pl',
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
