import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { sha256 } from '@noble/hashes/sha2.js'
import { recoverAddress, SigningKey } from 'ethers'
import { base64urlFromBytes } from '../../src/lib/base64url.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { derivePrivateKey } from '../../src/service/wallets/deriveKey.ts'
import { openSeed } from '../../src/service/wallets/recoveryPhrase.ts'
import { createTestApi, type TestApi } from './activityApi.ts'
import { ethereumAccount, makeWallet, resultOf } from './walletSteps.ts'

const PAYLOADS = 100
/** Half of the order of secp256k1 (SEC 2, section 2.4.1). */
const HALF = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

export type LowSignatures = {
  /** With s in the lower half, and a v of 00 or 01. */
  readonly low: number
  /** Verified by OpenSSL, and by ethers, which recovers the address of the account. */
  readonly verified: number
  /** Bit for bit those that ethers makes with the same key (RFC 6979). */
  readonly deterministic: number
}

/** Has the service sign so many payloads, a hundred a request, and looks at every signature. */
export async function lowSignatures(signatures: number): Promise<LowSignatures> {
  const kit = await createTestApi()
  const { walletId, addresses } = await makeWallet(kit)
  const [address = ''] = addresses
  const key = await ethersKey(kit, walletId)
  const publicKey = openSslKey(key.publicKey)
  const count = { low: 0, verified: 0, deterministic: 0 }
  for (let made = 0; made < signatures; made += PAYLOADS) {
    const payloads = Array.from({ length: PAYLOADS }, (_, i) => `payload ${made + i}`)
    for (const [i, { r = '', s = '', v = '' }] of (await sign(kit, address, payloads)).entries()) {
      const bytes = bytesFromUtf8(payloads[i] ?? '')
      const digest = sha256(bytes)
      if (BigInt(`0x${s}`) <= HALF && (v === '00' || v === '01')) count.low++
      const raw = bytesFromHex(r + s) ?? new Uint8Array()
      const isVerified = verify('sha256', bytes, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)
      const yParity = v === '00' ? 0 : 1
      const recovered = recoverAddress(digest, { r: `0x${r}`, s: `0x${s}`, yParity })
      if (isVerified && recovered === address) count.verified++
      const other = key.sign(digest)
      if (other.r === `0x${r}` && other.s === `0x${s}` && other.yParity === yParity)
        count.deterministic++
    }
  }
  return count
}

async function sign(kit: TestApi, signWith: string, payloads: readonly string[]) {
  const how = {
    encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
    hashFunction: 'HASH_FUNCTION_SHA256',
  }
  const call = { key: kit.root.key }
  const reply = await kit.submit('signRawPayloads', { signWith, payloads, ...how }, call)
  return Array.from(
    Object(resultOf(reply).signatures),
    (each): Readonly<Record<string, string>> => Object(each),
  )
}

/** The private key of the account, in the hands of another library. */
async function ethersKey({ parts }: TestApi, id: string): Promise<SigningKey> {
  const wallet = await parts.store.first('wallets', { id })
  if (!wallet) throw new Error('the wallet was not made')
  const { curve, path } = ethereumAccount
  return new SigningKey(derivePrivateKey(await openSeed(parts, wallet), curve, path))
}

/** @param point - 65 bytes as hex with 0x. */
function openSslKey(point: string): KeyObject {
  const bytes = bytesFromHex(point.slice(2)) ?? new Uint8Array()
  const x = base64urlFromBytes(bytes.subarray(1, 33))
  const y = base64urlFromBytes(bytes.subarray(33))
  return createPublicKey({ key: { kty: 'EC', crv: 'secp256k1', x, y }, format: 'jwk' })
}
