import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
} from '../../../test/support/adapters/adapterStage.ts'
import { createAppConnection } from './appConnection.ts'
import { paramsFromNewAccount } from './newAccount.ts'

const FORMAT = 'ADDRESS_FORMAT_ETHEREUM'

let stage: AdapterStage
beforeAll(async () => {
  stage = await createAdapterStage()
}, 120_000)
afterAll(() => stage.stop())

const tell = vi.fn()
beforeEach(() => tell.mockClear())

const counts = () => tell.mock.calls.map(([accounts]) => accounts.length)

async function makeWallet({ kit }: Person): Promise<void> {
  const accounts = [paramsFromNewAccount('ethereum')]
  await kit.submit('createWallet', { walletName: 'Main', accounts })
}

test('a wallet that is made after the log-in is seen by whoever asks next', async () => {
  const person = stage.person()
  await person.logIn()
  const connection = createAppConnection(person.kit, FORMAT, tell)
  expect(await connection.accounts()).toEqual([])
  await makeWallet(person)
  expect(await connection.accounts()).toHaveLength(1)
  expect(counts()).toEqual([0, 1])
  // what was found is kept
  const sent = person.sent()
  await connection.accounts()
  expect(person.sent()).toBe(sent)
})

test('a page that names an account that was made a moment ago hears of it', async () => {
  const person = stage.person()
  await person.logIn()
  const connection = createAppConnection(person.kit, FORMAT, tell)
  await connection.accounts()
  await makeWallet(person)
  const { address } = await person.ethereum()
  expect(await connection.account(address)).toMatchObject({ address })
  expect(counts()).toEqual([0, 1])
})

test('what is given back while it is read stays given back', async () => {
  const person = await stage.richPerson()
  const last: number[] = []
  // between the answer and telling of it there is no moment
  for (let moments = 0; moments < 20; moments++) {
    const connection = createAppConnection(person.kit, FORMAT, tell)
    await connection.connect()
    const reading = connection.accounts()
    for (let i = 0; i < moments; i++) await null
    connection.giveBack()
    await reading
    last.push(tell.mock.lastCall?.[0].length)
  }
  expect(last).toEqual(Array(20).fill(0))
})
