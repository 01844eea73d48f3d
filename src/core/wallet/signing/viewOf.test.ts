import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patient } from '../../../../test/support/often.ts'
import { createSignStage } from '../../../../test/support/signStage.ts'
import { everyday, PASSES, preparedFor, STRANGER } from '../../../../test/support/signViews.ts'
import { load } from './load.ts'
import { PERMIT2 } from './permissionTerms.ts'
import { viewOf } from './viewOf.ts'

const SELECTOR = '0xa0712d68'
const mint = (label: string, name: string) => ({
  smartContractAddress: PASSES,
  smartContractInterface: JSON.stringify([
    { type: 'function', name, inputs: [{ name: 'amount', type: 'uint256' }] },
  ]),
  type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM' as const,
  label,
})
const call = (account = everyday, to = PASSES) =>
  preparedFor({
    kind: 'send',
    account,
    transaction: { caip2: 'eip155:8453', to, data: `${SELECTOR}${'7'.padStart(64, '0')}` },
  })
const never = new AbortController().signal

let stage: Awaited<ReturnType<typeof createSignStage>>
beforeAll(async () => {
  stage = await createSignStage()
}, 60_000)
afterAll(() => stage.stop())
afterEach(() => void vi.useRealTimers())

test('names what the organization has stored, and the person’s own accounts', async () => {
  const { kit, accounts } = stage
  const unknown = await viewOf(kit, call(accounts.ethereum), never, load)
  expect(unknown.effect).toMatchObject({ kind: 'unreadableCall', to: { name: null } })

  await kit.submit('createSmartContractInterface', mint('Trail Passes', 'mint'))
  const view = await viewOf(kit, call(accounts.ethereum), never, load)
  expect(view).toMatchObject({
    effect: { kind: 'call', to: { name: 'Trail Passes' }, functionName: 'mint' },
    chain: { name: 'Base' },
    level: 'plain',
  })
  expect(view.details).toContainEqual(
    expect.objectContaining({ nodes: [expect.objectContaining({ name: 'amount', value: '7' })] }),
  )
})

test('Permit2 is read by what it is everywhere, and bears its name or the one that is stored', async () => {
  const { kit, accounts } = stage
  const word = (hex: string) => hex.padStart(64, '0')
  // approve(address token, address spender, uint160 amount, uint48 expiration)
  const values = [PASSES.slice(2), STRANGER.slice(2), '7', '0'].map(word).join('')
  const transaction = { caip2: 'eip155:8453', to: PERMIT2, data: `0x87517c45${values}` }
  const request = preparedFor({ kind: 'send', account: accounts.ethereum, transaction })
  const asked = { ...kit, query: () => Promise.reject(new Error('no answer')) }
  const unnamed = await viewOf(asked, request, never, load)
  const permission = { kind: 'permission', spender: { address: STRANGER }, amounts: [{ raw: 7n }] }
  expect(unnamed.effect).toMatchObject(permission)
  expect(unnamed.details).toContainEqual({
    kind: 'contract',
    party: expect.objectContaining({ name: 'Permit2' }),
  })

  const other = JSON.stringify([{ type: 'function', name: 'approve', inputs: [] }])
  const named = { ...mint('Our Permit2', 'mint'), smartContractInterface: other }
  await kit.submit('createSmartContractInterface', { ...named, smartContractAddress: PERMIT2 })
  const view = await viewOf(kit, request, never, load)
  expect(view.effect).toMatchObject(permission)
  expect(view.details).toContainEqual({
    kind: 'contract',
    party: expect.objectContaining({ name: 'Our Permit2' }),
  })
})

test('asks nobody about a message, and the chains of the app first', async () => {
  const { kit, accounts } = stage
  const query = vi.fn(kit.query)
  const message = preparedFor({ kind: 'message', account: accounts.ethereum, message: 'Hello' })
  await viewOf({ ...kit, query }, message, never, load)
  expect(query).not.toHaveBeenCalled()
  const chains = [{ caip2: 'eip155:8453', name: 'Our Base' }]
  const view = await viewOf({ ...kit, options: { ...kit.options, chains } }, call(), never, load)
  expect(view.chain?.name).toBe('Our Base')
})

test('shows what cannot be looked up as unknown', async () => {
  const { kit } = stage
  const query: typeof kit.query = () => Promise.reject(new Error('no answer'))
  const view = await viewOf({ ...kit, query }, call(everyday, STRANGER), never, load)
  expect(view.effect).toMatchObject({ kind: 'unreadableCall', to: { name: null } })
})

test('waits four seconds for names, and no longer', async () => {
  vi.useFakeTimers()
  const { kit } = stage
  const asked: AbortSignal[] = []
  const query: typeof kit.query = (_name, _body, options) => {
    if (options?.signal) asked.push(options.signal)
    return new Promise(() => undefined)
  }
  let isShown = false
  const view = viewOf({ ...kit, query }, call(), never, load).then((it) => {
    isShown = true
    return it
  })
  await vi.waitUntil(() => asked.length === 2, patient)
  await vi.advanceTimersByTimeAsync(3900)
  expect(isShown).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect((await view).effect.kind).toBe('unreadableCall')
  // what nobody waits for any more is not asked for any more
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('waits no longer when the request is taken back', async () => {
  const { kit } = stage
  const taken = new AbortController()
  const query: typeof kit.query = () => new Promise(() => undefined)
  const view = viewOf({ ...kit, query }, call(), taken.signal, load)
  taken.abort()
  expect((await view).effect.kind).toBe('unreadableCall')
})

test('a text on Solana loads nobody who reads transactions', async () => {
  const { kit, accounts } = stage
  const solana = vi.fn(load.solana)
  const account = accounts.solana
  for (const message of ['Hello', '🙂']) {
    const request = preparedFor({ kind: 'message', account, message })
    const view = await viewOf(kit, request, never, { ...load, solana })
    expect(view.effect.kind).toBe('message')
  }
  expect(solana).not.toHaveBeenCalled()
})
