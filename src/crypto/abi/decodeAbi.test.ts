import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { describe, expect, test } from 'vitest'
import { bytesFromHex } from '../../lib/hex.ts'
import { readParameters } from './abiType.ts'
import { decodeAbi } from './decodeAbi.ts'
import { jsonFromValues } from './jsonFromValues.ts'

const ADDRESS = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

function decoded(signature: string, data: string) {
  const parameters = readParameters(parseAbiParameters(signature))
  return parameters && decodeAbi(parameters, bytesFromHex(data.slice(2)) ?? new Uint8Array())
}

const word = (value: number | bigint) => value.toString(16).padStart(64, '0')

describe('decodeAbi', () => {
  test('reads what another library wrote', () => {
    const signature = 'uint256 a, int8 b, address c, bool d, bytes4 e, bytes f, string g'
    const values = [
      2n ** 256n - 1n,
      -128,
      ADDRESS,
      true,
      '0x01020304',
      '0xabcdef',
      'Grüße',
    ] as const
    const data = encodeAbiParameters(parseAbiParameters(signature), values)
    expect(decoded(signature, data)).toEqual([values[0], -128n, ...values.slice(2)])
  })

  test('reads lists and tuples inside each other', () => {
    const signature =
      '(address to, uint256[] parts)[] calls, (uint8 x, bool y)[2] fixed, string[][] deep'
    const parameters = parseAbiParameters(signature)
    const values = [
      [
        { to: ADDRESS, parts: [1n, 2n] },
        { to: ADDRESS, parts: [] },
      ],
      [
        { x: 1, y: true },
        { x: 2, y: false },
      ],
      [['a', ''], [], ['b']],
    ] as const
    const data = encodeAbiParameters(parameters, values)
    const read = decoded(signature, data)
    expect(read).toEqual([
      [
        [ADDRESS, [1n, 2n]],
        [ADDRESS, []],
      ],
      [
        [1n, true],
        [2n, false],
      ],
      [['a', ''], [], ['b']],
    ])
    expect(JSON.parse(jsonFromValues(readParameters(parameters) ?? [], read ?? []))).toEqual({
      calls: [
        { to: ADDRESS, parts: ['1', '2'] },
        { to: ADDRESS, parts: [] },
      ],
      fixed: [
        { x: '1', y: true },
        { x: '2', y: false },
      ],
      deep: [['a', ''], [], ['b']],
    })
  })

  test.each([
    ['bool', `0x${word(2)}`],
    ['uint8', `0x${word(256)}`],
    ['int8', `0x${word(128)}`],
    ['address', `0x${'01'.repeat(32)}`],
    ['bytes4', `0x${'01'.repeat(32)}`],
    ['uint256', '0x'],
    ['uint256', `0x${'00'.repeat(31)}`],
    ['string', `0x${word(32)}${word(1)}`],
    ['string', `0x${word(2n ** 255n)}`],
    ['bytes', `0x${word(33)}${word(0)}`],
    ['uint256[]', `0x${word(32)}${word(2n ** 64n)}`],
    ['uint256[3]', `0x${word(1)}${word(2)}`],
  ])('does not read %s out of %s', (signature, data) => {
    expect(decoded(signature, data)).toBeNull()
  })

  test('gives up on data that points at itself', () => {
    const parameters = readParameters([{ type: `uint256${'[]'.repeat(12)}` }]) ?? []
    // read as a length and as an offset it leads to more of the same
    const data = bytesFromHex(word(32) + word(64).repeat(500)) ?? new Uint8Array()
    expect(decodeAbi(parameters, data)).toBeNull()
  })

  test.each(['bytes[]', 'string[]'])('gives up on %s that are all the same bytes', (type) => {
    const parameters = readParameters([{ type }]) ?? []
    const [count, length] = [2000, 30_000]
    const offsets = word(32 * count).repeat(count)
    const text = word(32) + word(count) + offsets + word(length) + '61'.repeat(length + 16)
    const data = bytesFromHex(text) ?? new Uint8Array()
    // the first of them is fine: all of them would be 60 million characters
    expect(data.length).toBeLessThan(100_000)
    expect(decodeAbi(parameters, data)).toBeNull()
  })

  test('gives up on as many empty tuples as data can ask for', () => {
    const parameters = readParameters([{ type: 'tuple[]', components: [] }]) ?? []
    const data = bytesFromHex(word(32) + word(2n ** 40n)) ?? new Uint8Array()
    expect(decodeAbi(parameters, data)).toBeNull()
  })

  test('leaves no character of a text out, not even a byte order mark', () => {
    const text = '\uFEFFhello'
    const data = encodeAbiParameters(parseAbiParameters('string'), [text])
    expect(decoded('string', data)).toEqual([text])
  })
})

describe('readParameters', () => {
  test.each(['uint7', 'uint264', 'bytes33', 'bytes0', 'fixed', 'uint256[0]', '[]', 'uint256[', ''])(
    'knows no %j',
    (type) => {
      expect(readParameters([{ type }])).toBeNull()
    },
  )

  test('stops at tuples that are too deep', () => {
    let components: unknown[] = []
    for (let depth = 0; depth < 40; depth++) components = [{ type: 'tuple', components }]
    expect(readParameters(components)).toBeNull()
  })
})
