import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type AdapterStage,
  agree,
  createAdapterStage,
  type Person,
} from '../../test/support/adapters/adapterStage.ts'
import { often } from '../../test/support/often.ts'
import { paramsFromNewAccount } from '../core/wallet/newAccount.ts'
import { createLatchkitProvider, type LatchkitProvider } from './createLatchkitProvider.ts'

const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

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
  person.answer = agree
  person.asked.length = 0
  provider = createLatchkitProvider(person.kit)
})

const ask = (method: string, ...params: unknown[]) => provider.request({ method, params })
const switchTo = (chainId: string) => ask('wallet_switchEthereumChain', { chainId })

describe('a request', () => {
  test.each([
    ['a method of nobody', 4200, 'wallet_fly', []],
    ['the name of what every object has', 4200, 'constructor', []],
    ['a signature of a hash', 4200, 'eth_sign', [TO, '0x00']],
    ['typed data of an older kind', 4200, 'eth_signTypedData', []],
    ['a line that stays open', 4200, 'eth_subscribe', ['newHeads']],
    ['accounts of the node', 4200, 'eth_resend', []],
    ['no typed data of version 3', -32602, 'eth_signTypedData_v3', []],
    ['another permission', 4200, 'wallet_requestPermissions', [{ eth_sign: {} }]],
    [
      'a chain that the app does not have',
      4902,
      'wallet_switchEthereumChain',
      [{ chainId: '0x5' }],
    ],
    ['a chain of the page', 4902, 'wallet_addEthereumChain', [{ chainId: '0x5', rpcUrls: ['x'] }]],
    ['a chain to add that is no number', -32602, 'wallet_addEthereumChain', [{ chainId: 'x' }]],
    ['no chain to add', -32602, 'wallet_addEthereumChain', []],
    ['a chain that is no number', -32602, 'wallet_switchEthereumChain', [{ chainId: 5 }]],
    ['nothing to switch to', -32602, 'wallet_switchEthereumChain', []],
    ['a message of no text', -32602, 'personal_sign', [5, TO]],
    ['a message of no account', 4100, 'personal_sign', ['0x00', TO]],
    ['typed data that is none', -32602, 'eth_signTypedData_v4', ['FROM', '{}']],
    ['typed data that is no JSON', -32602, 'eth_signTypedData_v4', ['FROM', 'x']],
    ['a transaction of another', 4100, 'eth_sendTransaction', [{ from: TO, to: TO }]],
    ['a transaction of nobody', -32602, 'eth_sendTransaction', [{ to: TO }]],
    ['a value that is no hex', -32602, 'eth_sendTransaction', [{ from: 'FROM', value: '5' }]],
    [
      'a transaction for another chain',
      -32602,
      'eth_sendTransaction',
      [{ from: 'FROM', to: TO, chainId: '0x1' }],
    ],
    [
      'data under two names that differ',
      -32602,
      'eth_sendTransaction',
      [{ from: 'FROM', to: TO, data: '0x01', input: '0x02' }],
    ],
    [
      'calls that are to be atomic',
      5760,
      'wallet_sendCalls',
      [{ atomicRequired: true, calls: [] }],
    ],
    [
      'calls that are to be atomic in a word for it',
      -32602,
      'wallet_sendCalls',
      [{ atomicRequired: 'true', calls: [{ to: TO }] }],
    ],
    [
      'calls by an id of more than 4096 bytes',
      -32602,
      'wallet_sendCalls',
      [{ id: `0x${'00'.repeat(4097)}`, calls: [{ to: TO }] }],
    ],
    ['no calls', -32602, 'wallet_sendCalls', [{ calls: [] }]],
    ['too many calls', 5740, 'wallet_sendCalls', [{ calls: Array(21).fill({ to: TO }) }]],
    ['calls elsewhere', 5710, 'wallet_sendCalls', [{ chainId: '0x5', calls: [{ to: TO }] }]],
    [
      'calls that need what is not there',
      5700,
      'wallet_sendCalls',
      [{ calls: [{ to: TO }], capabilities: { paymasterService: { url: 'x' } } }],
    ],
    ['calls that nobody sent', 5730, 'wallet_getCallsStatus', ['0x01']],
    ['what is shown of calls that nobody sent', 5730, 'wallet_showCallsStatus', ['0x01']],
    ['what others can do', 4100, 'wallet_getCapabilities', [TO]],
  ])('for %s is refused with %i, and nobody is asked', async (_name, code, method, params) => {
    const given = JSON.parse(JSON.stringify(params).replaceAll('FROM', from))
    const refused = ask(method, ...given)
    await expect(refused).rejects.toMatchObject({ name: 'ProviderRpcError', code })
    expect(person.asked).toEqual([])
  })

  test('that only reads goes to the node, and what the node refuses keeps its own code', async () => {
    expect(await ask('eth_getBalance', from, 'latest')).toMatch(/^0x[0-9a-f]+$/)
    expect(await ask('eth_blockNumber')).toMatch(/^0x/)
    await expect(ask('eth_getBalance')).rejects.toMatchObject({ code: -32602 })
    expect(await ask('net_version')).toBe('11155111')
    const text = provider.request({ method: 'eth_call', params: 'x' })
    await expect(text).rejects.toMatchObject({ code: -32602 })
  })

  test('may be passed on as another library writes it, bytes or text', async () => {
    const asText = await ask('personal_sign', 'plain words', from)
    const asHex = await ask('personal_sign', '0x706c61696e20776f726473', from)
    expect(asText).toBe(asHex)
  })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'eth_chainId'],
  ['no method', {}],
  ['a method that is no text', { method: 5 }],
])('a request that is %s is refused with -32602', async (_name, request) => {
  const refused = provider.request(request as never)
  await expect(refused).rejects.toMatchObject({ name: 'ProviderRpcError', code: -32602 })
})

describe('the events', () => {
  test('tell of the chain once, and only while somebody listens', async () => {
    const heard: string[] = []
    const listener = (id: string) => heard.push(id)
    provider.on('chainChanged', listener)
    await switchTo('0x7a69')
    await switchTo('0x7a69')
    provider.removeListener('chainChanged', listener)
    await switchTo('0xaa36a7')
    expect(heard).toEqual(['0x7a69'])
    expect(await ask('eth_chainId')).toBe('0xaa36a7')
  })

  test('tell of a log-out, and of the next log-in', async () => {
    const other = await stage.richPerson()
    const mine = createLatchkitProvider(other.kit)
    const heard: string[] = []
    mine.on('connect', ({ chainId }) => heard.push(`connect ${chainId}`))
    mine.on('accountsChanged', (accounts) => heard.push(`accounts ${accounts.length}`))
    mine.on('disconnect', (error) => heard.push(`disconnect ${Object(error).code}`))
    await mine.request({ method: 'eth_requestAccounts' })
    await other.kit.logOut()
    await vi.waitUntil(() => heard.length >= 4, often)
    await expect(mine.request({ method: 'eth_accounts' })).resolves.toEqual([])
    await other.logIn()
    await vi.waitUntil(() => heard.length >= 6, often)
    const once = ['connect 0xaa36a7', 'accounts 1']
    expect(heard).toEqual([...once, 'accounts 0', 'disconnect 4900', ...once])
  })
})

test('a wallet that is made after the log-in connects, with its account', async () => {
  const one = stage.person()
  await one.logIn()
  const mine = createLatchkitProvider(one.kit)
  const heard: string[] = []
  mine.on('connect', () => heard.push('connect'))
  mine.on('accountsChanged', (accounts) => heard.push(`accounts ${accounts.length}`))
  expect(await mine.request({ method: 'eth_accounts' })).toEqual([])
  await one.kit.submit('createWallet', {
    walletName: 'Main',
    accounts: [paramsFromNewAccount('ethereum')],
  })
  expect(await mine.request({ method: 'eth_accounts' })).toHaveLength(1)
  await vi.waitUntil(() => heard.length > 0, often)
  expect(heard).toEqual(['connect', 'accounts 1'])
})

describe('permissions (EIP-2255)', () => {
  test('are the accounts, until they are given back', async () => {
    const [permission] = await ask('wallet_requestPermissions', { eth_accounts: {} })
    expect(permission).toMatchObject({
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: [from] }],
    })
    await ask('wallet_revokePermissions', { eth_accounts: {} })
    expect(await ask('wallet_getPermissions')).toEqual([])
    await expect(ask('personal_sign', '0x00', from)).rejects.toMatchObject({ code: 4100 })
    expect(person.asked).toEqual([])
  })
})

describe('calls together (EIP-5792)', () => {
  const calls = (...values: string[]) => values.map((value) => ({ to: TO, value }))
  const send = (more: object) =>
    ask('wallet_sendCalls', { version: '2.0.0', from, chainId: '0xaa36a7', ...more })
  const statusOf = (id: string) =>
    vi.waitUntil(
      async () => {
        const status = Object(await ask('wallet_getCallsStatus', id))
        return status.status === 100 ? null : status
      },
      { timeout: 20_000 },
    )

  test('are not atomic, and say so', async () => {
    expect(await ask('wallet_getCapabilities', from, ['0xaa36a7', '0x5'])).toEqual({
      '0xaa36a7': { atomic: { status: 'unsupported' } },
    })
  })

  test('are asked and sent one after the other, under an id that counts once', async () => {
    const id = `0x${'ab'.repeat(32)}`
    expect(await send({ id, calls: calls('0x1', '0x2') })).toEqual({ id })
    expect(person.asked).toHaveLength(2)
    expect(await statusOf(id)).toMatchObject({
      version: '2.0.0',
      id,
      chainId: '0xaa36a7',
      atomic: false,
      status: 200,
      receipts: [{ status: '0x1' }, { status: '0x1' }],
    })
    await expect(send({ id, calls: calls('0x1') })).rejects.toMatchObject({ code: 5720 })
  })

  test('end with the one that is declined: what was sent stays sent', async () => {
    person.answer = async () => person.asked.length === 1
    const { id } = await send({ calls: calls('0x1', '0x2', '0x3') })
    expect(person.asked).toHaveLength(2)
    const status = Object(await statusOf(id))
    expect(status.status).toBe(600)
    expect(status.receipts).toHaveLength(1)
  })

  test('are refused as a whole when the first is declined', async () => {
    person.answer = async () => false
    await expect(send({ calls: calls('0x1', '0x2') })).rejects.toMatchObject({ code: 4001 })
    expect(person.asked).toHaveLength(1)
  })

  test('are shown where the app shows them', async () => {
    const shown: string[] = []
    provider = createLatchkitProvider(person.kit, { showCallsStatus: (id) => shown.push(id) })
    const { id } = await send({ calls: calls('0x1') })
    expect(await ask('wallet_showCallsStatus', id)).toBeNull()
    expect(shown).toEqual([id])
  })
})

test('two that are asked for at once by the node bear two numbers', async () => {
  await switchTo('0x7a69')
  const params = [{ from, to: TO, value: '0x1' }]
  const send = () => provider.request({ method: 'eth_sendTransaction', params })
  const hashes = await Promise.all([send(), send(), send()])
  const sent = hashes.map((hash) => stage.askFar('eth_getTransactionByHash', hash))
  const numbers = (await Promise.all(sent)).map((one) => Number(Object(one).nonce))
  expect(numbers.sort()).toEqual([numbers[0], Number(numbers[0]) + 1, Number(numbers[0]) + 2])
})

test('a chain of the app is added, then switched to; an address of a node from the page changes nothing', async () => {
  const chains = [{ caip2: 'eip155:11155111' }]
  provider = createLatchkitProvider(person.kit, { chains })
  await expect(switchTo('0x7a69')).rejects.toMatchObject({ code: 4902 })
  const rpcUrls = ['https://evil.example/rpc']
  const added = { chainId: '0x7a69', chainName: 'Mine', rpcUrls }
  expect(await ask('wallet_addEthereumChain', added)).toBeNull()
  expect(await ask('eth_chainId')).toBe('0xaa36a7')
  expect(await switchTo('0x7a69')).toBeNull()
  expect(await ask('eth_chainId')).toBe('0x7a69')
  // the node that answers is the app's
  const balance = await stage.askFar('eth_getBalance', from, 'latest')
  expect(await ask('eth_getBalance', from, 'latest')).toBe(balance)
  // one that is there already
  expect(await ask('wallet_addEthereumChain', added)).toBeNull()
})

test('a first chain that is none of the chains is refused at once', () => {
  expect(() => createLatchkitProvider(person.kit, { initialChain: 'eip155:5' })).toThrow(
    expect.objectContaining({ code: 'OPTION_INVALID' }),
  )
})
