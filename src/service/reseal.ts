import type { Sealer } from '../crypto/seal/seal.ts'
import { type KeptSecret, type SealedPlace, sealedPlaces } from './sealedPlaces.ts'
import type { Store } from './store/store.ts'

/** How many rows one transaction changes: few enough that no request waits long for it. */
const PIECE = 100

type ResealParts = { readonly store: Store; readonly sealer: Sealer }

/**
 * Seals every secret of the store anew that the present key has not sealed, while the service goes on.
 *
 * Ours: the secrets of the service itself come last. As long as anything else lacks the new key they still need the old one,
 * and a service that is started without it says so at once.
 *
 * @param signal - stops the work between two pieces.
 * @returns how many secrets there were.
 */
export async function reseal(parts: ResealParts, signal?: AbortSignal): Promise<number> {
  let total = 0
  for (const place of sealedPlaces) {
    let after: string | undefined = ''
    while (after !== undefined && !signal?.aborted) {
      const page: readonly KeptSecret[] = await place.find(parts.store, after, PIECE)
      total += await resealPage(parts, place, page)
      after = page.at(-1)?.id
    }
  }
  return total
}

async function resealPage(
  { store, sealer }: ResealParts,
  place: SealedPlace,
  page: readonly KeptSecret[],
): Promise<number> {
  const anew = new Map<KeptSecret, string>()
  for (const kept of page) {
    if (kept.sealed === null || sealer.isCurrent(kept.sealed)) continue
    const secret = await sealer.open(kept.sealed, kept.boundTo)
    anew.set(kept, await sealer.seal(secret, kept.boundTo))
    secret.fill(0)
  }
  if (anew.size === 0) return 0
  return store.transaction(async (tx) => {
    let written = 0
    for (const [kept, sealed] of anew) written += await place.write(tx, kept, sealed)
    return written
  })
}
