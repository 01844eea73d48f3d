import { expect, it } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { derivePrivateKey } from './deriveKey.ts'
import { deriveP256 } from './deriveP256.ts'

const one = '000102030405060708090a0b0c0d0e0f'
const retried = 'a7305bc8df8d0951f0cb224c0e95d7707cbdf2c6ce7e8d481fec69c7ff5e9446'

/** SLIP-10, test vectors for nist256p1: vector 1, and the two in which a hash is no key at first. */
it.each([
  [one, 'm', '612091aaa12e22dd2abef664f8a01a82cae99ad7441b7ef8110424915c268bc2'],
  [one, "m/0'", '6939694369114c67917a182c59ddb8cafc3004e63ca5d3b84403ba8613debc0c'],
  [one, "m/0'/1", '284e9d38d07d21e4e281b645089a94f4cf5a5a81369acf151a1c3a57f18b2129'],
  [one, "m/28578'", '06f0db126f023755d0b8d86d4591718a5210dd8d024e3e14b6159d63f53aa669'],
  [one, "m/28578'/33941", '092154eed4af83e078ff9b84322015aefe5769e31270f62c3f66c33888335f3a'],
  [retried, 'm', '3b8c18469a4634517d6d0b65448f8e6c62091b45540a1743c5846be55d47d88f'],
])('derives from %s at %s the key of the standard', (seed, path, key) => {
  expect(hexFromBytes(deriveP256(bytesFromHex(seed) ?? new Uint8Array(), path))).toBe(key)
})

it('is how accounts on P-256 are derived', () => {
  const seed = bytesFromHex(one) ?? new Uint8Array()
  expect(derivePrivateKey(seed, 'CURVE_P256', "m/0'/1")).toEqual(deriveP256(seed, "m/0'/1"))
})
