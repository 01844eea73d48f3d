import type { ParametersInput, SubmitEndpoints } from 'latchkit/wire'

/** Our client of a provider, as the service keeps it. */
type SealedClient = ParametersInput<SubmitEndpoints['createOauth2Credential']>

/** Providers whose codes are traded for a secret. */
export type SecretProvider = SealedClient['provider']

/** Those providers, by what they are called in the settings. */
export const secretProviders: Readonly<Record<string, SecretProvider>> = {
  x: 'OAUTH2_PROVIDER_X',
  discord: 'OAUTH2_PROVIDER_DISCORD',
}

type Client = Pick<SealedClient, 'provider' | 'clientId'> & {
  readonly secret: string
  /** Uncompressed P-256, hex. */
  readonly serviceKeyHex: string
}

/** Encrypts the secret of a client, so that only the service can read it. @throws TypeError for a key that is none. */
export async function sealClient({
  provider,
  clientId,
  secret,
  serviceKeyHex,
}: Client): Promise<SealedClient> {
  const { sealForService } = await import('latchkit/crypto')
  return { provider, clientId, encryptedClientSecret: await sealForService(secret, serviceKeyHex) }
}
