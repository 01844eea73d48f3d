import { discover, type IssuerFacts } from './discover.ts'
import type { ProviderFetch } from './fetchDocument.ts'
import { type KeptDocument, keepDocument } from './keepDocument.ts'
import { fetchKeys, findKey, type PublicJwk } from './keySet.ts'

type TokenHeader = { readonly alg: string; readonly kid: string | undefined }

/** What the issuers of ID tokens say of themselves. */
export type Issuers = {
  /**
   * The key of a configured issuer that a token names; undefined when the issuer has none of that name and algorithm.
   *
   * @throws Refusal `UNAVAILABLE` when the issuer does not answer.
   */
  findKey(issuer: string, header: TokenHeader): Promise<PublicJwk | undefined>
}

type Issuer = {
  readonly facts: KeptDocument<IssuerFacts>
  readonly keys: KeptDocument<PublicJwk[]>
}

/**
 * Knows issuers by discovery, and keeps what they said.
 *
 * Ours: a key of an unknown name has the keys fetched anew, once in five minutes, so that an issuer may change its keys
 * at any time and nobody can make us ask it all the time.
 */
export function createIssuers(parts: {
  readonly providerFetch: ProviderFetch
  readonly clock: { nowMs(): number }
  /** The service itself, which needs to ask nobody. */
  readonly own: { readonly issuer: string; readonly key: PublicJwk }
}): Issuers {
  const issuers = new Map<string, Issuer>()
  const { providerFetch, clock, own } = parts

  function issuerOf(name: string): Issuer {
    const known = issuers.get(name)
    if (known) return known
    const facts = keepDocument(() => discover(providerFetch, name), clock)
    const keys = keepDocument(
      async () => [...(await fetchKeys(providerFetch, (await facts.get()).keysUrl))],
      clock,
    )
    const issuer = { facts, keys }
    issuers.set(name, issuer)
    return issuer
  }

  return {
    async findKey(name, header) {
      if (name === own.issuer) return findKey([own.key], header)
      const { facts, keys } = issuerOf(name)
      const { algorithms } = await facts.get()
      if (!algorithms.includes(header.alg)) return undefined
      return findKey(await keys.get(), header) ?? findKey(await keys.renew(), header)
    },
  }
}
