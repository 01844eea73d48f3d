import type { Page } from 'playwright'
import { expect } from 'vitest'
import { createEthereumKey } from '../../support/fakeWallets.ts'
import { newAddress, organizationId, sessionPage } from './person.ts'
import { BRITISH, logInBySms, newNumber } from './phone.ts'
import { agree, openProvider } from './provider.ts'
import type { setStage } from './stage.ts'
import { addEthereumWallet, chooseWallet } from './wallets.ts'

type Stage = ReturnType<typeof setStage>

/** The example app over the newest generation of requests. */
export const path = '/preview.html?protocol=attested'

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
export const people = {
  'a code by SMS': (stage) => {
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
} satisfies Record<string, (stage: Stage) => Person | Promise<Person>>

/** Somebody new signs up, and logs in again to the same account, by requests of the newest generation. */
export async function signUpAndReturn(
  stage: Stage,
  meet: (stage: Stage) => Person | Promise<Person>,
): Promise<void> {
  const { prepare, logIn } = await meet(stage)
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
}
