import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32m } from '@scure/base'
import { expect, test } from 'vitest'
import { activityOf, createTestApi, type TestApi } from '../../../../test/support/activityApi.ts'
import {
  accountsOf,
  ethereumAccount,
  makePrivateKey,
  makeWallet,
  resultOf,
  solanaAccount,
} from '../../../../test/support/walletSteps.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { ethereumAddress, keccakAccount } from '../../wallets/addresses/ethereumAddress.ts'

const message = 'I have read the terms'
const hashed = {
  encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
  hashFunction: 'HASH_FUNCTION_KECCAK256',
} as const
const plain = {
  encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
  hashFunction: 'HASH_FUNCTION_NOT_APPLICABLE',
} as const

function signWith(kit: TestApi, signer: string, more: object = {}) {
  const parameters = { signWith: signer, payload: message, ...hashed, ...more }
  return kit.submit('signRawPayload', parameters, { key: kit.root.key })
}

/** The two halves, and the recovery id before them. */
function partsOf(result: Readonly<Record<string, unknown>>) {
  const { r, s, v } = result
  return { rs: hex(`${r}${s}`), vrs: hex(`${v}${r}${s}`) }
}

test('signs with a wallet account so that its address comes out again', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const [address = ''] = addresses
  const reply = await signWith(kit, address)
  const digest = keccak_256(bytesFromUtf8(message))
  const { vrs } = partsOf(resultOf(reply))
  const key = secp256k1.recoverPublicKey(vrs, digest, { prehash: false })
  const point = secp256k1.Point.fromBytes(key).toBytes(false)
  expect(ethereumAddress(keccakAccount(point))).toBe(address)
  expect(activityOf(reply)).toMatchObject({
    type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2',
    intent: { signRawPayloadIntentV2: { signWith: address, payload: message, ...hashed } },
  })
  for (const same of [address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
    expect(resultOf(await signWith(kit, same))).toEqual(resultOf(reply))
  const mixed = address.replace(/[a-f]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
  expect((await signWith(kit, mixed)).code).toBe('SIGNER_NOT_FOUND')
})

test('signs with an Ed25519 account as it is, without a hash', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit, [solanaAccount])
  const [account] = await accountsOf(kit)
  const payload = `0x${hexFromBytes(bytesFromUtf8(message))}`
  const reply = await signWith(kit, addresses[0] ?? '', { payload, ...plain })
  const { rs } = partsOf(resultOf(reply))
  expect(ed25519.verify(rs, bytesFromUtf8(message), hex(String(account?.publicKey)))).toBe(true)
  expect(resultOf(reply).v).toBe('00')
})

test('signs with a taproot address for the key that it pays to', async () => {
  const kit = await createTestApi()
  const taproot = { ...ethereumAccount, addressFormat: 'ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR' }
  const { addresses } = await makeWallet(kit, [taproot])
  const [address = ''] = addresses
  const reply = await signWith(kit, address, { hashFunction: 'HASH_FUNCTION_SHA256' })
  const [, ...program] = bech32m.decode(`bc1${address.slice(3)}`).words
  const outputKey = bech32m.fromWords(program)
  const { rs } = partsOf(resultOf(reply))
  expect(schnorr.verify(rs, sha256(bytesFromUtf8(message)), outputKey)).toBe(true)
})

test('signs with an address of Spark by Schnorr, for the key as it is', async () => {
  const kit = await createTestApi()
  const path = "m/8797555'/1'/0'"
  const spark = { ...ethereumAccount, path, addressFormat: 'ADDRESS_FORMAT_SPARK_MAINNET' }
  const { addresses } = await makeWallet(kit, [spark])
  const [account] = await accountsOf(kit)
  const reply = await signWith(kit, addresses[0] ?? '', { hashFunction: 'HASH_FUNCTION_SHA256' })
  const { rs } = partsOf(resultOf(reply))
  const publicKey = hex(String(account?.publicKey)).subarray(1)
  expect(schnorr.verify(rs, sha256(bytesFromUtf8(message)), publicKey)).toBe(true)
})

test('signs with a private key by its id and by its addresses', async () => {
  const kit = await createTestApi()
  const { privateKeyId, addresses } = await makePrivateKey(kit, {
    addressFormats: ['ADDRESS_FORMAT_ETHEREUM', 'ADDRESS_FORMAT_COSMOS'],
  })
  const results = []
  for (const signer of [privateKeyId, ...addresses])
    results.push(resultOf(await signWith(kit, signer)))
  expect(results).toHaveLength(3)
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
})

test('signs on P-256', async () => {
  const kit = await createTestApi()
  const made = await makePrivateKey(kit, { curve: 'CURVE_P256', addressFormats: [] })
  const { privateKey } = Object((await kit.query('getPrivateKey', made)).body)
  const reply = await signWith(kit, made.privateKeyId, { hashFunction: 'HASH_FUNCTION_SHA256' })
  const digest = sha256(bytesFromUtf8(message))
  const { rs } = partsOf(resultOf(reply))
  const options = { prehash: false, lowS: false }
  expect(p256.verify(rs, digest, hex(privateKey.publicKey), options)).toBe(true)
})

test('signs several payloads in their order, all or none', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const [address = ''] = addresses
  const sign = (payloads: readonly string[], more: object = {}) =>
    kit.submit(
      'signRawPayloads',
      { signWith: address, payloads, ...hashed, ...more },
      { key: kit.root.key },
    )
  const reply = await sign(['a', 'b', 'a'])
  const alone = await Promise.all(
    ['a', 'b', 'a'].map((payload) => signWith(kit, address, { payload })),
  )
  expect(resultOf(reply)).toEqual({ signatures: alone.map(resultOf) })
  const refused = await sign(['00', '0'], { encoding: 'PAYLOAD_ENCODING_HEXADECIMAL' })
  expect(refused).toMatchObject({
    code: 'REQUEST_INVALID',
    detail: {
      description: 'parameters.payloads.1 must be whole bytes of hex, with or without 0x',
    },
  })
  expect((await sign([])).code).toBe('REQUEST_INVALID')
  expect((await sign(Array.from({ length: 101 }, () => 'a'))).code).toBe('REQUEST_INVALID')
})

test.each([
  [{ hashFunction: 'HASH_FUNCTION_NOT_APPLICABLE' }, 'invalid hash function'],
  [{ encoding: 'PAYLOAD_ENCODING_EIP712', hashFunction: 'HASH_FUNCTION_SHA256' }, 'invalid hash'],
  [{ hashFunction: 'HASH_FUNCTION_MD5' }, 'parameters.hashFunction must be'],
  [{ encoding: 'PAYLOAD_ENCODING_BASE64' }, 'parameters.encoding must be'],
  [{ hashFunction: 'HASH_FUNCTION_NO_OP' }, 'parameters.payload must be 32 bytes'],
])('sec/T31 refuses %j', async (wrong, words) => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const reply = await signWith(kit, addresses[0] ?? '', wrong)
  expect(reply.code).toBe('REQUEST_INVALID')
  expect(reply.detail?.description).toContain(words)
})

test('signs with nothing that was taken away', async () => {
  const kit = await createTestApi()
  const { walletId, addresses } = await makeWallet(kit)
  const { privateKeyId } = await makePrivateKey(kit)
  const call = { key: kit.root.key }
  const force = { deleteWithoutExport: true }
  await kit.submit('deleteWallets', { walletIds: [walletId], ...force }, call)
  await kit.submit('deletePrivateKeys', { privateKeyIds: [privateKeyId], ...force }, call)
  for (const signer of [addresses[0] ?? '', privateKeyId, kit.parts.newId(), ''])
    expect((await signWith(kit, signer)).code).toBe('SIGNER_NOT_FOUND')
})

function hex(text: string): Uint8Array {
  return bytesFromHex(text) ?? new Uint8Array()
}
