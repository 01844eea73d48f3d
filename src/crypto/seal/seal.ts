import { base64urlFromBytes, bytesFromBase64url } from '../../lib/base64url.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { decrypt, encrypt } from './aesGcm.ts'
import { importSealingKey, type SealingKey } from './sealingKey.ts'

const VERSION = 'v2'
/** What was sealed before texts named their key. */
const NAMELESS = 'v1'

/** Keeps secrets in a form that is of no use without the key. */
export type Sealer = {
  /**
   * @param boundTo - where the secret belongs, for example table, row and column: it opens nowhere else.
   */
  seal(secret: Uint8Array, boundTo: string): Promise<string>
  /** @throws Error when the text was altered, sealed by a key that is not here, or belongs elsewhere. */
  open(sealed: string, boundTo: string): Promise<Uint8Array>
  /** Whether the key that seals now is the one that sealed the text. */
  isCurrent(sealed: string): boolean
  /** From now on seals with that key. What older ones sealed still opens: those of before, and those that come along. */
  takeKey(keyBytes: Uint8Array, olderKeys?: readonly Uint8Array[]): Promise<void>
}

/**
 * Makes a sealer: AES-256-GCM, a random 96-bit nonce per secret, version, name of the key and `boundTo` as additional data.
 *
 * Ours: the text is `v2.`, the name of the key, a dot, and base64url of nonce, ciphertext and tag. Another algorithm will be
 * another prefix; `v1.` had no name of a key.
 *
 * @param keyBytes - 32 bytes. One key is good for 2^32 secrets (NIST SP 800-38D section 8.3).
 * @param olderKeys - open what they sealed, and seal no more.
 * @throws TypeError when a key has another length.
 * @example
 * const sealer = await createSealer(keyBytes)
 * const sealed = await sealer.seal(secret, `service_keys/${id}`)
 */
export async function createSealer(
  keyBytes: Uint8Array,
  olderKeys: readonly Uint8Array[] = [],
): Promise<Sealer> {
  let current = await importSealingKey(keyBytes)
  const known = new Map<string, SealingKey>()
  await keep(current, olderKeys)

  async function keep(newest: SealingKey, older: readonly Uint8Array[]): Promise<void> {
    for (const one of [newest, ...(await Promise.all(older.map(importSealingKey)))])
      known.set(one.id, one)
    current = newest
  }

  return {
    async seal(secret, boundTo) {
      const { id, key } = current
      const box = await encrypt(key, secret, additionalData(id, boundTo))
      return `${VERSION}.${id}.${base64urlFromBytes(box)}`
    },
    async open(sealed, boundTo) {
      const [version, ...rest] = sealed.split('.')
      const isNameless = version === NAMELESS && rest.length === 1
      if (!isNameless && (version !== VERSION || rest.length !== 2)) throw unknownText()
      const box = bytesFromBase64url(rest.at(-1) ?? '')
      if (!box) throw unknownText()
      if (isNameless) return openWithAny([...known.values()], box, bytesFromUtf8(boundTo))
      const [id = ''] = rest
      const named = known.get(id)
      return openWithAny(named ? [named] : [], box, additionalData(id, boundTo))
    },
    isCurrent: (sealed) => sealed.startsWith(`${VERSION}.${current.id}.`),
    takeKey: async (newest, older = []) => keep(await importSealingKey(newest), older),
  }
}

function additionalData(keyId: string, boundTo: string): Uint8Array {
  return bytesFromUtf8(`${VERSION}\n${keyId}\n${boundTo}`)
}

async function openWithAny(
  keys: readonly SealingKey[],
  box: Uint8Array,
  additional: Uint8Array,
): Promise<Uint8Array> {
  let cause: unknown
  for (const { key } of keys) {
    try {
      return await decrypt(key, box, additional)
    } catch (error) {
      cause = error // another key may be the right one
    }
  }
  throw new Error('The sealed text does not open with this key in this place.', { cause })
}

function unknownText(): Error {
  return new Error('This is not a sealed text of a known version.')
}
