import {
  CompactSign,
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWK,
  SignJWT,
} from 'jose'
import type { ServiceParts } from '../../src/service/parts.ts'
import type { IdentityProvider, ProxyConfigRow } from '../../src/service/store/rows.ts'
import { START_MS } from './activityApi.ts'

export const CLIENT_ID = 'client.example'
const ISSUER = 'https://id.example'

export type Claims = Record<string, unknown>
export type IssuerKey = { readonly kid: string; readonly alg: string } & GenerateKeyPairResult

export async function newIssuerKey(kid: string, alg = 'ES256'): Promise<IssuerKey> {
  return { kid, alg, ...(await generateKeyPair(alg, { extractable: true })) }
}

/** An issuer with keys of its own that a service can ask without a network, and that misbehaves when told to. */
export async function createTestIssuer(issuer = ISSUER) {
  const key = await newIssuerKey('key-1')
  const documents = new Map<string, (request: Request) => Response | Promise<Response>>()
  const asked: string[] = []
  const site = {
    issuer,
    key,
    asked,
    /** What the issuer serves, by address; replace one to misbehave. */
    documents,
    discovery: {
      issuer,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['ES256', 'RS256', 'PS256', 'EdDSA'],
    } as Claims,
    keys: [await publicJwk(key)] as unknown[],
    provider: { name: 'google', issuer, clientIds: [CLIENT_ID, 'client-2.example'] },
    claims: (more: Claims = {}): Claims => ({
      iss: issuer,
      sub: 'ada',
      aud: CLIENT_ID,
      iat: START_MS / 1000,
      exp: START_MS / 1000 + 600,
      ...more,
    }),
    /** A token of those claims; properly signed unless another header or key says otherwise. */
    token: (more: Claims = {}, header: Claims = {}, by: IssuerKey = key): Promise<string> =>
      new SignJWT(site.claims(more))
        .setProtectedHeader({ alg: by.alg, kid: by.kid, ...header })
        .sign(by.privateKey),
    /** A token of those bytes as they are, properly signed. */
    sign: (payload: string, header: Claims = {}): Promise<string> =>
      new CompactSign(new TextEncoder().encode(payload))
        .setProtectedHeader({ alg: key.alg, kid: key.kid, ...header })
        .sign(key.privateKey),
    fetch: async (request: Request): Promise<Response> => {
      asked.push(request.url)
      const document = documents.get(request.url)
      if (!document) throw new Error(`nobody is at ${request.url}`)
      return document(request)
    },
  }
  documents.set(`${issuer}/.well-known/openid-configuration`, () => Response.json(site.discovery))
  documents.set(`${issuer}/keys`, () => Response.json({ keys: site.keys }))
  return site
}

export type TestIssuer = Awaited<ReturnType<typeof createTestIssuer>>

export async function publicJwk(key: IssuerKey, more: JWK = {}): Promise<JWK> {
  const { d: _, ...jwk } = await exportJWK(key.publicKey)
  return { ...jwk, kid: key.kid, alg: key.alg, use: 'sig', ...more }
}

/** Gives an organization a configuration in which these issuers count. */
export async function trustIssuers(
  { store, newId, clock }: ServiceParts,
  organizationId: string,
  identityProviders: readonly IdentityProvider[],
  more: Partial<ProxyConfigRow> = {},
): Promise<void> {
  const nowMs = clock.nowMs()
  const config: ProxyConfigRow = {
    id: newId(),
    organizationId,
    userId: newId(),
    publicKey: '02',
    sealedPrivateKey: '',
    allowedOrigins: ['*'],
    enabledProviders: identityProviders.map(({ name }) => name),
    appName: 'Fieldnotes',
    sessionExpirationSeconds: 900,
    otpLength: 6,
    otpAlphanumeric: false,
    otpExpirationSeconds: 300,
    rpId: null,
    identityProviders,
    oauth2Providers: [],
    oauthRedirectUrls: [],
    isEnabled: true,
    changes: {},
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    ...more,
  }
  await store.transaction((tx) => tx.insert('proxyConfigs', config))
}
