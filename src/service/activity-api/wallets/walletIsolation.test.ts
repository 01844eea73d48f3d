import { expect, test } from 'vitest'
import {
  addOrganization,
  addUser,
  createTestApi,
  type Reply,
} from '../../../../test/support/activityApi.ts'
import {
  accountsOf,
  ethereumAccount,
  makePrivateKey,
  makeWallet,
  resultOf,
} from '../../../../test/support/walletSteps.ts'

/** Two strangers' organizations, the first with one of everything, and the ids of that. */
async function stage() {
  const kit = await createTestApi()
  const tag = { privateKeyTagName: 'Hot', privateKeyIds: [] }
  const own = { key: kit.root.key }
  const wallet = await makeWallet(kit)
  const [account] = await accountsOf(kit)
  const privateKey = await makePrivateKey(kit)
  const made = resultOf(await kit.submit('createPrivateKeyTag', tag, own))
  const organizationId = await addOrganization(kit.parts, null)
  const { key } = await addUser(kit.parts, organizationId, 'root')
  const ids = {
    wallet: wallet.walletId,
    account: String(account?.walletAccountId),
    address: wallet.addresses[0] ?? '',
    privateKey: privateKey.privateKeyId,
    keyAddress: privateKey.addresses[0] ?? '',
    tag: String(made.privateKeyTagId),
  }
  return { kit, ids, call: { key, organizationId } }
}

const force = { deleteWithoutExport: true }
const sign = {
  encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
  hashFunction: 'HASH_FUNCTION_SHA256',
}

test('answers for what belongs to somebody else exactly as for what does not exist', async () => {
  const { kit, ids, call } = await stage()
  const ask =
    (name: Parameters<typeof kit.query>[0], body: (id: string) => Record<string, unknown>) =>
    (id: string) =>
      kit.query(name, body(id), call)
  const submit =
    (name: Parameters<typeof kit.submit>[0], parameters: (id: string) => object) => (id: string) =>
      kit.submit(name, parameters(id), call)
  const own = await makePrivateKey(kit, {}, call)
  const tagged = (id: string) => ({ privateKeyTagName: 'x', privateKeyIds: [id] })
  const asked: readonly (readonly [foreign: string, (id: string) => Promise<Reply>])[] = [
    [ids.wallet, ask('getWallet', (walletId) => ({ walletId }))],
    [ids.wallet, ask('listWalletAccounts', (walletId) => ({ walletId }))],
    [ids.wallet, ask('getWalletAccount', (walletId) => ({ walletId, address: ids.address }))],
    [ids.privateKey, ask('getPrivateKey', (privateKeyId) => ({ privateKeyId }))],
    [ids.wallet, submit('updateWallet', (walletId) => ({ walletId, walletName: 'Mine' }))],
    [
      ids.wallet,
      submit('createWalletAccounts', (walletId) => ({ walletId, accounts: [ethereumAccount] })),
    ],
    [ids.wallet, submit('deleteWallets', (id) => ({ walletIds: [id], ...force }))],
    [ids.account, submit('deleteWalletAccounts', (id) => ({ walletAccountIds: [id], ...force }))],
    [ids.privateKey, submit('deletePrivateKeys', (id) => ({ privateKeyIds: [id], ...force }))],
    [ids.privateKey, submit('createPrivateKeyTag', tagged)],
    [
      ids.tag,
      submit('updatePrivateKeyTag', (privateKeyTagId) => ({
        privateKeyTagId,
        addPrivateKeyIds: [own.privateKeyId],
        removePrivateKeyIds: [],
      })),
    ],
    [ids.tag, submit('deletePrivateKeyTags', (id) => ({ privateKeyTagIds: [id] }))],
    [
      ids.tag,
      submit('createPrivateKeys', (id) => ({
        privateKeys: [
          {
            privateKeyName: 'x',
            curve: 'CURVE_P256',
            privateKeyTags: [id],
            addressFormats: [],
          },
        ],
      })),
    ],
    ...[ids.address, ids.privateKey, ids.keyAddress].flatMap((id) => [
      [id, submit('signRawPayload', (signWith) => ({ signWith, payload: 'x', ...sign }))] as const,
      [
        id,
        submit('signRawPayloads', (signWith) => ({ signWith, payloads: ['x'], ...sign })),
      ] as const,
    ]),
  ]
  for (const [foreign, request] of asked) {
    const reply = await request(foreign)
    expect(reply.status).toBe(404)
    expect(reply).toEqual(await request(kit.parts.newId()))
  }
  expect(asked).toHaveLength(19)
  expect(await accountsOf(kit)).toHaveLength(1)
})

test('lists nothing of somebody else', async () => {
  const { kit, call } = await stage()
  const bodies = [
    await kit.query('listWallets', {}, call),
    await kit.query('listWalletAccounts', {}, call),
    await kit.query('listPrivateKeys', {}, call),
    await kit.query('listPrivateKeyTags', {}, call),
  ].map(({ body }) => body)
  expect(bodies).toEqual([
    { wallets: [] },
    { accounts: [] },
    { privateKeys: [] },
    { privateKeyTags: [] },
  ])
})

test('shows wallets to the users there, and to a parent only to read', async () => {
  const kit = await createTestApi()
  const organizationId = await addOrganization(kit.parts, kit.organizationId)
  const root = await addUser(kit.parts, organizationId, 'root')
  const user = await addUser(kit.parts, organizationId, 'user')
  await makeWallet(kit, [ethereumAccount], { key: root.key, organizationId })
  const lists = [
    'listWallets',
    'listWalletAccounts',
    'listPrivateKeys',
    'listPrivateKeyTags',
  ] as const
  for (const name of lists) {
    const list = async (key: typeof root.key) =>
      (await kit.query(name, {}, { key, organizationId })).code
    expect(await list(root.key)).toBe('OK')
    expect(await list(user.key)).toBe('OK')
    expect(await list(kit.root.key)).toBe('OK')
    expect(await list(kit.proxy.key)).toBe('REQUEST_NOT_AUTHORIZED')
  }
  const missing = { walletId: kit.parts.newId(), path: 'm/0' }
  for (const name of ['getWallet', 'getWalletAccount'] as const) {
    const ask = async (key: typeof root.key) =>
      (await kit.query(name, missing, { key, organizationId })).code
    expect(await ask(user.key)).toBe('WALLET_NOT_FOUND')
    expect(await ask(kit.proxy.key)).toBe('REQUEST_NOT_AUTHORIZED')
  }
  const make = async (key: typeof root.key) => {
    const call = { key, organizationId }
    return (await kit.submit('createWallet', { walletName: 'W', accounts: [] }, call)).code
  }
  for (const key of [user.key, kit.root.key, kit.proxy.key])
    expect(await make(key)).toBe('REQUEST_NOT_AUTHORIZED')
})
