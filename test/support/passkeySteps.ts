import type { ProxyConfigRow } from '../../src/service/store/rows.ts'
import { type Reply, resultText, type TestApi } from './activityApi.ts'
import { signupParameters } from './otpSteps.ts'
import type { Ceremony, SoftAuthenticator } from './softAuthenticator.ts'

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
    oauth2Providers: [],
    oauthRedirectUrls: [],
    isEnabled: true,
    changes: {},
    createdAtMs: parts.clock.nowMs(),
    updatedAtMs: parts.clock.nowMs(),
    ...facts,
  }
  await parts.store.transaction((tx) => tx.insert('proxyConfigs', row))
}

/** Makes an account whose only way in is the passkey. */
export async function signUpWithPasskey(
  kit: TestApi,
  { register }: SoftAuthenticator,
): Promise<{ readonly organizationId: string; readonly userId: string }> {
  const parameters = signupParameters({ authenticators: [await register()] })
  const reply = await kit.submit('createSubOrganization', parameters)
  const organizationId = resultText(reply, 'subOrganizationId')
  const user = await kit.parts.store.first('users', { organizationId })
  return { organizationId, userId: user?.id ?? '' }
}

/** Sends a body with the stamp of a passkey. */
export async function sendWithPasskey(
  kit: TestApi,
  passkey: SoftAuthenticator,
  { path, body, made = {} }: { path: string; body: unknown; made?: Ceremony },
): Promise<Reply> {
  const text = JSON.stringify(body)
  return kit.post(path, text, { 'X-Stamp-Webauthn': await passkey.stamp(text, made) })
}
