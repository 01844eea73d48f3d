import * as v from 'valibot'
import { fetchDocument, type ProviderFetch, providerUnavailable } from './fetchDocument.ts'

const keyShape = v.object({
  kty: v.string(),
  kid: v.exactOptional(v.string()),
  alg: v.exactOptional(v.string()),
  use: v.exactOptional(v.string()),
  key_ops: v.exactOptional(v.array(v.string())),
  crv: v.exactOptional(v.string()),
  x: v.exactOptional(v.string()),
  y: v.exactOptional(v.string()),
  n: v.exactOptional(v.string()),
  e: v.exactOptional(v.string()),
})
const setShape = v.object({ keys: v.array(v.unknown()) })

/** A key of an issuer: its public members only (RFC 7517, RFC 7518 section 6). */
export type PublicJwk = v.InferOutput<typeof keyShape>

type KeyKind = { readonly kty: string; readonly crv?: string }

/** The signature algorithms that we take, and the kind of key of each. All of them have a private half. */
const kindOfAlgorithm: Readonly<Record<string, KeyKind>> = {
  RS256: { kty: 'RSA' },
  RS384: { kty: 'RSA' },
  RS512: { kty: 'RSA' },
  PS256: { kty: 'RSA' },
  PS384: { kty: 'RSA' },
  PS512: { kty: 'RSA' },
  ES256: { kty: 'EC', crv: 'P-256' },
  ES384: { kty: 'EC', crv: 'P-384' },
  ES512: { kty: 'EC', crv: 'P-521' },
  EdDSA: { kty: 'OKP', crv: 'Ed25519' },
  Ed25519: { kty: 'OKP', crv: 'Ed25519' },
}

export function isAllowedAlgorithm(alg: string): boolean {
  return Object.hasOwn(kindOfAlgorithm, alg)
}

/** Gets the keys of an issuer; entries that are no keys are passed over. @throws Refusal `UNAVAILABLE`. */
export async function fetchKeys(
  providerFetch: ProviderFetch,
  url: string,
): Promise<readonly PublicJwk[]> {
  const checked = v.safeParse(setShape, await fetchDocument(providerFetch, url))
  if (!checked.success) throw providerUnavailable()
  return checked.output.keys.flatMap((key) => {
    const read = v.safeParse(keyShape, key)
    return read.success ? [read.output] : []
  })
}

/**
 * The key that a token names, if it may sign with that algorithm.
 *
 * Ours: a token without `kid` passes only when there is no choice, and two keys of one name are none.
 */
export function findKey(
  keys: readonly PublicJwk[],
  { alg, kid }: { readonly alg: string; readonly kid: string | undefined },
): PublicJwk | undefined {
  const fitting = keys.filter((key) => (kid === undefined || key.kid === kid) && fits(key, alg))
  return fitting.length === 1 ? fitting[0] : undefined
}

function fits(key: PublicJwk, alg: string): boolean {
  const kind = kindOfAlgorithm[alg]
  return (
    kind !== undefined &&
    key.kty === kind.kty &&
    (kind.crv === undefined || key.crv === kind.crv) &&
    (key.alg === undefined || key.alg === alg) &&
    (key.use === undefined || key.use === 'sig') &&
    (key.key_ops === undefined || key.key_ops.includes('verify'))
  )
}
