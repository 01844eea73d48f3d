import { expect } from 'vitest'
import { hexFromBytes } from '../../../../src/lib/hex.ts'
import { decline } from '../../../support/adapters/adapterStage.ts'
import { type Check, type Row, refusalOf } from '../row.ts'

/** Signed, and found good by a second library. */
const isSigned =
  (message: string | Uint8Array): Check =>
  async ({ driver, person }) => {
    await driver.connect()
    const signature = await driver.signMessage(message)
    expect(signature).toMatch(/^0x([0-9a-f]{128}|[0-9a-f]{130})$/)
    expect(await driver.verify(message, signature)).toBe(true)
    expect(await driver.verify(`${message}.`, signature)).toBe(false)
    expect(person.asked).toHaveLength(1)
  }

/** Messages, and what a person does about them: eleven behaviours. */
export const messages: readonly Row[] = [
  { behaviour: 'signs a text', all: isSigned('Welcome to Fieldnotes') },
  {
    behaviour: 'signs bytes that are no text',
    all: isSigned(Uint8Array.of(0xff, 0, 0xfe, 1, 2, 3)),
  },
  { behaviour: 'signs a message of nothing', all: isSigned('') },
  {
    behaviour: 'signs other scripts and what cannot be seen, to the letter',
    all: isSigned('שלום \u202e 👩‍🚀\u0000 ok'),
  },
  {
    behaviour: 'shows exactly what is signed, by which account, before it is',
    async all({ driver, person }) {
      const [address] = await driver.connect()
      const message = `only this ${crypto.randomUUID()}`
      await driver.signMessage(message)
      const [view] = person.asked
      expect(person.asked).toHaveLength(1)
      expect(view?.account.address).toBe(address)
      const bytes = hexFromBytes(new TextEncoder().encode(message))
      expect(JSON.stringify(view).includes(message) || view?.raw.includes(bytes)).toBe(true)
    },
  },
  {
    behaviour: 'is declined in its own words when the person declines',
    async all({ driver, person }) {
      await driver.connect()
      person.answer = decline
      const error = await refusalOf(driver.signMessage('Hello'))
      expect(driver.isDeclined(error)).toBe(true)
      expect(driver.isLoggedOut(error)).toBe(false)
      expect(person.asked).toHaveLength(1)
    },
  },
  {
    behaviour: 'fails, and signs nothing, when asking fails',
    async all({ driver, person }) {
      await driver.connect()
      let sent = 0
      person.answer = async () => {
        sent = person.sent()
        throw new Error('the screen broke')
      }
      const error = await refusalOf(driver.signMessage('Hello'))
      expect(driver.isDeclined(error)).toBe(false)
      expect(person.sent()).toBe(sent)
    },
  },
  {
    behaviour: 'signs nothing for a person who is logged out while they are asked',
    async all({ stage, driverOf }) {
      const person = await stage.richPerson()
      const driver = driverOf(person)
      await driver.connect()
      person.answer = async () => {
        await person.kit.logOut()
        return true
      }
      const error = await refusalOf(driver.signMessage('Hello'))
      expect(driver.isLoggedOut(error)).toBe(true)
      expect(driver.isDeclined(error)).toBe(false)
    },
  },
  {
    behaviour: 'asks nobody to sign with an account that is not theirs',
    async all({ driver, person }) {
      await driver.connect()
      await refusalOf(driver.signMessage('Hello', driver.stranger()))
      expect(person.asked).toEqual([])
    },
    viem: {
      as: 'the service refuses to sign with it',
      async check({ driver, person }) {
        const error = await refusalOf(driver.signMessage('Hello', driver.stranger()))
        expect(driver.isDeclined(error)).toBe(false)
        expect(person.asked.length).toBeLessThanOrEqual(1)
      },
    },
  },
  {
    behaviour: 'asks one after the other, and signs each for itself',
    async all({ driver, person }) {
      await driver.connect()
      let open = 0
      let most = 0
      person.answer = async () => {
        most = Math.max(most, ++open)
        await Promise.resolve()
        open--
        return true
      }
      const texts = ['first', 'second', 'third']
      const signatures = await Promise.all(texts.map((text) => driver.signMessage(text)))
      const good = signatures.map((signature, i) => driver.verify(texts[i] ?? '', signature))
      expect(await Promise.all(good)).toEqual([true, true, true])
      expect(most).toBe(1)
      expect(person.asked).toHaveLength(3)
    },
  },
  {
    behaviour: 'signs the next after one was declined',
    async all({ driver, person }) {
      await driver.connect()
      // by what is asked: which of two comes first is up to the network
      person.answer = async ({ details }) =>
        details.some((detail) => detail.kind === 'text' && detail.text === 'yes')
      const declined = refusalOf(driver.signMessage('no'))
      const signed = driver.signMessage('yes')
      expect(driver.isDeclined(await declined)).toBe(true)
      expect(await driver.verify('yes', await signed)).toBe(true)
    },
  },
]
