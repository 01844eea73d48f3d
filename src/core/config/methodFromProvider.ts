import { type LoginMethod, methodFromName } from './loginMethod.ts'

/** The login that the service calls by that name: one that the kit knows, else an OpenID provider of the app's own. */
export function methodFromProvider(providerName: string): LoginMethod {
  return methodFromName(providerName.toLowerCase()) ?? `oidc:${providerName}`
}
