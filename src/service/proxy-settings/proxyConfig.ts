import type { UserVerification } from '../../wire/fields/authProxyConfig.ts'
import type { IdentityProvider, Oauth2Provider, ProxyConfigRow } from '../store/rows.ts'
import { clientOf, identityProviderOf, isKnownClient, isKnownIssuer } from './knownProviders.ts'

/** A configuration of the auth proxy as it works: what its organization has set before what the service was started with. */
export type ProxyConfig = ProxyConfigRow & {
  /** Whether passkeys are a way to log in; those that are there stamp either way. */
  readonly offersPasskeys: boolean
  /** Whether an address is looked up only for those who have proven it. */
  readonly requiresVerificationToken: boolean
  /** Whether a passkey that logs in must have verified its holder. One that confirms always must. */
  readonly userVerification: UserVerification
  /** Whether queries must say their time. */
  readonly requiresFreshQueries: boolean
  /** How long a verification token lives, in seconds. @default that of the activity API */
  readonly verificationExpirationSeconds?: number | undefined
}

/**
 * Reads a configuration: everybody who asks what it says asks here, so that a change holds from the next request on, in
 * every process.
 */
export function proxyConfigFromRow(row: ProxyConfigRow): ProxyConfig {
  const { changes } = row
  const { authMethods } = changes
  const rpId = changes.rpId ?? row.rpId
  return {
    ...row,
    ...socialOf(row),
    allowedOrigins: changes.allowedOrigins ?? row.allowedOrigins,
    appName: changes.appName ?? row.appName,
    sessionExpirationSeconds: changes.sessionExpirationSeconds ?? row.sessionExpirationSeconds,
    otpLength: changes.otpLength ?? row.otpLength,
    otpAlphanumeric: changes.otpAlphanumeric ?? row.otpAlphanumeric,
    otpExpirationSeconds: changes.otpExpirationSeconds ?? row.otpExpirationSeconds,
    enabledProviders: authMethods?.filter((name) => name !== 'passkey') ?? row.enabledProviders,
    rpId,
    offersPasskeys: rpId !== null && (authMethods?.includes('passkey') ?? true),
    requiresVerificationToken: changes.requiresVerificationToken ?? false,
    userVerification: changes.userVerification ?? 'preferred',
    requiresFreshQueries: changes.requiresFreshQueries ?? false,
    verificationExpirationSeconds: changes.verificationExpirationSeconds,
  }
}

type Social = Pick<ProxyConfigRow, 'identityProviders' | 'oauth2Providers' | 'oauthRedirectUrls'>

function socialOf(row: ProxyConfigRow): Social {
  const { socialProviders, oauthClientIds = {}, oauthRedirectUrl } = row.changes
  const social = Object.entries(oauthClientIds).reduce(withClient, row)
  const isOn = ({ name }: { readonly name: string }) => socialProviders?.includes(name) ?? true
  return {
    identityProviders: social.identityProviders.filter(isOn),
    oauth2Providers: social.oauth2Providers.filter(isOn),
    oauthRedirectUrls: oauthRedirectUrl === undefined ? row.oauthRedirectUrls : [oauthRedirectUrl],
  }
}

/**
 * Takes another client at a provider, which the login uses from now on; people who are known by an earlier one of an issuer
 * stay known.
 *
 * Ours: a client with whose secret codes are traded needs its own secret; where only the page's half is known, as with
 * Google, the page asks for the ID token itself.
 */
function withClient(social: Social, [name, clientId]: [string, string]): Social {
  const { identityProviders, oauth2Providers } = social
  const issuer = identityProviders.find((one) => one.name === name) ?? knownIssuer(name)
  const others = oauth2Providers.filter((one) => one.name !== name)
  const client = oauth2Providers.find((one) => one.name === name)
  if (issuer) {
    const kept = client?.clientId === clientId ? oauth2Providers : others
    const known = identityProviders.filter((one) => one.name !== name)
    return {
      ...social,
      identityProviders: [
        ...known,
        { ...issuer, clientIds: [...new Set([clientId, ...issuer.clientIds])] },
      ],
      oauth2Providers: kept,
    }
  }
  const made = client ?? knownClient(name)
  return made ? { ...social, oauth2Providers: [...others, { ...made, clientId }] } : social
}

function knownIssuer(name: string): IdentityProvider | undefined {
  return isKnownIssuer(name) ? identityProviderOf(name, []) : undefined
}

/** A client of a provider that is known by its name, without its id. */
export function knownClient(name: string): Oauth2Provider | undefined {
  if (!isKnownClient(name)) return undefined
  const { clientSecret: _, ...provider } = clientOf(name, '', '')
  return provider
}
