import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, getConnection, reconnect } from 'wagmi/actions'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
} from '../../test/support/adapters/adapterStage.ts'
import { wagmiConfig } from '../../test/support/adapters/wagmiDriver.ts'

let stage: AdapterStage
let rich: Person
beforeAll(async () => {
  stage = await createAdapterStage()
  rich = await stage.richPerson()
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => stage.cut(null))

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
