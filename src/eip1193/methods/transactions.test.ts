import { type Hex, parseTransaction } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
} from '../../../test/support/adapters/adapterStage.ts'
import { often } from '../../../test/support/often.ts'
import { createLatchkitProvider, type LatchkitProvider } from '../createLatchkitProvider.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const HASH = `0x01${'00'.repeat(31)}`

let stage: AdapterStage
let person: Person
let provider: LatchkitProvider
let from: string
beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
  from = (await person.ethereum()).address
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => {
  person.asked.length = 0
  provider = createLatchkitProvider(person.kit, {
    initialChain: 'eip155:31337',
    chains: [
      { caip2: 'eip155:31337', rpcUrl: stage.farUrl },
      { caip2: 'eip155:11155111', rpcUrl: undefined },
    ],
  })
})

const ask = (method: string, more: object) =>
  provider.request({ method, params: [{ from, to: TO, value: '0x1', ...more }] })

describe('a transaction', () => {
  test.each<[string, object]>([
    ['with blobs', { type: '0x3', blobVersionedHashes: [HASH], maxFeePerBlobGas: '0x1' }],
    ['with the hash of a blob and no type', { blobVersionedHashes: [HASH] }],
    ['of a kind that nobody knows', { type: '0x5' }],
    ['of a kind that is no number', { type: 'legacy' }],
    ['with two sorts of fees', { gasPrice: '0x77359400', maxFeePerGas: '0x77359400' }],
    ['with a gas price beside a tip', { gasPrice: '0x77359400', maxPriorityFeePerGas: '0x1' }],
    ['of EIP-1559 with a gas price', { type: '0x2', gasPrice: '0x77359400' }],
    ['of the first kind with the fees of EIP-1559', { type: '0x0', maxFeePerGas: '0x77359400' }],
    ['of the first kind with an access list', { type: '0x0', accessList: [] }],
    ['of EIP-7702 without authorizations', { type: '0x4' }],
    ['with a nonce that no number holds', { nonce: '0x20000000000001', gas: '0x5208' }],
  ])('%s is refused, and nobody is asked', async (_name, more) => {
    for (const method of ['eth_sendTransaction', 'eth_signTransaction'])
      await expect(ask(method, more)).rejects.toMatchObject({ code: -32602 })
    expect(person.asked).toEqual([])
  })

  test.each<[string, object]>([
    ['legacy', { type: '0x0' }],
    ['legacy', { type: '0x0', gasPrice: '0x77359400' }],
    ['eip2930', { type: '0x1' }],
    ['eip2930', { type: '0x1', accessList: [], gasPrice: '0x77359400' }],
    ['eip1559', { type: '0x2' }],
    ['eip1559', {}],
  ])('is signed as the kind that was asked for: %s of %o', async (type, more) => {
    const signed: Hex = await ask('eth_signTransaction', more)
    expect(parseTransaction(signed).type).toBe(type)
    const sent = await stage.askFar('eth_sendRawTransaction', signed)
    const receipt = () => stage.askFar('eth_getTransactionReceipt', sent)
    expect(await vi.waitUntil(receipt, often)).toMatchObject({ status: '0x1' })
  })

  test.each([
    { data: '0xd09de08a' },
    { input: '0xd09de08a' },
    { data: '0xD09DE08A', input: '0xd09de08a' },
  ])('keeps its data, by either name: %o', async (more) => {
    const signed: Hex = await ask('eth_signTransaction', more)
    expect(parseTransaction(signed).data).toBe('0xd09de08a')
  })

  test('of the first kind without a gas price needs a node', async () => {
    const params = [{ chainId: '0xaa36a7' }]
    await provider.request({ method: 'wallet_switchEthereumChain', params })
    const refused = ask('eth_sendTransaction', { type: '0x0' })
    await expect(refused).rejects.toMatchObject({ code: 4901 })
    expect(person.asked).toEqual([])
  })
})
