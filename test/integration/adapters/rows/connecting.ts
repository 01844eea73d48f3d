import { expect, vi } from 'vitest'
import { listAccounts } from '../../../../src/core/wallet/listAccounts.ts'
import { toLatchkitAccount } from '../../../../src/viem/toLatchkitAccount.ts'
import { codesOf } from '../../../support/adapters/driver.ts'
import { viemDriver } from '../../../support/adapters/viemDriver.ts'
import { often } from '../../../support/often.ts'
import { type Check, type Row, refusalOf } from '../row.ts'

const formatOf = (address: string) =>
  address.startsWith('0x') ? 'ADDRESS_FORMAT_ETHEREUM' : 'ADDRESS_FORMAT_SOLANA'

const settledOf = (kit: { session: { getState(): { status: string } } }) =>
  vi.waitUntil(() => kit.session.getState().status !== 'loading', often)

/** Somebody who has an account, and whose page hears of what becomes of it. */
const watched: (act: (trial: Parameters<Check>[0], heard: string[][]) => Promise<void>) => Check =
  (act) => async (trial) => {
    const heard: string[][] = []
    await act(trial, heard)
  }

/** Who is connected: eleven behaviours. */
export const connecting: readonly Row[] = [
  {
    behaviour: 'asks nothing of the network when it is made',
    async all({ stage, driverOf }) {
      const person = stage.person()
      driverOf(person)
      await settledOf(person.kit)
      expect(person.sent()).toBe(0)
      expect(person.kit.login.isOpen.getState()).toBe(false)
    },
  },
  {
    behaviour: 'gives no account while nobody is logged in, and opens no login for that',
    async all({ stage, driverOf }) {
      const person = stage.person()
      expect(await driverOf(person).accounts()).toEqual([])
      expect(person.kit.login.isOpen.getState()).toBe(false)
    },
    viem: {
      as: 'the list of accounts is refused with SESSION_MISSING',
      async check({ stage }) {
        const person = stage.person()
        const error = await refusalOf(viemDriver(stage, person).driver.accounts())
        expect(codesOf(error)).toEqual(['SESSION_MISSING'])
        expect(person.kit.login.isOpen.getState()).toBe(false)
      },
    },
  },
  {
    behaviour: 'opens the login when it is asked to connect, and gives the account after it',
    async all({ stage, person: rich, driverOf }) {
      const person = stage.person()
      const driver = driverOf(person)
      const connecting = driver.connect()
      await vi.waitUntil(() => person.kit.login.isOpen.getState(), often)
      person.email = rich.email
      await person.logIn()
      const [address] = await connecting
      expect(address).toBe((await firstOf(person.kit, address ?? '')).address)
    },
    viem: {
      as: 'there is an account as soon as somebody is logged in',
      async check({ stage, person: rich }) {
        const person = stage.person()
        person.email = rich.email
        await person.logIn()
        const [address] = await viemDriver(stage, person).driver.connect()
        expect(address).toBe((await person.ethereum()).address)
      },
    },
  },
  {
    behaviour: 'is declined when the person closes the login',
    async all({ stage, driverOf }) {
      const person = stage.person()
      const driver = driverOf(person)
      const refused = refusalOf(driver.connect())
      await vi.waitUntil(() => person.kit.login.isOpen.getState(), often)
      person.kit.login.close()
      expect(driver.isDeclined(await refused)).toBe(true)
    },
    viem: {
      as: 'an account of somebody who never logged in signs nothing',
      async check({ stage, person: rich }) {
        const person = stage.person()
        await settledOf(person.kit)
        const account = toLatchkitAccount(person.kit, await rich.ethereum())
        const error = await refusalOf(account.signMessage({ message: 'Hello' }))
        expect(codesOf(error)).toEqual(['SESSION_MISSING'])
        expect(person.asked).toEqual([])
      },
    },
  },
  {
    behaviour: 'shares one login among all that connect at once',
    async all({ stage, driverOf, person: rich }) {
      const person = stage.person()
      const driver = driverOf(person)
      const other = driverOf(person)
      const both = [driver.connect(), other.connect()]
      await vi.waitUntil(() => person.kit.login.isOpen.getState(), often)
      person.email = rich.email
      await person.logIn()
      const [one, two] = await Promise.all(both)
      expect(one).toEqual(two)
      expect(one).toHaveLength(1)
    },
    viem: {
      as: 'two account objects of one account are asked one after the other',
      async check({ stage, person }) {
        const { accountOf } = viemDriver(stage, person)
        let open = 0
        let most = 0
        person.answer = async () => {
          most = Math.max(most, ++open)
          await Promise.resolve()
          open--
          return true
        }
        const [one, two] = await Promise.all([accountOf(), accountOf()])
        await Promise.all([one.signMessage({ message: 'a' }), two.signMessage({ message: 'b' })])
        expect(person.asked).toHaveLength(2)
        expect(most).toBe(1)
      },
    },
  },
  {
    behaviour: 'opens no login where somebody is logged in',
    async all({ person, driver }) {
      const opened = vi.fn()
      const stop = person.kit.login.isOpen.subscribe(opened)
      expect(await driver.connect()).toHaveLength(1)
      stop()
      expect(opened).not.toHaveBeenCalled()
    },
  },
  {
    behaviour: 'gives the address of the account as the chain writes it',
    async all({ person, driver }) {
      const [address = ''] = await driver.connect()
      const account = await firstOf(person.kit, address)
      expect(address).toBe(account.address)
      expect(address).toMatch(
        /^(0x(?=.*[A-F])(?=.*[a-f])[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/,
      )
    },
  },
  {
    behaviour: 'gives the accounts back without logging the person out, and again when asked again',
    async all({ person, driver }) {
      const before = await driver.connect()
      await driver.disconnect()
      expect(await driver.accounts()).toEqual([])
      expect(person.kit.session.getState().status).toBe('logged-in')
      expect(await driver.connect()).toEqual(before)
    },
    viem: {
      as: 'in another kit of the page, where nobody is logged in, the account asks nobody',
      async check({ stage, person }) {
        const other = stage.person()
        await settledOf(other.kit)
        const account = toLatchkitAccount(other.kit, await person.ethereum())
        await refusalOf(
          account.signTypedData({ domain: {}, types: {}, primaryType: 'x', message: {} } as never),
        )
        expect(other.asked).toEqual([])
        expect(person.kit.session.getState().status).toBe('logged-in')
      },
    },
  },
  {
    behaviour: 'tells when the person logs out, and signs nothing from then on',
    all: watched(async ({ stage, driverOf }, heard) => {
      const person = await stage.richPerson()
      const driver = driverOf(person)
      const [address = ''] = await driver.connect()
      const stop = driver.watch((accounts) => heard.push([...accounts]))
      await person.kit.logOut()
      await vi.waitUntil(() => heard.length > 0, often)
      stop()
      expect(heard.at(-1)).toEqual([])
      const error = await refusalOf(driver.signMessage('Hello', address))
      expect(person.asked).toEqual([])
      expect(driver.isLoggedOut(error)).toBe(true)
    }),
    viem: {
      as: 'the account signs nothing from then on',
      async check({ stage, driverOf }) {
        const person = await stage.richPerson()
        const { accountOf } = viemDriver(stage, person)
        const account = await accountOf()
        await person.kit.logOut()
        const error = await refusalOf(account.signMessage({ message: 'Hello' }))
        expect(driverOf(person).isLoggedOut(error)).toBe(true)
        expect(person.asked).toEqual([])
      },
    },
  },
  {
    behaviour: 'tells when the person logs in elsewhere on the page',
    all: watched(async ({ stage, driverOf, person: rich }, heard) => {
      const person = stage.person()
      person.email = rich.email
      const driver = driverOf(person)
      const stop = driver.watch((accounts) => heard.push([...accounts]))
      await driver.accounts()
      await person.logIn()
      await vi.waitUntil(() => heard.some((accounts) => accounts.length === 1), often)
      stop()
    }),
    viem: {
      as: 'an account object that was made before a log-in signs after it',
      async check({ stage, person: rich }) {
        const person = stage.person()
        person.email = rich.email
        const account = toLatchkitAccount(person.kit, await rich.ethereum())
        await person.logIn()
        const message = 'Hello'
        const signature = await account.signMessage({ message })
        expect(await viemDriver(stage, rich).driver.verify(message, signature)).toBe(true)
      },
    },
  },
  {
    behaviour: 'gives the account of whoever logs in next, and refuses the one before it',
    async all({ stage, driverOf }) {
      const person = await stage.richPerson()
      const driver = driverOf(person)
      const [before = ''] = await driver.connect()
      await person.kit.logOut()
      const next = await stage.richPerson()
      person.email = next.email
      await person.logIn()
      const [now = ''] = await driver.connect()
      expect(now).toBe((await firstOf(next.kit, now)).address)
      expect(now).not.toBe(before)
      await refusalOf(driver.signMessage('Hello', before))
      expect(person.asked).toEqual([])
    },
    viem: {
      as: 'the service refuses to sign with the one before it',
      async check({ stage }) {
        const person = await stage.richPerson()
        const account = await viemDriver(stage, person).accountOf()
        await person.kit.logOut()
        const next = await stage.richPerson()
        person.email = next.email
        await person.logIn()
        await refusalOf(account.signMessage({ message: 'Hello' }))
        const [now] = await viemDriver(stage, person).driver.connect()
        expect(now).toBe((await next.ethereum()).address)
        expect(now).not.toBe(account.address)
      },
    },
  },
]

async function firstOf(kit: Parameters<typeof listAccounts>[0], address: string) {
  const [account] = await listAccounts(kit, formatOf(address))
  if (!account) throw new Error('no account')
  return account
}
