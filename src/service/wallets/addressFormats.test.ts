import { beforeAll, describe, expect, it } from 'vitest'
import { bytesFromHex } from '../../lib/hex.ts'
import type { Curve } from '../../wire/fields/walletParams.ts'
import { addressOf } from './addressFormats.ts'
import { deriveKey } from './deriveKey.ts'
import { seedFromPhrase } from './recoveryPhrase.ts'

let about: Uint8Array
beforeAll(async () => {
  about = await seedFromPhrase(`${'abandon '.repeat(11)}about`)
})

/** What wallets all over the world show for the phrase `abandon … about`; BIP-49, BIP-84 and BIP-86 publish theirs. */
const onSecp256k1: readonly (readonly [format: string, path: string, address: string])[] = [
  ['ETHEREUM', "m/44'/60'/0'/0/0", '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
  ['BITCOIN_MAINNET_P2PKH', "m/44'/0'/0'/0/0", '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA'],
  ['BITCOIN_TESTNET_P2PKH', "m/44'/1'/0'/0/0", 'mkpZhYtJu2r87Js3pDiWJDmPte2NRZ8bJV'],
  ['BITCOIN_MAINNET_P2SH', "m/49'/0'/0'/0/0", '37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf'],
  ['BITCOIN_TESTNET_P2SH', "m/49'/1'/0'/0/0", '2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2'],
  ['BITCOIN_MAINNET_P2WPKH', "m/84'/0'/0'/0/0", 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
  ['BITCOIN_MAINNET_P2WPKH', "m/84'/0'/0'/0/1", 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
  ['BITCOIN_TESTNET_P2WPKH', "m/84'/1'/0'/0/0", 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl'],
  [
    'BITCOIN_MAINNET_P2TR',
    "m/86'/0'/0'/0/0",
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  ],
  [
    'BITCOIN_MAINNET_P2TR',
    "m/86'/0'/0'/0/1",
    'bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh',
  ],
  ['COSMOS', "m/44'/118'/0'/0/0", 'cosmos19rl4cm2hmr8afy4kldpxz3fka4jguq0auqdal4'],
  ['TRON', "m/44'/195'/0'/0/0", 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ['XRP', "m/44'/144'/0'/0/0", 'rHsMGQEkVNJmpGWs8XUBoTBiAAbwxZN5v3'],
  ['DOGE_MAINNET', "m/44'/3'/0'/0/0", 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC'],
]

const onEd25519: typeof onSecp256k1 = [
  ['SOLANA', "m/44'/501'/0'/0'", 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'],
  [
    'SUI',
    "m/44'/784'/0'/0'/0'",
    '0x5e93a736d04fbb25737aa40bee40171ef79f65fae833749e3c089fe7cc2161f1',
  ],
  [
    'APTOS',
    "m/44'/637'/0'/0'/0'",
    '0xeb663b681209e7087d681c5d3eed12aaa8e1915e7c87794542c3f96e94b3d3bf',
  ],
  // as @ton/ton 15 writes them
  ['TON_V3R2', "m/44'/607'/0'/0'/0'", 'UQC4_unJ-jlbLt-3UO46cvKkyYI2-5LT9ZI3OpAvda2MpioL'],
  ['TON_V4R2', "m/44'/607'/0'/0'/0'", 'UQDxAUFadQXDd3EXGa3TLF_EF66gMc9h3_aZ0j0zXNoIYUCc'],
  ['TON_V5R1', "m/44'/607'/0'/0'/0'", 'UQDirP22rbgIZLzppawr2lJt42Xf3P9uJJtnbK-CnlqgiQFL'],
  ['XLM', "m/44'/148'/0'", 'GB3JDWCQJCWMJ3IILWIGDTQJJC5567PGVEVXSCVPEQOTDN64VJBDQBYX'],
]

function addressAt(curve: Curve, path: string, format: string): string {
  return addressOf(deriveKey(about, curve, path), curve, `ADDRESS_FORMAT_${format}`)
}

describe('addressOf', () => {
  it.each(onSecp256k1)('writes %s at %s as every wallet does', (format, path, address) => {
    expect(addressAt('CURVE_SECP256K1', path, format)).toBe(address)
  })

  it.each(onEd25519)('writes %s at %s as every wallet does', (format, path, address) => {
    expect(addressAt('CURVE_ED25519', path, format)).toBe(address)
  })

  /** The key 1, whose point is the generator: BIP-173 and Spark publish addresses of it. */
  const generator = {
    publicKey: hex('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'),
    publicKeyUncompressed: hex(
      '0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8',
    ),
  }

  it.each([
    ['BITCOIN_MAINNET_P2WPKH', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['BITCOIN_TESTNET_P2WPKH', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BITCOIN_SIGNET_P2WPKH', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BITCOIN_REGTEST_P2WPKH', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    ['BITCOIN_MAINNET_P2WSH', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
    ['BITCOIN_TESTNET_P2WSH', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'],
    ['BITCOIN_SIGNET_P2WSH', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'],
    ['BITCOIN_REGTEST_P2WSH', 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'],
    ['BITCOIN_REGTEST_P2PKH', 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r'],
    ['SPARK_MAINNET', 'spark1pgssy7d7vel0nh9m4326qc54e6rskpczn07dktww9rv4nu5ptvt0s9uc489gg2'],
    ['ETHEREUM', '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'],
  ])('writes the generator of the curve as %s', (format, address) => {
    expect(addressOf(generator, 'CURVE_SECP256K1', `ADDRESS_FORMAT_${format}`)).toBe(address)
  })

  it.each([
    ['SEI', /^sei1[02-9ac-hj-np-z]{38}$/],
    ['DOGE_TESTNET', /^n[1-9A-HJ-NP-Za-km-z]{33}$/],
    ['SPARK_REGTEST', /^sparkrt1pgss/],
    ['BITCOIN_SIGNET_P2TR', /^tb1p/],
    ['BITCOIN_REGTEST_P2TR', /^bcrt1p/],
    ['BITCOIN_REGTEST_P2SH', /^2/],
  ])('writes %s with the letters of its network', (format, letters) => {
    expect(addressOf(generator, 'CURVE_SECP256K1', `ADDRESS_FORMAT_${format}`)).toMatch(letters)
  })

  /** Of keys that the library wrote too: all bits clear, and all set. */
  it.each([
    [0x00, 'V3R2', 'UQCg5fZTvtgMoA8SoJ6GA01Q8SNfQ-X55XgkOMiEiZOP8W-Q'],
    [0x00, 'V4R2', 'UQDwxMHGmoIn936giNrdit8UYQyN42F3lBHFxDxFqic35mIP'],
    [0x00, 'V5R1', 'UQDg6S-r4rdNU-PuvgSGv1SIfyEtP3m4hFkzR7g0t3ayCnIt'],
    [0xff, 'V3R2', 'UQCKAuS_AtxOyMAM2zq21AFO-8he7PB9ix7wEf_DozifNtCk'],
    [0xff, 'V4R2', 'UQBdcpmDhUxmkt07upm--rBgkxvy4QJRcu8o2AmfX5uEGeQO'],
    [0xff, 'V5R1', 'UQDJv8iJLM-5z5tK0DUiMTu9vL13s9EFdp69PEOFTNchihzw'],
  ])('writes a key of bytes %i as wallet %s of TON', (byte, version, address) => {
    const publicKey = new Uint8Array(32).fill(byte)
    const keys = { publicKey, publicKeyUncompressed: publicKey }
    expect(addressOf(keys, 'CURVE_ED25519', `ADDRESS_FORMAT_TON_${version}`)).toBe(address)
  })

  it.each([
    ['CURVE_P256', "m/44'/60'/0'/0/0", /^0[23][0-9a-f]{64}$/, /^04[0-9a-f]{128}$/],
    ['CURVE_ED25519', "m/44'", /^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/],
  ] as const)('writes plain keys of %s', (curve, path, compressed, uncompressed) => {
    expect(addressAt(curve, path, 'COMPRESSED')).toMatch(compressed)
    expect(addressAt(curve, path, 'UNCOMPRESSED')).toMatch(uncompressed)
  })
})

function hex(text: string): Uint8Array {
  return bytesFromHex(text) ?? new Uint8Array()
}
