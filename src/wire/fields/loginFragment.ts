/** The parameter of the fragment in which a login link carries its code. */
export const LOGIN_LINK_PARAMETER = 'latchkit-login'

/** What a login link carries: which code, and the address that it was sent to. */
export type LoginLink = {
  readonly otpId: string
  readonly otpCode: string
  /** Where the code was sent, as the link says. The service compares it with the code. */
  readonly contact: string
}

/** The value in a fragment that carries a login; empty where none does. Cheap: every page load asks. */
export function loginValueIn(fragment: string): string {
  const part = partsOf(fragment).find(isLogin) ?? ''
  return part.slice(LOGIN_LINK_PARAMETER.length + 1)
}

/**
 * The fragment without the login, with its `#`; empty when nothing else was in it. A template may have its `%s` in the
 * fragment too: that copy of the code goes with it, and the path in front of `?code=…` stays, which belongs to a router.
 */
export function fragmentWithoutLogin(fragment: string): string {
  const code = codeIn(loginValueIn(fragment))
  const rest = partsOf(fragment)
    .filter((part) => !isLogin(part) && part !== code)
    .map((part) => (code && part.endsWith(`=${code}`) ? part.replace(/(^|\?)[^?]*$/, '') : part))
    .filter(Boolean)
  return rest.length ? `#${rest.join('&')}` : ''
}

function partsOf(fragment: string): readonly string[] {
  return fragment.replace('#', '').split('&').filter(Boolean)
}

function isLogin(part: string): boolean {
  return part.startsWith(`${LOGIN_LINK_PARAMETER}=`)
}

/** The code, as far as it can be read before anything is checked. */
function codeIn(value: string): string {
  try {
    return JSON.parse(atob(value.replaceAll('-', '+').replaceAll('_', '/'))).otpCode
  } catch {
    return ''
  }
}
