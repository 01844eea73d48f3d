import { expect, test } from 'vitest'
import {
  askForCode,
  codeField,
  dialog,
  emailField,
  logIn,
  logInButton,
  newAddress,
  openLogin,
  sessionPage,
} from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('offline, the login keeps its place and carries on by itself', async () => {
  // what comes later is asked for in vain, and again when the connection is back
  const page = await stage.open({ tolerated: [/ERR_INTERNET_DISCONNECTED/] })
  const contact = newAddress()
  await openLogin(page)
  await emailField(page).fill(contact)
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  await codeField(page).waitFor()
  await codeField(page).fill(await stage.codeFor(contact))
  await sessionPage(page).waitFor()
})

test('going offline at the code costs nothing either', async () => {
  const page = await stage.open()
  const contact = newAddress()
  await askForCode(page, contact)
  const code = await stage.codeFor(contact)
  await page.context().setOffline(true)
  await codeField(page).fill(code)
  await dialog(page).getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  await sessionPage(page).waitFor()
})

test('a session is kept while there is no connection', async () => {
  // the tables of the activity API come with the first request to it, and cannot come now
  const page = await stage.open({ tolerated: [/ERR_INTERNET_DISCONNECTED/] })
  await logIn(stage, page, newAddress())
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('The request did not go through.').waitFor()
  expect(await sessionPage(page).count()).toBe(1)
})

test('a slow answer is waited for, and the button says what is going on', async () => {
  const page = await stage.open()
  const contact = newAddress()
  let carryOn: (() => void) | undefined
  const allowed = new Promise<void>((resolve) => {
    carryOn = resolve
  })
  await page.route('**/v1/otp_init', async (route) => {
    await allowed
    await route.continue()
  })
  await logInButton(page).click()
  await emailField(page).fill(contact)
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Sending code').first().waitFor()
  carryOn?.()
  await codeField(page).waitFor()
})
