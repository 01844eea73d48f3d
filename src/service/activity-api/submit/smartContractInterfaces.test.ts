import { beforeEach, describe, expect, test } from 'vitest'
import {
  addOrganization,
  addUser,
  createTestApi,
  resultText,
  type TestApi,
} from '../../../../test/support/activityApi.ts'

const ADDRESS = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const ABI = JSON.stringify([{ type: 'function', name: 'burn', inputs: [{ type: 'uint256' }] }])
const IDL = JSON.stringify({
  instructions: [
    { name: 'burn', accounts: [{ name: 'owner' }], args: [{ name: 'n', type: 'u64' }] },
  ],
})

const ethereum = {
  smartContractAddress: ADDRESS,
  smartContractInterface: ABI,
  type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM',
  label: 'USD Coin',
}
const solana = {
  smartContractAddress: PROGRAM,
  smartContractInterface: IDL,
  type: 'SMART_CONTRACT_INTERFACE_TYPE_SOLANA',
  label: 'Tokens',
  notes: 'as deployed',
}

let kit: TestApi
beforeEach(async () => {
  kit = await createTestApi()
})

function create(parameters: object, call = { key: kit.root.key }) {
  return kit.submit('createSmartContractInterface', parameters, call)
}

async function created(parameters: object): Promise<string> {
  return resultText(await create(parameters), 'smartContractInterfaceId')
}

describe('smart contract interfaces', () => {
  test('are answered as they were given, one and all', async () => {
    const [first, second] = [await created(ethereum), await created(solana)]
    const one = await kit.query('getSmartContractInterface', { smartContractInterfaceId: first })
    const time = { seconds: expect.stringMatching(/^\d+$/), nanos: expect.stringMatching(/^\d+$/) }
    const expected = {
      organizationId: kit.organizationId,
      smartContractInterfaceId: first,
      smartContractAddress: ADDRESS,
      smartContractInterface: ABI,
      type: 'ETHEREUM',
      label: 'USD Coin',
      notes: '',
      createdAt: time,
      updatedAt: time,
    }
    expect(one.body).toEqual({ smartContractInterface: expected })
    const all = await kit.query('listSmartContractInterfaces')
    expect(all.body).toMatchObject({
      smartContractInterfaces: [
        expected,
        { smartContractInterfaceId: second, type: 'SOLANA', notes: 'as deployed' },
      ],
    })
  })

  test('have up to 400,000 bytes, with a quote for every fourth of them', async () => {
    const entry = (i: number) => `{"type":"error","name":"E${1e5 + i}","inputs":[]}`
    const { length } = entry(0)
    const count = Math.floor(399_998 / (length + 1))
    const text = `[${Array.from({ length: count }, (_, i) => entry(i)).join(',')}]`
    expect(text.length).toBeGreaterThan(399_900)
    const given = { ...ethereum, smartContractInterface: text }
    const smartContractInterfaceId = await created(given)
    const { body } = await kit.query('getSmartContractInterface', { smartContractInterfaceId })
    expect(body).toMatchObject({ smartContractInterface: { smartContractInterface: text } })
  })

  test('are gone when they are deleted', async () => {
    const smartContractInterfaceId = await created(ethereum)
    const remove = () =>
      kit.submit(
        'deleteSmartContractInterface',
        { smartContractInterfaceId },
        { key: kit.root.key },
      )
    expect(resultText(await remove(), 'smartContractInterfaceId')).toBe(smartContractInterfaceId)
    expect(await remove()).toMatchObject({
      code: 'SMART_CONTRACT_INTERFACE_NOT_FOUND',
      status: 404,
    })
    const asked = await kit.query('getSmartContractInterface', { smartContractInterfaceId })
    expect(asked.code).toBe('SMART_CONTRACT_INTERFACE_NOT_FOUND')
  })

  test.each([
    ['an address of the other chain', { ...ethereum, smartContractAddress: PROGRAM }],
    ['an address that is none', { ...ethereum, smartContractAddress: '0x12' }],
    ['a program that is none', { ...solana, smartContractAddress: `${PROGRAM}1` }],
    ['text that is no ABI', { ...ethereum, smartContractInterface: IDL }],
    ['text that is no IDL', { ...solana, smartContractInterface: ABI }],
    ['instructions without a name', { ...solana, smartContractInterface: '{"instructions":[{}]}' }],
    ['no label', { ...ethereum, label: '' }],
    ['another kind', { ...ethereum, type: 'SMART_CONTRACT_INTERFACE_TYPE_TRON' }],
    ['more than 400 kB', { ...ethereum, smartContractInterface: `[${' '.repeat(400_000)}]` }],
  ])('are refused with %s', async (_, parameters) => {
    expect(await create(parameters)).toMatchObject({ code: 'REQUEST_INVALID', status: 400 })
  })

  test.each([
    [ethereum, '[{"type":"thing"}]', ', at [0], must be the JSON of a contract ABI'],
    [solana, '[]', ' must be the JSON of a Solana IDL'],
  ])('are refused with the place that is wrong: %#', async (one, text, words) => {
    const refused = await create({ ...one, smartContractInterface: text })
    expect(refused.body).toMatchObject({
      details: [{ description: `parameters.smartContractInterface${words}` }],
    })
  })

  test('of another organization are as good as none', async () => {
    const foreign = await addOrganization(kit.parts, null)
    const stranger = await addUser(kit.parts, foreign, 'root')
    const smartContractInterfaceId = await created(ethereum)
    const call = { key: stranger.key, organizationId: foreign }
    const unknown = { smartContractInterfaceId: kit.parts.newId() }
    const known = { smartContractInterfaceId }
    for (const ask of [
      (body: typeof known) => kit.query('getSmartContractInterface', body, call),
      (body: typeof known) => kit.submit('deleteSmartContractInterface', body, call),
    ])
      expect((await ask(known)).body).toEqual((await ask(unknown)).body)
    expect((await kit.query('listSmartContractInterfaces', {}, call)).body).toEqual({
      smartContractInterfaces: [],
    })
  })

  test('have room for a hundred', async () => {
    const row = await kit.parts.store
      .transaction(async (tx) => {
        for (let i = 0; i < 99; i++)
          await tx.insert('smartContractInterfaces', {
            id: kit.parts.newId(),
            organizationId: kit.organizationId,
            type: 'ETHEREUM',
            address: ADDRESS,
            addressKey: ADDRESS.toLowerCase(),
            interfaceText: ABI,
            label: 'One of many',
            notes: '',
            createdAtMs: 0,
            updatedAtMs: 0,
          })
      })
      .then(() => create(ethereum))
    expect(row.code).toBe('OK')
    expect(await create(ethereum)).toMatchObject({ code: 'REQUEST_INVALID' })
  })
})
