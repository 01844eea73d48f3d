import { isSafeUrl } from '../http/isSafeUrl.ts'
import { StartRefused } from '../startRefused.ts'
import type { IdentityProvider } from '../store/rows.ts'

/**
 * The identity providers that were given, if each can be asked for its keys.
 *
 * @throws StartRefused for an issuer that is no https address (http only on this machine), or a provider without a client.
 */
export function checkIdentityProviders(
  providers: readonly IdentityProvider[],
): readonly IdentityProvider[] {
  const names = new Set(providers.map(({ name }) => name))
  if (names.size !== providers.length)
    throw new StartRefused('Each identity provider must have a name of its own.')
  return providers.map(({ name, issuer, clientIds, authorization }) => {
    if (!isIssuer(issuer))
      throw new StartRefused(
        `The issuer of "${name}" cannot be used: it must be an https address, like https://accounts.example.com.`,
      )
    if (clientIds.length === 0 || clientIds.some((id) => id === ''))
      throw new StartRefused(`The identity provider "${name}" needs a client id.`)
    const { endpoint, tokenEndpoint = endpoint } = authorization ?? {}
    if ([endpoint, tokenEndpoint].some((url) => url !== undefined && !isSafeUrl(url, issuer)))
      throw new StartRefused(`The addresses of "${name}" must be https addresses.`)
    return { name, issuer, clientIds, ...(authorization ? { authorization } : {}) }
  })
}

/** OpenID Connect Discovery 1.0, 3: an https address without query and fragment. */
function isIssuer(issuer: string): boolean {
  if (!isSafeUrl(issuer, issuer)) return false
  const { search, hash } = new URL(issuer)
  return search === '' && hash === ''
}
