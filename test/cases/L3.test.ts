import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { HDKey } from '@scure/bip32'
import { recoverTransactionAddress, serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { typedDataDigest } from '../../src/crypto/ethereum/typedDataDigest.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import {
  createParentKeys,
  derivePrivateKey,
  privateKeySteps,
} from '../../src/service/wallets/deriveKey.ts'
import { createTestApi } from '../support/activityApi.ts'
import { signing } from '../support/scopedSessions.ts'
import { turnsDuring } from '../support/turnsDuring.ts'
import {
  ethereumAccount,
  makeWallet,
  resultOf,
  solanaAccount,
  textsOf,
} from '../support/walletSteps.ts'

const accountsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    ...ethereumAccount,
    path: `m/44'/60'/0'/0/${first + i}`,
  }))

test('createWalletAccounts: derives one account in each turn of the event loop, for all requests together', async () => {
  const kit = await createTestApi()
  const { walletId } = await makeWallet(kit)
  const key = { key: kit.root.key }
  const make = (first: number) =>
    kit.submit(
      'createWalletAccounts',
      { walletId, accounts: accountsFrom(first, 20), persist: false },
      key,
    )
  const replies = [make(100), make(200), make(300)]
  const turns = await turnsDuring(Promise.all(replies))
  expect(turns).toBeGreaterThanOrEqual(30)
  for (const reply of await Promise.all(replies))
    expect(textsOf(reply, 'addresses')).toHaveLength(20)
})

test('createPrivateKeys and signRawPayloads: give others their turn', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const key = { key: kit.root.key }
  const privateKeys = Array.from({ length: 20 }, (_, i) => ({
    privateKeyName: `Key ${i}`,
    curve: 'CURVE_SECP256K1',
    privateKeyTags: [],
    addressFormats: ['ADDRESS_FORMAT_ETHEREUM'],
  }))
  expect(
    await turnsDuring(kit.submit('createPrivateKeys', { privateKeys }, key)),
  ).toBeGreaterThanOrEqual(10)
  const { payload: _, ...how } = signing(addresses[0] ?? '')
  const payloads = Array.from({ length: 20 }, (_, i) => `Hello ${i}`)
  expect(
    await turnsDuring(kit.submit('signRawPayloads', { ...how, payloads }, key)),
  ).toBeGreaterThanOrEqual(10)
})

test('signRawPayload: hashes a long payload in parts, to the same digest', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const payload = 'x'.repeat(300_000)
  const asked = signing(addresses[0] ?? '', payload)
  const reply = kit.submit('signRawPayload', asked, { key: kit.root.key })
  expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(4)
  const { r, s } = resultOf(await reply)
  const digest = keccak_256(bytesFromUtf8(payload))
  const signature = bytesFromHex(`${r}${s}`) ?? new Uint8Array()
  const [account] = await kit.parts.store.find('walletAccounts', {})
  const publicKey = bytesFromHex(account?.publicKey ?? '') ?? new Uint8Array()
  expect(secp256k1.verify(signature, digest, publicKey, { prehash: false })).toBe(true)
})

test('derivePrivateKey: finds the same keys when the keys above them are remembered', () => {
  const seed = new Uint8Array(64).fill(9)
  const parents = createParentKeys()
  for (const path of ["m/44'/60'/0'/0/0", "m/44'/60'/0'/0/7", "m/44'/60'/1'", 'm/5', "m/5'/6"])
    expect(hexFromBytes(derivePrivateKey(seed, 'CURVE_SECP256K1', path, 'x', parents))).toBe(
      hexFromBytes(HDKey.fromMasterSeed(seed).derive(path).privateKey ?? new Uint8Array()),
    )
  for (const path of ["m/44'/501'/0'/0'", "m/44'/501'/0'/1'"])
    expect(hexFromBytes(derivePrivateKey(seed, 'CURVE_ED25519', path, 'x', parents))).toBe(
      hexFromBytes(derivePrivateKey(seed, 'CURVE_ED25519', path)),
    )
  // the keys of one curve are none of another, and accounts themselves are not remembered
  expect([...parents.secp256k1.keys()]).toEqual([
    'm',
    "m/44'",
    "m/44'/60'",
    "m/44'/60'/0'",
    "m/44'/60'/0'/0",
    "m/5'",
  ])
  expect([...parents.ed25519.keys()]).toEqual(['m', "m/44'", "m/44'/501'", "m/44'/501'/0'"])
})

test('activity API: bounds how many keys are derived for an organization, and leaves others alone', async () => {
  const limits = { derivedKeysPerOrganization: [{ max: 25, windowMs: 60_000 }] }
  const kit = await createTestApi({ development: false, limits })
  const key = { key: kit.root.key }
  const { walletId } = await makeWallet(kit, [ethereumAccount, solanaAccount])
  const make = (first: number) =>
    kit.submit('createWalletAccounts', { walletId, accounts: accountsFrom(first, 20) }, key)
  expect((await make(100)).code).toBe('OK')
  expect(await make(200)).toMatchObject({
    code: 'RATE_LIMIT_EXCEEDED',
    detail: { retryAfterSeconds: 60 },
  })
  expect((await kit.query('whoami', {})).code).toBe('OK')
  kit.clock.time += 60_000
  expect((await make(200)).code).toBe('OK')
})

test('createWalletAccounts: gives others a turn between the levels of a deep path', async () => {
  const kit = await createTestApi()
  const { walletId } = await makeWallet(kit)
  for (const curve of ['CURVE_SECP256K1', 'CURVE_P256'] as const) {
    const account = {
      ...ethereumAccount,
      curve,
      addressFormat: 'ADDRESS_FORMAT_COMPRESSED',
      path: `m/${Array.from({ length: 10 }, (_, i) => i).join('/')}`,
    }
    const steps = privateKeySteps(new Uint8Array(64).fill(7), curve, account.path)
    let pauses = 0
    while (!steps.next().done) pauses++
    expect(pauses).toBe(4)
    const reply = await kit.submit(
      'createWalletAccounts',
      { walletId, accounts: [account] },
      { key: kit.root.key },
    )
    expect(textsOf(reply, 'addresses')).toHaveLength(1)
  }
})

test('signRawPayload: hashes typed data of thousands of values in parts, to the same digest', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const payload = JSON.stringify({
    types: {
      EIP712Domain: [{ name: 'name', type: 'string' }],
      Note: [{ name: 'lines', type: 'string[]' }],
    },
    primaryType: 'Note',
    domain: { name: 'Notes' },
    message: { lines: Array.from({ length: 5000 }, (_, i) => `Line ${i}`) },
  })
  const asked = {
    ...signing(addresses[0] ?? '', payload),
    encoding: 'PAYLOAD_ENCODING_EIP712',
    hashFunction: 'HASH_FUNCTION_NO_OP',
  }
  const reply = kit.submit('signRawPayload', asked, { key: kit.root.key })
  expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(15)
  const { r, s } = resultOf(await reply)
  const digest = typedDataDigest(payload)
  const [account] = await kit.parts.store.find('walletAccounts', {})
  const publicKey = bytesFromHex(account?.publicKey ?? '') ?? new Uint8Array()
  const signature = bytesFromHex(`${r}${s}`) ?? new Uint8Array()
  if (typeof digest === 'string') throw new Error(digest)
  expect(secp256k1.verify(signature, digest, publicKey, { prehash: false })).toBe(true)
})

test('createSmartContractInterface: reads a long ABI in parts', async () => {
  const kit = await createTestApi()
  const abi = Array.from({ length: 3900 }, (_, i) => ({
    type: 'function',
    name: `f${i}`,
    inputs: [{ name: 'a', type: 'uint256' }],
  }))
  const reply = kit.submit(
    'createSmartContractInterface',
    {
      label: 'Large',
      smartContractAddress: `0x${'11'.repeat(20)}`,
      smartContractInterface: JSON.stringify(abi),
      type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
    },
    { key: kit.root.key },
  )
  expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(15)
  expect((await reply).code).toBe('OK')
})

test('signTransaction: hashes a long transaction in parts, to the signature of its sender', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const unsigned = serializeTransaction({
    chainId: 1,
    nonce: 0,
    gas: 21_000n,
    maxFeePerGas: 1n,
    to: `0x${'ab'.repeat(20)}`,
    data: `0x${'cd'.repeat(150_000)}`,
  })
  const reply = kit.submit(
    'signTransaction',
    {
      signWith: addresses[0],
      unsignedTransaction: unsigned.slice(2),
      type: 'TRANSACTION_TYPE_ETHEREUM',
    },
    { key: kit.root.key },
  )
  expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(7)
  const { signedTransaction } = resultOf(await reply)
  const serializedTransaction = `0x02${String(signedTransaction).slice(2)}` as const
  expect(await recoverTransactionAddress({ serializedTransaction })).toBe(addresses[0])
})

test('signTransaction: reads, hashes and signs a long access list in turns of their own', async () => {
  const kit = await createTestApi()
  const { addresses } = await makeWallet(kit)
  const storageKeys = Array.from({ length: 4500 }, (_, i) => {
    return `0x${i.toString(16).padStart(64, '0')}` as const
  })
  const to = `0x${'ab'.repeat(20)}` as const
  const accessList = [{ address: to, storageKeys }]
  const unsigned = serializeTransaction({
    chainId: 1,
    gas: 21_000n,
    maxFeePerGas: 1n,
    to,
    accessList,
  })
  const asked = {
    signWith: addresses[0],
    unsignedTransaction: unsigned.slice(2),
    type: 'TRANSACTION_TYPE_ETHEREUM',
  }
  const reply = kit.submit('signTransaction', asked, { key: kit.root.key })
  expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(12)
  const { signedTransaction } = resultOf(await reply)
  const serializedTransaction = `0x02${String(signedTransaction).slice(2)}` as const
  expect(await recoverTransactionAddress({ serializedTransaction })).toBe(addresses[0])
})

test('createPrivateKeys: writes the addresses of one key in turns', async () => {
  const kit = await createTestApi()
  const networks = ['MAINNET', 'TESTNET', 'SIGNET', 'REGTEST']
  const addressFormats = networks.flatMap((network) =>
    ['P2TR', 'P2WPKH', 'P2PKH', 'P2SH'].map((kind) => `ADDRESS_FORMAT_BITCOIN_${network}_${kind}`),
  )
  const one = {
    privateKeyName: 'Key',
    curve: 'CURVE_SECP256K1',
    privateKeyTags: [],
    addressFormats,
  }
  const reply = kit.submit('createPrivateKeys', { privateKeys: [one] }, { key: kit.root.key })
  expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(8)
  const { privateKeys } = resultOf(await reply)
  expect(Object(Array.from(Object(privateKeys))[0]).addresses).toHaveLength(16)
})
