import { expect, test } from 'vitest'
import { sparkKeyPath } from './sparkKeyPath.ts'

const account = { path: "m/8797555'/3'/0'", addressFormat: 'ADDRESS_FORMAT_SPARK_MAINNET' }
const leafId = '01975c3d-2ac8-7c4b-8cf6-4d1f0d4c4b8e'

test.each([
  [{ identity: {} }, "m/8797555'/3'/0'"],
  [{ deposit: {} }, "m/8797555'/3'/2'"],
  [{ staticDeposit: { index: 5 } }, "m/8797555'/3'/3'/5'"],
  [{ htlcPreimage: {} }, "m/8797555'/3'/4'"],
])('finds the key %j of the account', (derivation, path) => {
  expect(sparkKeyPath(account, derivation)).toBe(path)
})

test('finds the key of a leaf by the hash of its id, in both spellings of the wire', () => {
  // the first four bytes of SHA-256 of the id, without the first bit
  const path = "m/8797555'/3'/1'/390601094'"
  expect(sparkKeyPath(account, { signingLeaf: { leafId } })).toBe(path)
  const shown = { type: 'SPARK_KEY_TYPE_SIGNING_HD' as const, leafId }
  expect(sparkKeyPath(account, shown)).toBe(path)
})

test.each([
  ["m/8797555'/0'/1'/7'", 'ADDRESS_FORMAT_COMPRESSED', '0'],
  ["m/86'/0'/0'/0/0", 'ADDRESS_FORMAT_SPARK_MAINNET', '1'],
  ["m/86'/1'/0'/0/0", 'ADDRESS_FORMAT_SPARK_REGTEST', '0'],
  ["m/44'/60'/0'/0/0", 'ADDRESS_FORMAT_ETHEREUM', '1'],
])('takes an account at %s in %s for number %s', (path, addressFormat, number) => {
  const found = sparkKeyPath({ path, addressFormat }, { identity: {} })
  expect(found).toBe(`m/8797555'/${number}'/0'`)
})
