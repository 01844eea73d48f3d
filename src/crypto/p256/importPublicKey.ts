import { bytesFromHex } from '../../lib/hex.ts'
import { importPoint } from './importPoint.ts'

const MAX_CACHED = 1000
const cache = new Map<string, CryptoKey>()

/**
 * Makes a verification key of a public key's hex text; null when it names no point of P-256.
 *
 * The last 1,000 keys are kept, the oldest goes first, because a service meets the same keys again. Keys that are
 * refused are not kept, so nonsense cannot push the good ones out.
 *
 * Ours: lower-case hex only, so that one key has one name.
 *
 * @param publicKeyHex - compressed (66 characters) or uncompressed (130 characters).
 */
export async function importPublicKey(publicKeyHex: string): Promise<CryptoKey | null> {
  const known = cache.get(publicKeyHex)
  if (known) return known
  if (!/^(?:0[23][0-9a-f]{64}|04[0-9a-f]{128})$/.test(publicKeyHex)) return null
  const bytes = bytesFromHex(publicKeyHex)
  const key = bytes && ((await importPoint(bytes)) ?? (await importDecompressed(publicKeyHex)))
  if (key) keep(publicKeyHex, key)
  return key
}

/** Loaded only where the platform does not read compressed points by itself. */
async function importDecompressed(publicKeyHex: string): Promise<CryptoKey | null> {
  if (publicKeyHex.length !== 66) return null
  const { decompressPublicKey } = await import('./decompressPublicKey.ts')
  const point = decompressPublicKey(publicKeyHex)
  return point && importPoint(point)
}

function keep(publicKeyHex: string, key: CryptoKey): void {
  cache.set(publicKeyHex, key)
  if (cache.size <= MAX_CACHED) return
  for (const oldest of cache.keys()) {
    cache.delete(oldest)
    return
  }
}
