import { jsonResponse } from '../http/jsonResponse.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServiceParts } from '../parts.ts'
import { ownKey } from './ownKey.ts'

/** Where anybody finds the keys of the ID tokens that the service issues itself. */
const KEYS_PATH = '/.well-known/jwks.json'

/**
 * Answers what others need to check the ID tokens of the service (OpenID Connect Discovery 1.0, 4).
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate (an OIDC token issued by the service).
 */
export function createDiscovery({
  issuer,
  keys,
}: Pick<ServiceParts, 'issuer' | 'keys'>): (request: Request) => Response {
  const documents: Readonly<Record<string, unknown>> = {
    '/.well-known/openid-configuration': {
      issuer,
      jwks_uri: `${issuer.replace(/\/$/, '')}${KEYS_PATH}`,
      response_types_supported: ['id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      claims_supported: ['iss', 'sub', 'aud', 'iat', 'exp', 'nonce'],
    },
    [KEYS_PATH]: { keys: [ownKey(keys.oidc)] },
  }
  return (request) => {
    const document = documents[new URL(request.url).pathname]
    if (document === undefined || request.method !== 'GET') throw new Refusal('PATH_NOT_FOUND')
    const response = jsonResponse(document)
    response.headers.set('access-control-allow-origin', '*')
    return response
  }
}
