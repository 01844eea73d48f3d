import { isSafeUrl } from '../http/isSafeUrl.ts'
import type { Oauth2Client } from '../options.ts'
import { StartRefused } from '../startRefused.ts'
import type { Oauth2Provider } from '../store/rows.ts'

/**
 * The providers that trade codes for a secret, without the secrets.
 *
 * @throws StartRefused for one that lacks something, or whose addresses are not https (http only on this machine).
 */
export function checkOauth2Providers(clients: readonly Oauth2Client[]): readonly Oauth2Provider[] {
  if (new Set(clients.map(({ name }) => name)).size !== clients.length)
    throw new StartRefused('Each provider with a client secret must have a name of its own.')
  return clients.map(({ clientSecret, ...provider }) => {
    const { name, clientId, authorizationEndpoint, tokenEndpoint, userInfo } = provider
    if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(name))
      throw new StartRefused(`The provider name "${name}" must be small letters and digits.`)
    if (clientId === '' || clientSecret === '')
      throw new StartRefused(`The provider "${name}" needs a client id and a client secret.`)
    const urls = [authorizationEndpoint, tokenEndpoint, ...(userInfo ? [userInfo.endpoint] : [])]
    if (!urls.every((url) => isSafeUrl(url, tokenEndpoint)))
      throw new StartRefused(`The addresses of "${name}" must be https addresses.`)
    return provider
  })
}

/** @throws StartRefused for an address that no browser may be sent back to. */
export function checkRedirectUrls(urls: readonly string[]): readonly string[] {
  for (const url of urls)
    if (!isSafeUrl(url, url) || new URL(url).hash !== '')
      throw new StartRefused(
        `The redirect address "${url}" cannot be used: it must be an https address without a fragment.`,
      )
  return urls
}
