import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './zh-TW/account.ts'
import { button } from './zh-TW/button.ts'
import { code } from './zh-TW/code.ts'
import { common } from './zh-TW/common.ts'
import { errors } from './zh-TW/errors.ts'
import { exporting } from './zh-TW/exporting.ts'
import { frame } from './zh-TW/frame.ts'
import { importing } from './zh-TW/importing.ts'
import { linking } from './zh-TW/linking.ts'
import { login } from './zh-TW/login.ts'
import { methods } from './zh-TW/methods.ts'
import { oauth } from './zh-TW/oauth.ts'
import { outcome } from './zh-TW/outcome.ts'
import { passkey } from './zh-TW/passkey.ts'
import { proof } from './zh-TW/proof.ts'
import { sending } from './zh-TW/sending.ts'
import { session } from './zh-TW/session.ts'
import { signing } from './zh-TW/signing.ts'
import { system } from './zh-TW/system.ts'
import { wallets } from './zh-TW/wallets.ts'

/** Chinese in traditional characters. */
export const zhTW: Locale = {
  tag: 'zh-TW',
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
