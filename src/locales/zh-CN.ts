import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './zh-CN/account.ts'
import { button } from './zh-CN/button.ts'
import { code } from './zh-CN/code.ts'
import { common } from './zh-CN/common.ts'
import { errors } from './zh-CN/errors.ts'
import { exporting } from './zh-CN/exporting.ts'
import { frame } from './zh-CN/frame.ts'
import { importing } from './zh-CN/importing.ts'
import { linking } from './zh-CN/linking.ts'
import { login } from './zh-CN/login.ts'
import { methods } from './zh-CN/methods.ts'
import { oauth } from './zh-CN/oauth.ts'
import { outcome } from './zh-CN/outcome.ts'
import { passkey } from './zh-CN/passkey.ts'
import { proof } from './zh-CN/proof.ts'
import { sending } from './zh-CN/sending.ts'
import { session } from './zh-CN/session.ts'
import { signing } from './zh-CN/signing.ts'
import { system } from './zh-CN/system.ts'
import { wallets } from './zh-CN/wallets.ts'

/** Chinese in simplified characters. */
export const zhCN: Locale = {
  tag: 'zh-CN',
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
