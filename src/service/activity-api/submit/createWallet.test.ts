import { expect, test } from 'vitest'
import { activityOf, createTestApi } from '../../../../test/support/activityApi.ts'
import {
  accountsOf,
  ethereumAccount,
  ethereumAccountAt,
  makeWallet,
  resultOf,
  solanaAccount,
  textsOf,
} from '../../../../test/support/walletSteps.ts'

test('makes a wallet that queries show, with the accounts in the order of the request', async () => {
  const kit = await createTestApi()
  const accounts = [{ ...ethereumAccount, name: 'Savings' }, solanaAccount]
  const { walletId, addresses } = await makeWallet(kit, accounts)
  expect(addresses).toEqual([
    expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
  ])
  const at = { seconds: String(kit.clock.time / 1000), nanos: '0' }
  const wallet = {
    walletId,
    walletName: 'Main',
    createdAt: at,
    updatedAt: at,
    exported: false,
    imported: false,
  }
  expect((await kit.query('getWallet', { walletId })).body).toEqual({ wallet })
  expect((await kit.query('listWallets')).body).toEqual({ wallets: [wallet] })
  const [first, second] = await accountsOf(kit, { walletId, includeWalletDetails: true })
  expect(first).toEqual({
    ...ethereumAccount,
    walletAccountId: expect.any(String),
    organizationId: kit.organizationId,
    walletId,
    address: addresses[0],
    publicKey: expect.stringMatching(/^0[23][0-9a-f]{64}$/),
    name: 'Savings',
    walletDetails: wallet,
    createdAt: at,
    updatedAt: at,
  })
  expect(second).toMatchObject({ address: addresses[1], ...solanaAccount })
  expect(second).not.toHaveProperty('name')
})

test('answers and records what was asked, and never the phrase', async () => {
  const kit = await createTestApi()
  const parameters = { walletName: 'Main', accounts: [ethereumAccount], mnemonicLength: 24 }
  const reply = await kit.submit('createWallet', parameters, { key: kit.root.key })
  const activity = activityOf(reply)
  expect(activity.intent).toEqual({ createWalletIntent: parameters })
  expect(Object.keys(resultOf(reply)).sort()).toEqual(['addresses', 'walletId'])
  expect(Object.keys(activity.result)).toEqual(['createWalletResult'])
})

test.each([
  [{ walletName: ' ' }, 'parameters.walletName must not be empty'],
  [{ mnemonicLength: 13 }, 'parameters.mnemonicLength must be 12 or 15 or 18 or 21 or 24'],
  [
    { accounts: [{ ...ethereumAccount, path: 'x' }] },
    "parameters.accounts.0.path must be a path like m/44'/60'/0'/0/0",
  ],
])('refuses %j and says why', async (wrong, description) => {
  const kit = await createTestApi()
  const parameters = { walletName: 'Main', accounts: [], ...wrong }
  const reply = await kit.submit('createWallet', parameters, { key: kit.root.key })
  expect(reply).toMatchObject({ code: 'REQUEST_INVALID', detail: { description } })
  expect(await kit.parts.store.count('wallets', {})).toBe(0)
})

test('adds accounts to a wallet: the same ones that it would have had from the start', async () => {
  const kit = await createTestApi()
  const { walletId, addresses } = await makeWallet(kit, [ethereumAccountAt(0), solanaAccount])
  const add = (accounts: readonly object[], more: object = {}) =>
    kit.submit('createWalletAccounts', { walletId, accounts, ...more }, { key: kit.root.key })
  const looked = await add([ethereumAccountAt(0), ethereumAccountAt(1)], { persist: false })
  expect(textsOf(looked, 'addresses')[0]).toBe(addresses[0])
  expect(await accountsOf(kit)).toHaveLength(2)
  const added = await add([ethereumAccountAt(1)])
  expect(textsOf(added, 'addresses')).toEqual(textsOf(looked, 'addresses').slice(1))
  expect(await accountsOf(kit)).toHaveLength(3)
  const again = await add([ethereumAccountAt(2), ethereumAccountAt(1)])
  expect(again).toMatchObject({
    code: 'REQUEST_INVALID',
    detail: { description: 'parameters.accounts.1 is an account of this wallet already' },
  })
  expect((await add([])).code).toBe('REQUEST_INVALID')
  expect(await accountsOf(kit)).toHaveLength(3)
})

test('has one path in several formats', async () => {
  const kit = await createTestApi()
  const formats = ['BITCOIN_TESTNET_P2WPKH', 'BITCOIN_SIGNET_P2WPKH', 'COMPRESSED']
  const accounts = formats.map((name) => ({
    ...ethereumAccount,
    path: "m/84'/1'/0'/0/0",
    addressFormat: `ADDRESS_FORMAT_${name}`,
  }))
  const { addresses } = await makeWallet(kit, accounts)
  expect(addresses[0]).toBe(addresses[1])
  const [account] = await accountsOf(kit)
  expect(addresses[2]).toBe(account?.publicKey)
})

test('renames a wallet, and without a name changes nothing', async () => {
  const kit = await createTestApi()
  const { walletId } = await makeWallet(kit)
  kit.clock.time += 5000
  const update = (more: object) =>
    kit.submit('updateWallet', { walletId, ...more }, { key: kit.root.key })
  const nameNow = async () => Object((await kit.query('getWallet', { walletId })).body).wallet
  const before = await nameNow()
  expect((await update({})).code).toBe('OK')
  expect(await nameNow()).toEqual(before)
  expect(resultOf(await update({ walletName: 'Rainy days' }))).toEqual({ walletId })
  const at = { seconds: String(kit.clock.time / 1000), nanos: '0' }
  expect(await nameNow()).toEqual({ ...before, walletName: 'Rainy days', updatedAt: at })
  expect((await update({ walletName: '' })).code).toBe('REQUEST_INVALID')
})

test('keeps an organization below a hundred wallets', async () => {
  const kit = await createTestApi()
  const row = {
    organizationId: kit.organizationId,
    name: 'W',
    sealedPhrase: '',
    isExported: false,
    isImported: false,
    createdAtMs: 1,
    updatedAtMs: 1,
  }
  await kit.parts.store.transaction(async (tx) => {
    for (let i = 0; i < 99; i++) await tx.insert('wallets', { id: `w${i}`, ...row })
  })
  const make = async () =>
    (await kit.submit('createWallet', { walletName: 'W', accounts: [] }, { key: kit.root.key }))
      .code
  expect([await make(), await make()]).toEqual(['OK', 'REQUEST_INVALID'])
})
