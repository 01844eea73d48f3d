import { expect, test } from 'vitest'
import { addressOf } from '../../src/service/wallets/addressFormats.ts'
import { newPrivateKey, publicKeysOf } from '../../src/service/wallets/keyPairs.ts'
import { curve as curves } from '../../src/wire/fields/walletParams.ts'
import { printCount } from '../support/printCount.ts'

const SECP256K1 = ['CURVE_SECP256K1']
const ED25519 = ['CURVE_ED25519']
const EVERY = ['CURVE_SECP256K1', 'CURVE_ED25519', 'CURVE_P256']

const bitcoin = {
  P2PKH: SECP256K1,
  P2SH: SECP256K1,
  P2WPKH: SECP256K1,
  P2WSH: SECP256K1,
  P2TR: SECP256K1,
}

/** The formats of the public wire, typed by hand, and the curves whose keys are written in them. */
const formats: Readonly<Record<string, readonly string[]>> = {
  UNCOMPRESSED: EVERY,
  COMPRESSED: EVERY,
  ETHEREUM: SECP256K1,
  SOLANA: ED25519,
  COSMOS: SECP256K1,
  TRON: SECP256K1,
  SUI: ED25519,
  APTOS: ED25519,
  ...named('BITCOIN_MAINNET'),
  ...named('BITCOIN_TESTNET'),
  ...named('BITCOIN_SIGNET'),
  ...named('BITCOIN_REGTEST'),
  SEI: SECP256K1,
  XLM: ED25519,
  DOGE_MAINNET: SECP256K1,
  DOGE_TESTNET: SECP256K1,
  TON_V3R2: ED25519,
  TON_V4R2: ED25519,
  TON_V5R1: ED25519,
  XRP: SECP256K1,
  SPARK_MAINNET: SECP256K1,
  SPARK_REGTEST: SECP256K1,
}

function named(network: string) {
  return Object.fromEntries(
    Object.entries(bitcoin).map(([kind, fitting]) => [`${network}_${kind}`, fitting]),
  )
}

test('writes addresses in the formats of the public wire, each on its curves', () => {
  const keys = curves.options.map(
    (curve) => [curve, publicKeysOf(newPrivateKey(curve), curve)] as const,
  )
  const written: Record<string, string[]> = {}
  for (const format of Object.keys(formats))
    written[format] = keys.flatMap(([curve, pair]) => {
      try {
        return addressOf(pair, curve, `ADDRESS_FORMAT_${format}`) === '' ? [] : [curve]
      } catch {
        return [] // refused: the format is not for this curve
      }
    })
  expect(written).toEqual(formats)
  const known = Object.values(written).filter((fitting) => fitting.length > 0).length
  printCount('address formats', known, Object.keys(formats).length)
  expect([known, Object.keys(formats).length]).toEqual([38, 38])
})
