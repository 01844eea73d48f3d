import { verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createProviderStage, type ProviderStage } from '../support/adapters/providerStage.ts'

let stage: ProviderStage
let address: `0x${string}`
beforeAll(async () => {
  stage = await createProviderStage()
  address = stage.address as `0x${string}`
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => {
  stage.person.asked.length = 0
})

const typedData = {
  domain: { name: 'Trail Market', chainId: 31_337 },
  types: {
    Order: [
      { name: 'id', type: 'uint256' },
      { name: 'to', type: 'address' },
    ],
  },
  primaryType: 'Order',
  message: { id: '7', to: `0x${'11'.repeat(20)}` },
} as const
const written = (more: object = {}) => {
  const EIP712Domain = [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ]
  return { ...typedData, types: { EIP712Domain, ...typedData.types }, ...more }
}

test.each([
  ['in their order', (message: string) => [message, address]],
  ['swapped', (message: string) => [address, message]],
])(
  'personal_sign takes its parameters %s: the one with the shape of an address is it',
  async (_, params) => {
    const message = '0x48656c6c6f'
    const signature = await stage.ask('personal_sign', ...params(message))
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  },
)

test('personal_sign: where both have the shape of an address, the second is it', async () => {
  const raw = `0x${'ab'.repeat(20)}` as const
  const signature = await stage.ask('personal_sign', raw, address)
  expect(await verifyMessage({ address, message: { raw }, signature })).toBe(true)
  await expect(stage.ask('personal_sign', address, raw)).rejects.toMatchObject({ code: 4100 })
})

test.each(['eth_signTypedData_v3', 'eth_signTypedData_v4'])(
  '%s signs what both versions sign alike, with its parameters in either order',
  async (method) => {
    for (const params of [
      [address, JSON.stringify(written())],
      [JSON.stringify(written()), address],
    ]) {
      const signature = await stage.ask(method, ...params)
      const message = { ...typedData.message, id: 7n }
      expect(await verifyTypedData({ address, ...typedData, message, signature })).toBe(true)
    }
  },
)

const nested = {
  types: {
    ...written().types,
    Order: [
      { name: 'id', type: 'uint256' },
      { name: 'item', type: 'Item' },
    ],
    Item: [{ name: 'name', type: 'string' }],
  },
}

test('eth_signTypedData_v3 signs beside a list and what is null that no type names', async () => {
  const message = { ...typedData.message, list: [1], nothing: null }
  const signature = await stage.ask('eth_signTypedData_v3', address, written({ message }))
  const signed = { ...typedData.message, id: 7n }
  expect(await verifyTypedData({ address, ...typedData, message: signed, signature })).toBe(true)
})

test.each([
  [
    'a list',
    {
      types: { ...written().types, Order: [{ name: 'ids', type: 'uint256[]' }] },
      message: { ids: ['1'] },
    },
  ],
  ['a struct that is null', { ...nested, message: { id: '7', item: null } }],
  ['a struct that is missing', { ...nested, message: { id: '7' } }],
])(
  'eth_signTypedData_v3 refuses %s, which both versions sign differently, in words',
  async (_, more) => {
    const asked = stage.ask('eth_signTypedData_v3', address, JSON.stringify(written(more)))
    await expect(asked).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('eth_signTypedData_v4'),
    })
    expect(stage.person.asked).toEqual([])
  },
)

test('eth_signTypedData is refused with what to use instead', async () => {
  const list = [{ type: 'string', name: 'Message', value: 'Hi' }]
  await expect(stage.ask('eth_signTypedData', list, address)).rejects.toMatchObject({
    code: 4200,
    message: expect.stringContaining('eth_signTypedData_v4'),
  })
})
