import type { LoginMethod } from '../../core/config/loginMethod.ts'
import type { LoginTexts } from '../../react/words.ts'

/** What people call a login method. An OpenID provider of the app's own is called by its own name. */
export function methodName(method: LoginMethod, words: LoginTexts): string {
  switch (method) {
    case 'email':
      return words.login.email
    case 'sms':
    case 'passkey':
    case 'wallet':
    case 'google':
    case 'apple':
    case 'x':
    case 'discord':
    case 'facebook':
      return words.methods[method]
    default:
      return method.slice(method.indexOf(':') + 1)
  }
}
