import { isolatedWords } from '../react/isolatedWords.ts'
import type { Locale } from '../react/locale.ts'
import { account } from './pt-BR/account.ts'
import { button } from './pt-BR/button.ts'
import { code } from './pt-BR/code.ts'
import { common } from './pt-BR/common.ts'
import { errors } from './pt-BR/errors.ts'
import { exporting } from './pt-BR/exporting.ts'
import { frame } from './pt-BR/frame.ts'
import { importing } from './pt-BR/importing.ts'
import { linking } from './pt-BR/linking.ts'
import { login } from './pt-BR/login.ts'
import { methods } from './pt-BR/methods.ts'
import { oauth } from './pt-BR/oauth.ts'
import { outcome } from './pt-BR/outcome.ts'
import { passkey } from './pt-BR/passkey.ts'
import { proof } from './pt-BR/proof.ts'
import { sending } from './pt-BR/sending.ts'
import { session } from './pt-BR/session.ts'
import { signing } from './pt-BR/signing.ts'
import { system } from './pt-BR/system.ts'
import { wallets } from './pt-BR/wallets.ts'

/** Portuguese (Brazil). */
export const ptBR: Locale = {
  tag: 'pt-BR',
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
