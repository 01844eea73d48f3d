import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type CreateConnectorFn, mock } from 'wagmi'
import { connect, getConnection, reconnect } from 'wagmi/actions'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
} from '../../test/support/adapters/adapterStage.ts'
import { wagmiConfig } from '../../test/support/adapters/wagmiDriver.ts'
import { often } from '../../test/support/often.ts'

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
