import type { LoginMethod } from '../../core/config/loginMethod.ts'
import type { LoginTexts } from '../../react/words.ts'

/** What people call a login method. An OpenID provider of the app's own is called by its own name. */
export function methodName(method: LoginMethod, words: LoginTexts): string {
  if (method === 'email') return words.login.email
  return isOfApp(method) ? method.slice(method.indexOf(':') + 1) : words.methods[method]
}

function isOfApp(method: LoginMethod): method is `oidc:${string}` {
  return method.includes(':')
}
