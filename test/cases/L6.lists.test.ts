import { expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { bounds } from '../../src/service/limits/limits.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { createTestApi, type TestApi } from '../support/activityApi.ts'
import { signupParameters } from '../support/otpSteps.ts'
import { ethereumAccount, makeWallet } from '../support/walletSteps.ts'

const KB = 1024

/** An interface as it could be stored before the characters of an organization were bounded. */
async function addInterface(kit: TestApi, size: number): Promise<string> {
  const id = kit.parts.newId()
  const row = {
    id,
    organizationId: kit.organizationId,
    type: 'ETHEREUM',
    address: `0x${'ab'.repeat(20)}`,
    addressKey: `0x${'ab'.repeat(20)}`,
    interfaceText: `[${' '.repeat(size)}]`,
    label: 'Shop',
    notes: '',
    createdAtMs: 0,
    updatedAtMs: 0,
  } as const
  await kit.parts.store.transaction((tx) => tx.insert('smartContractInterfaces', row))
  return id
}

onEachStore((open) => {
  test('listSmartContractInterfaces: answers all of them in 1 MiB and a little, the newest whole', async () => {
    const store = await open()
    try {
      const kit = await createTestApi({ store })
      const ids: string[] = []
      for (const size of [300, 300, 300, 300, 300, 1]) ids.push(await addInterface(kit, size * KB))
      const { code, body } = await kit.query('listSmartContractInterfaces')
      expect(code).toBe('OK')
      const { smartContractInterfaces: listed } = Object(body)
      expect(JSON.stringify(body).length).toBeLessThan(bounds.pageBytes + 6 * KB)
      expect(listed.map(({ smartContractInterfaceId }: never) => smartContractInterfaceId)).toEqual(
        ids,
      )
      const lengths = listed.map(
        ({ smartContractInterface }: { smartContractInterface: string }) =>
          smartContractInterface.length,
      )
      expect(lengths).toEqual([0, 0, 300, 300, 300, 1].map((size) => size && size * KB + 2))
      const one = await kit.query('getSmartContractInterface', { smartContractInterfaceId: ids[0] })
      expect(Object(one.body).smartContractInterface.smartContractInterface).toHaveLength(
        300 * KB + 2,
      )
    } finally {
      await store.close()
    }
  })

  test('listPrivateKeys: finds all of them, in their order, when there are more than one turn reads', async () => {
    const store = await open()
    try {
      const kit = await createTestApi({ store })
      const ids: string[] = []
      await store.transaction(async (tx) => {
        for (let i = 0; i < 450; i++) {
          const id = kit.parts.newId()
          ids.push(id)
          await tx.insert('privateKeys', {
            id,
            organizationId: kit.organizationId,
            name: `Key ${i}`,
            curve: 'CURVE_SECP256K1',
            publicKey: '',
            sealedKey: '',
            isExported: false,
            isImported: false,
            createdAtMs: 0,
            updatedAtMs: 0,
          })
        }
      })
      const { body } = await kit.query('listPrivateKeys')
      const listed: readonly { readonly privateKeyId: string }[] = Object(body).privateKeys
      expect(listed.map(({ privateKeyId }) => privateKeyId)).toEqual(ids)
    } finally {
      await store.close()
    }
  })
})

test('createSmartContractInterface: bounds the interfaces of an organization to a million characters in all', async () => {
  const kit = await createTestApi()
  const create = (size: number) =>
    kit.submit(
      'createSmartContractInterface',
      {
        label: 'Shop',
        smartContractAddress: `0x${'ab'.repeat(20)}`,
        smartContractInterface: `[${' '.repeat(size)}]`,
        type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
      },
      { key: kit.root.key },
    )
  expect((await create(390_000)).code).toBe('OK')
  expect((await create(390_000)).code).toBe('OK')
  const refused = await create(390_000)
  expect(refused.code).toBe('REQUEST_INVALID')
  expect(refused.detail?.description).toContain('1000000 characters in all')
  expect((await create(100_000)).code).toBe('OK')
})

test('activity API: counts the bytes of long responses to any query', async () => {
  const limits = { listedBytesPerOrganization: [{ max: 300 * KB, windowMs: 60_000 }] }
  const kit = await createTestApi({ development: false, limits })
  const smartContractInterfaceId = await addInterface(kit, 200 * KB)
  const ask = () => kit.query('getSmartContractInterface', { smartContractInterfaceId })
  expect((await ask()).code).toBe('OK')
  expect((await kit.query('listSmartContractInterfaces')).code).toBe('RATE_LIMIT_EXCEEDED')
  expect((await ask()).code).toBe('OK')
  expect(await ask()).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
  kit.clock.time += 60_000
  expect((await ask()).code).toBe('OK')
})

test('activity API: counts long bodies for the address that sent them, whoever signed them', async () => {
  const limits = { longBodyBytesPerAddress: [{ max: 250 * KB, windowMs: 60_000 }] }
  const kit = await createTestApi({ development: false, limits })
  const unknown = await generateKeyPair()
  const send = async (size: number, clientAddress: string | undefined) => {
    const { path } = submitEndpoints.signRawPayload
    const text = JSON.stringify(kit.envelope('signRawPayload', { text: 'x'.repeat(size) }))
    const request = new Request(`http://latchkit.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-stamp': await createStamp(unknown, text) },
      body: text,
    })
    const response = await kit.api.fetch(request, { clientAddress })
    return response.status
  }
  expect(await send(100 * KB, '203.0.113.1')).toBe(400)
  expect(await send(100 * KB, '203.0.113.1')).toBe(400)
  expect(await send(100 * KB, '203.0.113.1')).toBe(429)
  // short bodies, other addresses and the proxy of this process are not counted with it
  expect(await send(1 * KB, '203.0.113.1')).toBe(400)
  expect(await send(100 * KB, '203.0.113.2')).toBe(400)
  expect(await send(100 * KB, undefined)).toBe(400)
  kit.clock.time += 60_000
  expect(await send(100 * KB, '203.0.113.1')).toBe(400)
})

test('activity API: bounds every text that comes back in lists', async () => {
  const kit = await createTestApi()
  const key = { key: kit.root.key }
  const long = 'x'.repeat(6000)
  const { walletId } = await makeWallet(kit)
  const account = { ...ethereumAccount, path: "m/44'/60'/0'/0/7", name: long }
  const wallet = { walletName: long, accounts: [] }
  const replies = [
    await kit.submit('createWalletAccounts', { walletId, accounts: [account] }, key),
    await kit.submit('createWallet', { walletName: 'Main', accounts: [account] }, key),
    await kit.submit('createSubOrganization', signupParameters({}, { wallet }), key),
    await kit.submit(
      'createSmartContractInterface',
      {
        label: 'Shop',
        notes: long,
        smartContractAddress: `0x${'ab'.repeat(20)}`,
        smartContractInterface: '[]',
        type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
      },
      key,
    ),
  ]
  for (const { code, detail } of replies) {
    expect(code).toBe('REQUEST_INVALID')
    expect(detail?.description).toMatch(/must be at most (?:255|5000) characters/)
  }
})
