import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromFives, readLetters, regroupBits } from './bits.ts'
import { crc16 } from './crc16.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const KEY_BYTES = 32
/** The kind of a secret seed: it makes the first letter an S. */
const SEED = 18 << 3

/** Writes a private key of Stellar as its wallets do. Spec: SEP-23. */
export function strKeyFromSeed(seed: Uint8Array): string {
  const payload = concatBytes(Uint8Array.of(SEED), seed)
  const sum = crc16(payload)
  const whole = concatBytes(payload, Uint8Array.of(sum & 255, sum >> 8))
  const text = regroupBits(whole, 8, 5).map((five) => ALPHABET[five] ?? '')
  payload.fill(0)
  whole.fill(0)
  return text.join('')
}

/** Reads a private key of Stellar; `letters` for a text of another form, `checksum` for one that was mistyped. */
export function seedFromStrKey(text: string): Uint8Array<ArrayBuffer> | 'letters' | 'checksum' {
  const fives = readLetters(text, ALPHABET)
  const whole = fives && bytesFromFives(fives)
  if (!fives) return 'letters'
  if (whole?.length !== KEY_BYTES + 3) return 'checksum'
  const [low = 0, high = 0] = whole.subarray(KEY_BYTES + 1)
  const isWhole = crc16(whole.subarray(0, KEY_BYTES + 1)) === (low | (high << 8))
  const seed = whole.slice(1, KEY_BYTES + 1)
  const isSeed = whole[0] === SEED
  whole.fill(0)
  if (isWhole && isSeed) return seed
  seed.fill(0)
  return isWhole ? 'letters' : 'checksum'
}
