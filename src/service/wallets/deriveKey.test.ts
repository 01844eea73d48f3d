import { mnemonicToSeedSync } from '@scure/bip39'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { addressOf } from './addressFormats.ts'
import { deriveKey } from './deriveKey.ts'

const junk = mnemonicToSeedSync('test test test test test test test test test test test junk')
const about = mnemonicToSeedSync(`${'abandon '.repeat(11)}about`)

describe('deriveKey with addressOf', () => {
  it.each([
    ["m/44'/60'/0'/0/0", '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ["m/44'/60'/0'/0/1", '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  ])('gives the address that wallets show for %s', (path, address) => {
    const key = deriveKey(junk, 'CURVE_SECP256K1', path)
    expect(addressOf(key, 'CURVE_SECP256K1', 'ADDRESS_FORMAT_ETHEREUM')).toBe(address)
  })

  it('gives the Solana address that wallets show', () => {
    const key = deriveKey(about, 'CURVE_ED25519', "m/44'/501'/0'/0'")
    expect(addressOf(key, 'CURVE_ED25519', 'ADDRESS_FORMAT_SOLANA')).toBe(
      'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
    )
  })

  it('writes plain public keys as hex', () => {
    const key = deriveKey(junk, 'CURVE_SECP256K1', "m/44'/60'/0'/0/0")
    expect(addressOf(key, 'CURVE_SECP256K1', 'ADDRESS_FORMAT_COMPRESSED')).toMatch(
      /^0[23][0-9a-f]{64}$/,
    )
    expect(addressOf(key, 'CURVE_SECP256K1', 'ADDRESS_FORMAT_UNCOMPRESSED')).toMatch(
      /^04[0-9a-f]{128}$/,
    )
  })

  it.each([
    ['CURVE_SECP256K1', 'm/44/'],
    ['CURVE_SECP256K1', 'm'],
    ['CURVE_SECP256K1', "m/2147483648'"],
    ['CURVE_SECP256K1', '44/60'],
    ['CURVE_ED25519', "m/44'/501'/0"],
    ['CURVE_P256', 'm/'],
  ] as const)('sec/T32 refuses %s on %s', (curve, path) => {
    expect(() => deriveKey(junk, curve, path)).toThrow(Refusal)
  })

  it.each([
    ['ADDRESS_FORMAT_ETHEREUM', 'CURVE_ED25519'],
    ['ADDRESS_FORMAT_SOLANA', 'CURVE_SECP256K1'],
    ['toString', 'CURVE_SECP256K1'],
  ] as const)('refuses the format %s on %s', (format, curve) => {
    const key = deriveKey(junk, 'CURVE_SECP256K1', "m/44'/60'/0'/0/0")
    expect(() => addressOf(key, curve, format)).toThrow(Refusal)
  })
})
