import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { describe, expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { ed25519Stamp } from './ed25519Stamp.ts'
import { ethereumAddress } from './ethereumAddress.ts'
import { ethereumStamp } from './ethereumStamp.ts'
import { personalMessageHash } from './personalMessageHash.ts'
import { writeStamp } from './stampFormat.ts'
import { verifyStamp } from './verifyStamp.ts'

const body = '{\n  "organizationId": "org",\n  "name": "Zoë 🗝"\n}'
const bytes = bytesFromUtf8(body)

describe('a stamp by an Ethereum wallet', async () => {
  const secretKey = secp256k1.utils.randomSecretKey()
  const address = ethereumAddress(secp256k1.getPublicKey(secretKey, false))
  const hash = await personalMessageHash(bytes)
  // the library writes the recovery byte first, wallets write it last
  const recovered = secp256k1.sign(hash, secretKey, { prehash: false, format: 'recovered' })
  const [bit = 0] = recovered
  const rs = hexFromBytes(recovered.subarray(1))
  const withLast = (byte: number) => `0x${rs}${byte.toString(16).padStart(2, '0')}`

  test.each([
    ['as wallets write it', withLast(27 + bit)],
    ['as devices write it', withLast(bit)],
    [
      'in upper case',
      `0x${withLast(27 + bit)
        .slice(2)
        .toUpperCase()}`,
    ],
  ])('names the key of the account, with a signature %s', async (_, signature) => {
    const stamp = ethereumStamp(body, signature, address)
    expect(stamp?.publicKey).toBe(hexFromBytes(secp256k1.getPublicKey(secretKey)))
    const verdict = stamp && (await verifyStamp(writeStamp(stamp), bytes))
    expect(verdict).toMatchObject({ kind: 'valid', publicKey: stamp?.publicKey })
  })

  test('takes the address in any case', async () => {
    const shouted = `0x${address.slice(2).toUpperCase()}`
    expect(ethereumStamp(body, withLast(27 + bit), shouted)).not.toBeNull()
  })

  test.each([
    ['over another text', `${body} `, withLast(27 + bit), address],
    ['of another account', body, withLast(27 + bit), `0x${'1'.repeat(40)}`],
    ['with the other recovery byte', body, withLast(28 - bit), address],
    ['with an unknown recovery byte', body, withLast(99), address],
    ['without its recovery byte', body, `0x${rs}`, address],
    ['of a contract', body, `0x${'00'.repeat(200)}`, address],
    ['of zeros', body, `0x${'00'.repeat(64)}1b`, address],
    ['of numbers out of range', body, `0x${'ff'.repeat(64)}1b`, address],
    ['that is no hex', body, `0x${'zz'.repeat(65)}`, address],
    ['that is empty', body, '', address],
  ])('is not made of a signature %s', async (_, text, signature, of) => {
    expect(ethereumStamp(text, signature, of)).toBeNull()
  })

  test('knows the address of a published key', async () => {
    // private key 1: the generator itself
    const point = secp256k1.getPublicKey(bytesFromHex('01'.padStart(64, '0')) ?? hash, false)
    expect(ethereumAddress(point)).toBe('0x7e5f4552091a69125d5dfcb7b8c2659029395bdf')
  })
})

describe('a stamp by an Ed25519 wallet', () => {
  const secretKey = ed25519.utils.randomSecretKey()
  const publicKey = ed25519.getPublicKey(secretKey)
  const signature = ed25519.sign(bytes, secretKey)

  test('names the key', async () => {
    const stamp = await ed25519Stamp(body, signature, publicKey)
    expect(stamp?.publicKey).toBe(hexFromBytes(publicKey))
    const verdict = stamp && (await verifyStamp(writeStamp(stamp), bytes))
    expect(verdict).toMatchObject({ kind: 'valid' })
  })

  test.each([
    ['over another text', `${body} `, signature, publicKey],
    ['by another key', body, signature, ed25519.getPublicKey(ed25519.utils.randomSecretKey())],
    ['that is too short', body, signature.subarray(1), publicKey],
    ['with a key that is too long', body, signature, new Uint8Array(33)],
  ])('is not made of a signature %s', async (_, text, bad, key) => {
    expect(await ed25519Stamp(text, bad, key)).toBeNull()
  })
})
