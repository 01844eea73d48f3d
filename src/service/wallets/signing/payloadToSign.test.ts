import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, it } from 'vitest'
import { printCount } from '../../../../test/support/printCount.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { hashFunction, payloadEncoding } from '../../../wire/fields/signature.ts'
import { curve as curves } from '../../../wire/fields/walletParams.ts'
import { payloadToSign } from './payloadToSign.ts'

const ZEROS = '00'.repeat(32)
const SHA256_OF_ZEROS = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
const KECCAK_OF_ZEROS = '290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563'
const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const KECCAK_OF_ABC = '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'
const HASH = 'invalid hash function'
const ENCODING = 'invalid payload encoding'

const typed = JSON.stringify({ types: { T: [] }, domain: {}, primaryType: 'T', message: {} })
const authorization = JSON.stringify({ chainId: 1, address: `0x${'11'.repeat(20)}`, nonce: 0 })

const payloads = {
  PAYLOAD_ENCODING_HEXADECIMAL: ZEROS,
  PAYLOAD_ENCODING_TEXT_UTF8: 'thirty-two letters, no less/more',
  PAYLOAD_ENCODING_EIP712: typed,
  PAYLOAD_ENCODING_EIP7702_AUTHORIZATION: authorization,
}

/** By hand: what becomes of hash functions NO_OP, SHA256, KECCAK256 and NOT_APPLICABLE. */
const cells: Readonly<Record<string, readonly [string, string, string, string]>> = {
  CURVE_SECP256K1_HEXADECIMAL: ['ok', 'ok', 'ok', HASH],
  CURVE_SECP256K1_TEXT_UTF8: ['ok', 'ok', 'ok', HASH],
  CURVE_SECP256K1_EIP712: ['ok', HASH, HASH, HASH],
  CURVE_SECP256K1_EIP7702_AUTHORIZATION: ['ok', HASH, HASH, HASH],
  CURVE_P256_HEXADECIMAL: ['ok', 'ok', 'ok', HASH],
  CURVE_P256_TEXT_UTF8: ['ok', 'ok', 'ok', HASH],
  CURVE_P256_EIP712: [ENCODING, ENCODING, ENCODING, ENCODING],
  CURVE_P256_EIP7702_AUTHORIZATION: [ENCODING, ENCODING, ENCODING, ENCODING],
  CURVE_ED25519_HEXADECIMAL: [HASH, HASH, HASH, 'ok'],
  CURVE_ED25519_TEXT_UTF8: [HASH, HASH, HASH, 'ok'],
  CURVE_ED25519_EIP712: [ENCODING, ENCODING, ENCODING, ENCODING],
  CURVE_ED25519_EIP7702_AUTHORIZATION: [ENCODING, ENCODING, ENCODING, ENCODING],
}

const MEBIBYTE = 1024 * 1024
const bytesOf = (...bytes: readonly number[]) => Uint8Array.from(bytes)

/** What is hex, and the bytes that it says. */
const hexSpellings: readonly (readonly [string, Uint8Array])[] = [
  ['', bytesOf()],
  ['0x', bytesOf()],
  ['00', bytesOf(0)],
  ['0x00', bytesOf(0)],
  ['616263', bytesOf(0x61, 0x62, 0x63)],
  ['0x616263', bytesOf(0x61, 0x62, 0x63)],
  ['ABCD', bytesOf(0xab, 0xcd)],
  ['0xAbCd', bytesOf(0xab, 0xcd)],
  ['ff'.repeat(MEBIBYTE), new Uint8Array(MEBIBYTE).fill(0xff)],
]
/** Half bytes, signs that are no digits, and prefixes that others write. */
const notHex = [
  '0',
  '0x0',
  'f'.repeat(MEBIBYTE + 1),
  '0X00',
  '0x0x00',
  '#00',
  'zz',
  ' 00',
  '00\n',
  '0x00 ',
  '٠٠',
]

type Kind = Parameters<typeof payloadToSign>[1]

/** The bytes in hex, or the words behind the place. */
function read(payload: string, kind: Kind): string {
  try {
    return hexFromBytes(payloadToSign(payload, kind, 'parameters.payload'))
  } catch (error) {
    const { details } = Object(Object(error).facts)
    return String(details).replace('parameters.payload ', '')
  }
}

describe('payloadToSign', () => {
  it('sec/T31 knows what each of the 48 combinations means: 48 of 48', () => {
    const seen: Record<string, string[]> = {}
    for (const curve of curves.options)
      for (const encoding of payloadEncoding.options)
        seen[`${curve}_${encoding.replace('PAYLOAD_ENCODING_', '')}`] = hashFunction.options.map(
          (one) => {
            const text = read(payloads[encoding], { curve, encoding, hashFunction: one })
            return /^[0-9a-f]{64}$/.test(text) ? 'ok' : text.replace(/:.*/, '')
          },
        )
    const names = Object.keys(cells)
    const right = names.flatMap((name) =>
      seen[name]?.filter((cell, i) => cell === cells[name]?.[i]),
    )
    printCount('cells of curve, encoding and hash function as specified', right.length, 48)
    expect(seen).toEqual(cells)
    expect(right).toHaveLength(48)
  })

  const hex = { curve: 'CURVE_SECP256K1', encoding: 'PAYLOAD_ENCODING_HEXADECIMAL' } as const
  const text = { ...hex, encoding: 'PAYLOAD_ENCODING_TEXT_UTF8' } as const

  it.each([
    ['SHA256', ZEROS, 'abc', SHA256_OF_ZEROS, SHA256_OF_ABC],
    ['KECCAK256', ZEROS, 'abc', KECCAK_OF_ZEROS, KECCAK_OF_ABC],
  ] as const)('hashes by %s', (name, zeros, abc, ofZeros, ofAbc) => {
    const hashes = `HASH_FUNCTION_${name}` as const
    expect(read(zeros, { ...hex, hashFunction: hashes })).toBe(ofZeros)
    expect(read(abc, { ...text, hashFunction: hashes })).toBe(ofAbc)
    expect(read('616263', { ...hex, hashFunction: hashes })).toBe(ofAbc)
  })

  it('sec/T31 reads hex of either case, with and without 0x, and nothing else: 20 of 20', () => {
    const kind = { ...hex, hashFunction: 'HASH_FUNCTION_SHA256' } as const
    const refusal = 'must be whole bytes of hex, with or without 0x'
    const table = [
      ...hexSpellings.map(([payload, bytes]) => [payload, hexFromBytes(sha256(bytes))] as const),
      ...notHex.map((payload) => [payload, refusal] as const),
    ]
    const right = table.filter(([payload, answer]) => read(payload, kind) === answer)
    printCount('spellings of hex read or refused as specified', right.length, table.length)
    expect(right).toEqual(table)
    expect(table).toHaveLength(20)
  })

  it('takes without hashing what is 32 bytes, and nothing shorter or longer', () => {
    const kind = { ...hex, hashFunction: 'HASH_FUNCTION_NO_OP' } as const
    expect(read(ZEROS, kind)).toBe(ZEROS)
    for (const wrong of ['', '00'.repeat(31), '00'.repeat(33), '00'.repeat(64)])
      expect(read(wrong, kind)).toBe('must be 32 bytes, for nothing is hashed here')
  })

  it('gives Ed25519 the payload itself, however long', () => {
    const kind = {
      curve: 'CURVE_ED25519',
      encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
      hashFunction: 'HASH_FUNCTION_NOT_APPLICABLE',
    } as const
    expect(read('', kind)).toBe('')
    expect(read('ä', kind)).toBe('c3a4')
  })

  it.each([
    ['PAYLOAD_ENCODING_EIP712', '{}', 'must have types'],
    ['PAYLOAD_ENCODING_EIP7702_AUTHORIZATION', '{}', 'must have a chainId that is a number'],
  ] as const)('says what is wrong with %s', (encoding, payload, problem) => {
    const kind = { ...hex, encoding, hashFunction: 'HASH_FUNCTION_NO_OP' } as const
    expect(read(payload, kind)).toBe(problem)
  })
})
