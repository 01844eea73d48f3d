import type { ResponseOf } from '../../wire/endpoint.ts'
import type { ProxyEndpoints } from '../../wire/proxyEndpoints.ts'
import type { LatchkitOptions } from '../options.ts'
import type { KitConfig } from './kitConfig.ts'
import { methodsFromProviders } from './methodsFromProviders.ts'
import { spelledNames } from './oauthConfig.ts'

type Fetched = ResponseOf<ProxyEndpoints['walletKitConfig']>

/** The options that have a say in the configuration. */
export type ConfigOptions = Pick<LatchkitOptions, 'methods' | 'configFallback' | 'trust' | 'oauth'>

/** What holds where the service says nothing: the figures of the published service. */
const DEFAULTS = { otpLength: '6', otpAlphanumeric: true, otpExpirationSeconds: '300' } as const

/**
 * Joins what the service says with what the app says. Text seconds become milliseconds.
 *
 * Spec: Authentication proxy endpoints › /v1/wallet_kit_config.
 * Ours: a length that no code field can draw counts as the nearest that it can.
 */
export function resolveConfig(fetched: Fetched, options: ConfigOptions): KitConfig {
  const length = Number(fetched.otpLength ?? DEFAULTS.otpLength)
  const lifetime = Number(fetched.otpExpirationSeconds ?? DEFAULTS.otpExpirationSeconds)
  const letters = fetched.otpAlphanumeric ?? DEFAULTS.otpAlphanumeric
  const providers = fetched.oauthProviders ?? {}
  const sessionKeyHex = options.trust?.sessionKey ?? fetched.signingKeys?.session
  const verificationKeyHex = options.trust?.verificationKey ?? fetched.signingKeys?.verification
  return {
    methods: methodsFromProviders(
      spelledNames(fetched.enabledProviders, providers),
      options.methods,
    ),
    organizationId: fetched.organizationId,
    sessionLifetimeMs: Number(fetched.sessionExpirationSeconds) * 1000,
    codeLength: Math.min(Math.max(length, 4), 12),
    alphabet: letters ? 'letters-and-digits' : 'digits',
    codeLifetimeMs: lifetime * 1000,
    sessionKeyHex: sessionKeyHex?.toLowerCase() ?? null,
    verificationKeyHex: verificationKeyHex?.toLowerCase() ?? null,
    rpId: fetched.rpId ?? null,
    queriesHaveTime: fetched.queriesHaveTime ?? false,
    sendChains: fetched.sendChains ?? null,
    userVerification: fetched.userVerification ?? 'preferred',
    oauth: {
      clientIds: { ...fetched.oauthClientIds, ...options.oauth?.clientIds },
      redirectUrl: fetched.oauthRedirectUrl ?? null,
      providers,
    },
  }
}

/** What is offered while the service has not said anything. Its `organizationId` is empty. */
export function fallbackConfig(options: ConfigOptions): KitConfig {
  const { enabledProviders } = options.configFallback ?? { enabledProviders: ['email'] }
  const fetched = {
    enabledProviders: [...enabledProviders],
    sessionExpirationSeconds: '900',
    organizationId: '',
  }
  return resolveConfig(fetched, options)
}
