import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import fc from 'fast-check'
import { serializeTransaction, type TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { encodeRlp } from './encodeRlp.ts'
import { readEthTransaction } from './ethTransaction.ts'
import { signedBytesOf, withSignature } from './signedEthTransaction.ts'

const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const account = privateKeyToAccount(`0x${KEY}`)
const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const HASH = `0x01${'ab'.repeat(31)}` as const
const authorization = {
  address: TO,
  chainId: 1,
  nonce: 7,
  r: `0x${'11'.repeat(32)}`,
  s: `0x${'22'.repeat(32)}`,
  yParity: 1,
} as const
const fees = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1n } as const
const accessList = [{ address: TO, storageKeys: [`0x${'33'.repeat(32)}`] }] as const

const samples: Readonly<Record<string, TransactionSerializable>> = {
  'legacy with a chain': {
    type: 'legacy',
    chainId: 1,
    nonce: 0,
    gasPrice: 9n,
    gas: 21_000n,
    to: TO,
    value: 1n,
  },
  'legacy for every chain': {
    type: 'legacy',
    nonce: 3,
    gasPrice: 9n,
    gas: 21_000n,
    to: TO,
    data: '0x00',
  },
  'legacy that makes a contract': {
    type: 'legacy',
    chainId: 42_161,
    gas: 1n,
    data: `0x${'60'.repeat(300)}`,
  },
  'EIP-2930': { type: 'eip2930', chainId: 10, nonce: 1, gasPrice: 1n, gas: 2n, to: TO, accessList },
  'EIP-1559': {
    type: 'eip1559',
    chainId: 11_155_111,
    nonce: 300,
    gas: 90_000n,
    to: TO,
    value: 10n ** 18n,
    data: '0xa9059cbb',
    ...fees,
  },
  'EIP-4844': {
    type: 'eip4844',
    chainId: 1,
    nonce: 1,
    gas: 1n,
    to: TO,
    maxFeePerBlobGas: 5n,
    blobVersionedHashes: [HASH],
    ...fees,
  },
  'EIP-7702': {
    type: 'eip7702',
    chainId: 1,
    nonce: 1,
    gas: 1n,
    to: TO,
    authorizationList: [authorization],
    ...fees,
  },
}

function signed(unsigned: string): string {
  const transaction = readEthTransaction(unsigned)
  if (typeof transaction === 'string') return transaction
  const digest = keccak_256(signedBytesOf(transaction))
  const key = bytesFromHex(KEY) ?? new Uint8Array()
  const bytes = secp256k1.sign(digest, key, { prehash: false, format: 'recovered', lowS: true })
  const { r, s, recovery } = secp256k1.Signature.fromBytes(bytes, 'recovered')
  return `0x${hexFromBytes(withSignature(transaction, { r, s, yParity: recovery ?? 0 }))}`
}

describe('a transaction of Ethereum', () => {
  test.each(Object.entries(samples))('%s is signed as another library does', async (_, sample) => {
    const unsigned = serializeTransaction(sample)
    expect(signed(unsigned)).toBe(await account.signTransaction(sample))
    expect(signed(unsigned.slice(2))).toBe(await account.signTransaction(sample))
  })

  test('is signed as another library does, whatever it says', async () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 128n })
    const bytes = fc
      .uint8Array({ maxLength: 300 })
      .map((data) => `0x${hexFromBytes(data)}` as const)
    const arbitrary = fc.record({
      value: amount,
      data: bytes,
      gas: fc.bigInt(0n, 2n ** 40n),
      nonce: fc.nat(),
    })
    const property = fc.asyncProperty(arbitrary, async (terms) => {
      const sample = { type: 'eip1559', chainId: 8453, to: TO, ...fees, ...terms } as const
      expect(signed(serializeTransaction(sample))).toBe(await account.signTransaction(sample))
    })
    await fc.assert(property, { numRuns: 100 })
  })

  test('is read as it was written', () => {
    const transaction = readEthTransaction(serializeTransaction(samples['EIP-1559'] ?? {}))
    expect(transaction).toMatchObject({
      type: 'TYPE_2',
      chainId: 11_155_111n,
      nonce: 300n,
      gas: 90_000n,
      value: 10n ** 18n,
      gasPrice: null,
      ...fees,
    })
  })

  test.each(Object.entries(samples))('%s is refused when it is cut or grows', (_, sample) => {
    const unsigned = serializeTransaction(sample)
    for (let end = 2; end < unsigned.length; end += 2)
      expect(typeof readEthTransaction(unsigned.slice(0, end)), unsigned.slice(0, end)).toBe(
        'string',
      )
    expect(readEthTransaction(`${unsigned}00`)).toBeTypeOf('string')
  })

  test('is refused when it is signed already', async () => {
    for (const sample of Object.values(samples))
      expect(readEthTransaction(await account.signTransaction(sample))).toBeTypeOf('string')
  })

  test('is refused with a list where the signature of a legacy one will be', () => {
    const none = ''
    const fields = [none, none, none, none, none, none, '01']
    const read = (...signature: (string | [])[]) =>
      readEthTransaction(encodeRlp([...fields, ...signature]))
    expect(read(none, none)).toBeTypeOf('object')
    // an empty list is other bytes than no bytes: what is signed would not be what was given
    expect(read([], none)).toBe('has a wrong r')
    expect(read(none, [])).toBe('has a wrong s')
    expect(read(none, '01')).toBe('is signed already')
  })

  test('is refused when a number begins with a zero', () => {
    const to = TO.slice(2)
    const one = '01'
    const none = ''
    const fields = [one, one, one, one, one, to, none, none, []]
    const textOf = (items: typeof fields) => `02${encodeRlp(items)}`
    expect(readEthTransaction(textOf(fields))).toBeTypeOf('object')
    for (const at of [0, 1, 2, 3, 4, 6])
      expect(readEthTransaction(textOf(fields.with(at, '0001')))).toMatch(/^has a wrong/)
    expect(readEthTransaction(textOf(fields.with(5, one)))).toBe('has a wrong to')
    expect(readEthTransaction(textOf(fields.with(7, [])))).toBe('has a wrong data')
    expect(readEthTransaction(textOf(fields.with(8, none)))).toBe('has a wrong accessList')
    expect(readEthTransaction(textOf([...fields, one]))).toBeTypeOf('string')
  })

  test.each(['', '0x', '0', 'zz', '05c0', '7f', '80', 'c0', '02c0', `f9${'ff'.repeat(40)}`])(
    '%j is none',
    (text) => {
      expect(readEthTransaction(text)).toBeTypeOf('string')
    },
  )
})
