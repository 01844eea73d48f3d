import type { ProxyConfigRow } from '../../src/service/store/rows.ts'
import type { TestApi } from './activityApi.ts'

/** Lets an organization of a test API take passkeys: gives it a configuration of the auth proxy. */
export async function allowPasskeys(
  { parts, organizationId, proxy }: TestApi,
  facts: Partial<ProxyConfigRow> = {},
): Promise<void> {
  const row: ProxyConfigRow = {
    id: parts.newId(),
    organizationId,
    userId: proxy.userId,
    publicKey: proxy.key.publicKeyHex,
    sealedPrivateKey: '',
    allowedOrigins: ['*'],
    enabledProviders: ['passkey'],
    appName: 'Fieldnotes',
    sessionExpirationSeconds: 900,
    otpLength: 6,
    otpAlphanumeric: false,
    otpExpirationSeconds: 300,
    rpId: 'localhost',
    identityProviders: [],
    createdAtMs: parts.clock.nowMs(),
    updatedAtMs: parts.clock.nowMs(),
    ...facts,
  }
  await parts.store.transaction((tx) => tx.insert('proxyConfigs', row))
}
