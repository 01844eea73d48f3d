import { expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createTestApi } from '../support/activityApi.ts'
import { signUp, signupParameters } from '../support/otpSteps.ts'
import { ethereumAccount, makeWallet } from '../support/walletSteps.ts'

test('WALLET_ACCOUNT_ADDRESS: list_suborgs finds an Ethereum address in any case', async () => {
  const kit = await createTestApi()
  const key = await generateKeyPair()
  const organizationId = await signUp(kit, 'mara@okafor.example', key)
  const apiKeys = [
    { apiKeyName: 'k', publicKey: key.publicKeyHex, curveType: 'API_KEY_CURVE_P256' },
  ]
  const made = await kit.submit(
    'createSubOrganization',
    signupParameters({ apiKeys }, { wallet: { walletName: 'Main', accounts: [ethereumAccount] } }),
    { key: kit.root.key },
  )
  const result = Object(made.body).activity.result.createSubOrganizationResultV8
  const [address] = result.wallet.addresses
  expect(organizationId).not.toBe(result.subOrganizationId)
  const digits = address.slice(2)
  const mixed = digits
    .split('')
    .map((letter: string, i: number) => (i % 2 ? letter.toUpperCase() : letter.toLowerCase()))
    .join('')
  for (const spelling of [digits, digits.toLowerCase(), digits.toUpperCase(), mixed])
    expect(
      (
        await kit.query('listSuborgs', {
          filterType: 'WALLET_ACCOUNT_ADDRESS',
          filterValue: `0x${spelling}`,
        })
      ).body,
    ).toEqual({ organizationIds: [result.subOrganizationId] })
  const none = { filterType: 'WALLET_ACCOUNT_ADDRESS', filterValue: `0x${'1'.repeat(40)}` }
  expect((await kit.query('listSuborgs', none)).body).toEqual({ organizationIds: [] })
})

test('WALLET_ACCOUNT_ADDRESS: get_wallet_account finds an Ethereum address in any case', async () => {
  const kit = await createTestApi()
  const { walletId, addresses } = await makeWallet(kit)
  const address = addresses[0] ?? ''
  for (const spelling of [address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
    expect(
      (await kit.query('getWalletAccount', { walletId, address: spelling })).body,
    ).toMatchObject({ account: { address } })
})

test.each([
  ['ADDRESS_FORMAT_COMPRESSED', 'CURVE_SECP256K1'],
  ['ADDRESS_FORMAT_UNCOMPRESSED', 'CURVE_SECP256K1'],
  ['ADDRESS_FORMAT_SUI', 'CURVE_ED25519'],
  ['ADDRESS_FORMAT_APTOS', 'CURVE_ED25519'],
] as const)(
  'keys are hex: an account whose address is %s is found and signs in either case',
  async (addressFormat, curve) => {
    const kit = await createTestApi()
    const path = curve === 'CURVE_ED25519' ? "m/44'/784'/0'/0'/0'" : ethereumAccount.path
    const { walletId, addresses } = await makeWallet(kit, [
      { ...ethereumAccount, curve, addressFormat, path },
    ])
    const [address = ''] = addresses
    for (const spelling of [address, address.replace(/[a-f]/g, (letter) => letter.toUpperCase())]) {
      const signed = await kit.submit(
        'signRawPayload',
        {
          signWith: spelling,
          payload: 'ab'.repeat(32),
          encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
          hashFunction:
            curve === 'CURVE_ED25519' ? 'HASH_FUNCTION_NOT_APPLICABLE' : 'HASH_FUNCTION_NO_OP',
        },
        { key: kit.root.key },
      )
      expect([spelling, signed.code]).toEqual([spelling, 'OK'])
      const found = await kit.query('getWalletAccount', { walletId, address: spelling })
      expect(found.body).toMatchObject({ account: { address } })
    }
  },
)
