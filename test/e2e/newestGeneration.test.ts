import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createEthereumKey } from '../support/fakeWallets.ts'
import {
  addAuthenticator,
  choosePasskey,
  holdFieldPasskeys,
  signUpWithPasskey,
} from './support/passkeys.ts'
import { logInButton, newAddress, organizationId, sessionPage } from './support/person.ts'
import { BRITISH, logInBySms, newNumber } from './support/phone.ts'
import { agree, openProvider } from './support/provider.ts'
import { setStage } from './support/stage.ts'
import { addEthereumWallet, chooseWallet } from './support/wallets.ts'

const stage = setStage()
const path = '/preview.html?protocol=attested'

/** The requests of a login that this generation makes in its own way. */
const OWN = /\/(otp_init_v2|otp_verify_v2|signup_v2|stamp_login)$/

type Person = {
  readonly prepare?: (page: Page) => Promise<unknown>
  logIn(page: Page): Promise<unknown>
}

const atProvider = (name: string): Person => {
  const contact = newAddress()
  return { logIn: async (page) => agree(await openProvider(page, name), contact) }
}

/** A new person for each method; the emailed codes have their own journeys. */
const people: Record<string, () => Person | Promise<Person>> = {
  'a code by SMS': () => {
    const number = newNumber()
    return { logIn: (page) => logInBySms(stage, page, number) }
  },
  Google: () => atProvider('Google'),
  X: () => atProvider('X'),
  'an Ethereum wallet': async () => {
    const key = await createEthereumKey()
    return {
      prepare: (page) => addEthereumWallet(page, key),
      logIn: (page) => chooseWallet(page, 'Foxglove'),
    }
  },
}

test.each(Object.entries(people))(
  'with %s a new person signs up, and logs in again, over the newest generation',
  async (_, meet) => {
    const { prepare, logIn } = await meet()
    const options = { ...BRITISH, path, ...(prepare && { prepare }) }
    const first = await stage.open(options)
    const asked: string[] = []
    first.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await logIn(first)
    await sessionPage(first).waitFor()
    expect(asked.some((pathname) => OWN.test(pathname))).toBe(true)

    const second = await stage.open(options)
    await logIn(second)
    await sessionPage(second).waitFor()
    expect(await organizationId(second)).toBe(await organizationId(first))
  },
)

test('with a passkey a new person signs up, and logs in again, over the newest generation', async () => {
  const page = await stage.open({ path, prepare: holdFieldPasskeys })
  await addAuthenticator(page)
  await signUpWithPasskey(page)
  const organization = await organizationId(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await logInButton(page).waitFor()
  await choosePasskey(page)
  await sessionPage(page).waitFor()
  expect(await organizationId(page)).toBe(organization)
})
