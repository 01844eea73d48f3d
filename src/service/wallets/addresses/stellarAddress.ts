import { base32nopad } from '@scure/base'
import { crc16 } from '../../../crypto/keys/crc16.ts'
import { concatBytes } from '../../../lib/concatBytes.ts'

/** The kind of an address that is an account's public key: it makes the first letter a G. */
const ACCOUNT = 6 << 3

/** The StrKey of an account (SEP-23): kind, key and checksum, in base 32. */
export function stellarAddress(publicKey: Uint8Array): string {
  const payload = concatBytes(Uint8Array.of(ACCOUNT), publicKey)
  const checksum = crc16(payload)
  return base32nopad.encode(concatBytes(payload, Uint8Array.of(checksum & 255, checksum >> 8)))
}
