import { getAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type CreateConnectorFn, mock } from 'wagmi'
import { connect, disconnect, getConnection, reconnect, switchChain } from 'wagmi/actions'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
} from '../../test/support/adapters/adapterStage.ts'
import { wagmiConfig } from '../../test/support/adapters/wagmiDriver.ts'
import { often } from '../../test/support/often.ts'
import { paramsFromNewAccount } from '../core/wallet/newAccount.ts'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let stage: AdapterStage
let rich: Person
beforeAll(async () => {
  stage = await createAdapterStage()
  rich = await stage.richPerson()
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => stage.cut(null))

/** A connector of another wallet, which says late whether it may connect. */
function slow(isAuthorized: Promise<boolean>): CreateConnectorFn {
  return (config) => ({ ...mock({ accounts: [OTHER] })(config), isAuthorized: () => isAuthorized })
}

/** The person of the stage on another page, where nobody is logged in yet. */
function visitor(): Person {
  const person = stage.person()
  person.email = rich.email
  return person
}

test('a service that does not answer at page load keeps nothing from connecting, now and later', async () => {
  const person = visitor()
  await person.logIn()
  const config = wagmiConfig(stage, person)
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  stage.cut(stage.serviceUrl)
  expect(await reconnect(config)).toEqual([])
  expect(getConnection(config).status).toBe('disconnected')
  stage.cut(null)
  expect((await connect(config, { connector })).accounts).toHaveLength(1)
  expect(getConnection(config).status).toBe('connected')
})

test('a log-in while wagmi is still reconnecting connects when that has ended', async () => {
  const person = visitor()
  let say: (isAuthorized: boolean) => void = () => undefined
  const config = wagmiConfig(stage, person, [slow(new Promise((resolve) => (say = resolve)))])
  const heard = vi.fn()
  config.connectors[0]?.emitter.on('connect', heard)
  const reconnecting = reconnect(config)
  await person.logIn()
  await vi.waitUntil(() => heard.mock.calls.length > 0, often)
  say(false)
  await reconnecting
  await vi.waitUntil(() => getConnection(config).status === 'connected', often)
  // and is followed from then on
  await person.kit.logOut()
  await vi.waitUntil(() => getConnection(config).status === 'disconnected', often)
})

test('a log-out while wagmi is still reconnecting is not connected afterwards', async () => {
  const person = visitor()
  let say: (isAuthorized: boolean) => void = () => undefined
  const config = wagmiConfig(stage, person, [slow(new Promise((resolve) => (say = resolve)))])
  const heard = vi.fn()
  config.connectors[0]?.emitter.on('connect', heard)
  const reconnecting = reconnect(config)
  await person.logIn()
  await vi.waitUntil(() => heard.mock.calls.length > 0, often)
  await person.kit.logOut()
  const count = heard.mock.calls.length
  say(false)
  await reconnecting
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(heard).toHaveBeenCalledTimes(count)
  expect(getConnection(config).status).toBe('disconnected')
})

test('the chain that was switched to is that of the next page too', async () => {
  const person = await stage.richPerson()
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const page = () => wagmiConfig(stage, person, [], storage)
  const first = page()
  const [connector] = first.connectors
  if (!connector) throw new Error('no connector')
  expect((await connect(first, { connector })).chainId).toBe(11_155_111)
  await switchChain(first, { chainId: 31_337 })

  const second = page()
  await reconnect(second)
  expect(getConnection(second)).toMatchObject({ status: 'connected', chainId: 31_337 })
  await disconnect(second)

  // whoever logs in after a reload finds it so, too
  const third = page()
  const [again] = third.connectors
  if (!again) throw new Error('no connector')
  expect((await connect(third, { connector: again })).chainId).toBe(31_337)
  await person.kit.logOut()
  await vi.waitUntil(() => getConnection(third).status === 'disconnected', often)
  const fourth = page()
  await person.logIn()
  await vi.waitUntil(() => getConnection(fourth).status === 'connected', often)
  expect(getConnection(fourth).chainId).toBe(31_337)

  // what the app does not have any more is none
  kept.set('wagmi.latchkit.chainId', '5')
  const fifth = page()
  await reconnect(fifth)
  expect(getConnection(fifth)).toMatchObject({ status: 'connected', chainId: 11_155_111 })
})

test('an account that is made while somebody is connected is one of theirs, and they stay connected', async () => {
  const person = stage.person()
  await person.logIn()
  const made = { walletName: 'Main', accounts: [paramsFromNewAccount('ethereum')] }
  const { walletId } = await person.kit.submit('createWallet', made)
  const config = wagmiConfig(stage, person)
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  await connect(config, { connector })
  const accounts = [paramsFromNewAccount({ chain: 'ethereum', index: 1 })]
  const { addresses } = await person.kit.submit('createWalletAccounts', { walletId, accounts })
  const provider = Object(await connector.getProvider())
  await provider.request({ method: 'eth_requestAccounts' })
  await vi.waitUntil(() => getConnection(config).addresses?.length === 2, often)
  expect(getConnection(config)).toMatchObject({
    status: 'connected',
    addresses: [expect.anything(), getAddress(String(addresses[0]))],
  })
})
