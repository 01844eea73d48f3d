import { createKeyPairSignerFromPrivateKeyBytes, getBase58Decoder } from '@solana/kit'
import { Wallet } from 'ethers'
import { describe, expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { readKey } from './readKey.ts'

const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const onEthereum = { chain: 'ethereum', curve: 'CURVE_SECP256K1' }
const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'

/** A key as the wallets of Solana write it, by another library. */
async function pairOf(seed: Uint8Array): Promise<Uint8Array> {
  const { keyPair } = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(seed))
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', keyPair.publicKey))
  return Uint8Array.from([...seed, ...publicKey])
}

const base58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const seedOf = (round: number) => crypto.getRandomValues(new Uint8Array(32)).fill(0, 0, round % 4)
const hexOf = (reading: Awaited<ReturnType<typeof readKey>>) =>
  'bytes' in reading ? hexFromBytes(reading.bytes) : reading.fault

describe('of Ethereum', () => {
  test('reads what another library writes', async () => {
    for (let round = 0; round < 20; round++) {
      const { privateKey } = Wallet.createRandom()
      for (const text of [privateKey, privateKey.slice(2), ` ${privateKey.toUpperCase()}\n`]) {
        const reading = await readKey(text, null)
        expect(`0x${hexOf(reading)}`).toBe(privateKey)
        expect(reading.curve).toBe('CURVE_SECP256K1')
      }
    }
  })

  test.each([
    ['one character less', KEY.slice(1), 'length'],
    ['one character more', `${KEY}0`, 'length'],
    ['nothing', '', 'length'],
    ['an address', '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23', 'address'],
    ['zero', '0'.repeat(64), 'range'],
    ['the order of the curve', ORDER, 'range'],
    ['one beyond it', `${ORDER.slice(0, -1)}2`, 'range'],
    ['other letters', `${KEY.slice(1)}g`, 'letters'],
  ])('%s is no key', async (_, text, fault) => {
    expect(await readKey(text, 'ethereum')).toEqual({ ...onEthereum, fault })
  })

  test('the last number below the order is one', async () => {
    expect(hexOf(await readKey(`${ORDER.slice(0, -1)}0`, null))).toMatch(/4140$/)
  })
})

describe('of Solana', () => {
  test('reads what another library writes, with zeros at the start too', async () => {
    for (let round = 0; round < 40; round++) {
      const seed = seedOf(round)
      const pair = await pairOf(seed)
      for (const text of [base58(pair), hexFromBytes(pair)]) {
        const reading = await readKey(` ${text} `, null)
        expect(hexOf(reading)).toBe(hexFromBytes(seed))
        expect(reading.curve).toBe('CURVE_ED25519')
      }
    }
  })

  test('takes plain hex where it is said to be for Solana', async () => {
    expect(hexOf(await readKey(`0x${KEY}`, 'solana'))).toBe(KEY)
  })

  test('refuses halves of two keys, and a half that is no point', async () => {
    const [one, other] = await Promise.all([pairOf(seedOf(0)), pairOf(seedOf(0))])
    for (const half of [other.subarray(32), new Uint8Array(32).fill(0xff), new Uint8Array(32)]) {
      const text = base58(Uint8Array.from([...one.subarray(0, 32), ...half]))
      expect(hexOf(await readKey(text, null))).toBe('halves')
    }
  })

  test('refuses what one other character makes of it', async () => {
    const text = base58(await pairOf(bytesFromHex(KEY) ?? new Uint8Array()))
    for (let at = 1; at < text.length; at += 7) {
      const wrong = text.slice(0, at) + (text[at] === 'k' ? 'm' : 'k') + text.slice(at + 1)
      expect(hexOf(await readKey(wrong, null))).toBe('halves')
    }
  })

  test('tells an address, letters that base58 has not, and what is not whole', async () => {
    const pair = await pairOf(seedOf(0))
    const text = base58(pair)
    expect(hexOf(await readKey(base58(pair.subarray(32)), null))).toBe('address')
    expect(hexOf(await readKey(`${text.slice(0, -1)}l`, null))).toBe('letters')
    expect(hexOf(await readKey(text.slice(0, -3), null))).toBe('length')
    expect(hexOf(await readKey(`${text}11`, null))).toBe('length')
    expect(hexOf(await readKey('x'.repeat(101), null))).toBe('length')
  })
})
