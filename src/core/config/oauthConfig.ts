import type { OauthProviderConfig } from '../../wire/fields/oauthProviderConfig.ts'
import { methodFromName } from './loginMethod.ts'

/** What is known of the social logins. Providers go by the names that the service gives them. */
export type OauthConfig = {
  readonly clientIds: Readonly<Record<string, string>>
  /** Where providers send people back to; null when only the app can say. */
  readonly redirectUrl: string | null
  /** How people are sent to each. */
  readonly providers: Readonly<Record<string, OauthProviderConfig>>
}

/**
 * The names of the service as the kit spells them: a provider that is known by its configuration alone gets its `oidc:`.
 */
export function spelledNames(
  names: readonly string[],
  providers: OauthConfig['providers'],
): readonly string[] {
  return names.map((name) =>
    methodFromName(name) === null && Object.hasOwn(providers, name) ? `oidc:${name}` : name,
  )
}

/** The name of a provider as the service spells it. */
export function serviceName(provider: string): string {
  return provider.replace(/^oidc:/, '')
}
