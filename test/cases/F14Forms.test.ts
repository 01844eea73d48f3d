import { sha256 } from '@noble/hashes/sha2.js'
import { base32nopad, bech32, createBase58check } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chain } from '../../src/core/config/chains.ts'
import { readKey } from '../../src/core/wallet/importing/readKey.ts'
import { bech32FromBytes, bytesFromBech32 } from '../../src/crypto/keys/bech32.ts'
import { seedFromStrKey, strKeyFromSeed } from '../../src/crypto/keys/strKey.ts'
import { keyFromWif, wifFromKey } from '../../src/crypto/keys/wif.ts'
import { mistype } from '../support/mistype.ts'

const base58check = createBase58check(sha256)
/** Keys that SIP-15, the tests of stellar-strkey and the Bitcoin wiki publish. */
const SUI = 'suiprivkey1qzwant3kaegmjy4qxex93s0jzvemekkjmyv3r2sjwgnv2y479pgsywhveae'
const STELLAR = 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHOKR'
const WIF = 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'

describe('the forms of private keys', () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 })

  test('agree with other libraries on any key', async () => {
    await fc.assert(
      fc.asyncProperty(key, async (bytes) => {
        const flagged = Uint8Array.from([0, ...bytes])
        const sui = bech32FromBytes('suiprivkey', flagged)
        expect(sui).toBe(bech32.encodeFromBytes('suiprivkey', flagged))
        expect(bytesFromBech32('suiprivkey', sui.toUpperCase())).toEqual(flagged)
        const wif = await wifFromKey('bitcoin', bytes)
        expect(wif).toBe(base58check.encode(Uint8Array.from([0x80, ...bytes, 1])))
        expect(await keyFromWif(wif)).toEqual({ network: 'bitcoin', bytes })
        const stellar = strKeyFromSeed(bytes)
        expect(base32nopad.decode(stellar).subarray(1, 33)).toEqual(bytes)
        expect(seedFromStrKey(stellar)).toEqual(bytes)
      }),
      { numRuns: 200 },
    )
  })

  test('refuse any other character in any place by the checksum', async () => {
    for (let at = 11; at < SUI.length; at++)
      expect(await readKey(mistype(SUI, at), 'sui')).toMatchObject({ fault: 'checksum' })
    for (let at = 1; at < STELLAR.length; at++)
      expect(await readKey(mistype(STELLAR, at), 'stellar')).toMatchObject({ fault: 'checksum' })
    for (let at = 1; at < WIF.length; at++)
      expect(await readKey(mistype(WIF, at), 'bitcoin')).toMatchObject({ fault: 'checksum' })
  })

  test('read any text without an error', async () => {
    const chains: readonly (Chain | null)[] = [
      null,
      'bitcoin',
      'dogecoin',
      'sui',
      'aptos',
      'stellar',
      'solana',
      'ethereum',
      'cosmos',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'[],0123456789abcdefSKQ1x-') })),
        fc.constantFrom('', 'suiprivkey1', 'ed25519-priv-0x', '[', 'S', 'K', '0x'),
        fc.constantFrom(...chains),
        async (text, start, chain) => {
          const reading = await readKey(start + text, chain)
          expect('fault' in reading || reading.bytes.length === 32).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
