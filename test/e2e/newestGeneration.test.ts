import { expect, test } from 'vitest'
import { path, people, signUpAndReturn } from './support/newestPeople.ts'
import {
  addAuthenticator,
  choosePasskey,
  holdFieldPasskeys,
  signUpWithPasskey,
} from './support/passkeys.ts'
import { logInButton, organizationId, sessionPage } from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** Each method in test/long/newestGeneration.test.ts. */
test.each(['X', 'an Ethereum wallet'] as const)(
  'with %s a new person signs up, and logs in again, over the newest generation',
  (method) => signUpAndReturn(stage, people[method]),
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
