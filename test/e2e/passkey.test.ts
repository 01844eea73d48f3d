import { expect, test } from 'vitest'
import {
  addAuthenticator,
  askedOfBrowser,
  choosePasskey,
  holdFieldPasskeys,
  passkeyButton,
  pickFromField,
  signUpWithPasskey,
} from './support/passkeys.ts'
import {
  askForCode,
  codeField,
  dialog,
  emailField,
  logIn,
  logInButton,
  newAddress,
  openLogin,
  organizationId,
  sessionPage,
} from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
type Page = Awaited<ReturnType<typeof stage.open>>

/** A page whose list under the field waits for the person: without a window Chromium picks the first passkey at once. */
const open = (prepare?: (page: Page) => Promise<unknown>) =>
  stage.open({
    async prepare(page) {
      await holdFieldPasskeys(page)
      await prepare?.(page)
    },
  })

test('a passkey makes an account, and logs in to it again', async () => {
  const page = await open()
  const device = await addAuthenticator(page)
  await signUpWithPasskey(page)
  const first = await organizationId(page)
  expect(await device.credentials()).toHaveLength(1)

  await page.getByRole('button', { name: 'Log out' }).click()
  await choosePasskey(page)
  await sessionPage(page).waitFor()
  expect(await organizationId(page)).toBe(first)
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('Stamp checked, it matches the body').waitFor()
})

test('a passkey that another device shares leads to the same account', async () => {
  const page = await open()
  const device = await addAuthenticator(page)
  await signUpWithPasskey(page)
  const elsewhere = await open()
  await (await addAuthenticator(elsewhere)).takeOver(device)
  await choosePasskey(elsewhere)
  await sessionPage(elsewhere).waitFor()
  expect(await organizationId(elsewhere)).toBe(await organizationId(page))
})

test('no passkey on this device is said so, with a code as the way out', async () => {
  const page = await open()
  await addAuthenticator(page)
  await choosePasskey(page)
  await heading(page, 'No passkey found on this device').waitFor()
  await button(page, 'Email me a code').click()
  const contact = newAddress()
  await emailField(page).fill(contact)
  await button(page, 'Continue').click()
  await codeField(page).fill(await stage.codeFor(contact))
})

test('a passkey that the service does not know is said so', async () => {
  const page = await open()
  await addAuthenticator(page)
  await page.evaluate(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: new Uint8Array(32),
        rp: { id: 'localhost', name: 'Another app' },
        user: { id: new Uint8Array(32), name: 'mara', displayName: 'mara' },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { residentKey: 'required' },
      },
    }),
  )
  await choosePasskey(page)
  await heading(page, 'No passkey found on this device').waitFor()
  expect(await sessionPage(page).count()).toBe(0)
})

test('a prompt that was closed can be opened again', async () => {
  const page = await open((opening) => opening.clock.install())
  const device = await addAuthenticator(page)
  await signUpWithPasskey(page)
  const first = await organizationId(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await device.wait()
  await choosePasskey(page)
  await heading(page, 'Use your passkey').waitFor()
  await page.clock.fastForward(2000)
  await device.decline()
  await heading(page, 'No passkey was used').waitFor()
  await device.agree()
  await button(page, 'Try again').click()
  await sessionPage(page).waitFor()
  expect(await organizationId(page)).toBe(first)
})

test('a login that was left takes its prompt along', async () => {
  const page = await open()
  const device = await addAuthenticator(page)
  await signUpWithPasskey(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  await device.wait()
  await choosePasskey(page)
  await button(page, 'Cancel').click()
  await emailField(page).waitFor()
  await device.agree()
  await passkeyButton(page).click()
  await sessionPage(page).waitFor()
})

test('a browser without passkeys says so', async () => {
  const page = await stage.open({
    prepare: (opening) =>
      opening.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential')),
  })
  await choosePasskey(page)
  await heading(page, 'Passkeys are not available here').waitFor()
  await button(page, 'Back to all methods').click()
  await emailField(page).waitFor()
})

test('passkeys of another domain are said to be of no use here', async () => {
  const page = await stage.open({
    prepare: (opening) =>
      opening.route('**/v1/wallet_kit_config', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ json: { ...(await response.json()), rpId: 'fieldnotes.example' } })
      }),
  })
  await addAuthenticator(page)
  await choosePasskey(page)
  await heading(page, 'Passkeys do not work on this address').waitFor()
  await dialog(page).getByText('fieldnotes.example').first().waitFor()
})

test('the list under the email field logs in, and no prompt opens by itself', async () => {
  const page = await open()
  await addAuthenticator(page)
  await signUpWithPasskey(page)
  const first = await organizationId(page)
  await page.getByRole('button', { name: 'Log out' }).click()
  const before = await askedOfBrowser(page)
  await logInButton(page).click()
  await emailField(page).waitFor()
  await expect
    .poll(() => askedOfBrowser(page), { timeout: 15_000 })
    .toEqual([...before, 'conditional'])
  await pickFromField(page)
  await sessionPage(page).waitFor()
  expect(await organizationId(page)).toBe(first)
})

test('Chromium’s own list logs in too', async () => {
  const page = await stage.open()
  const device = await addAuthenticator(page)
  await signUpWithPasskey(page)
  const elsewhere = await stage.open()
  await (await addAuthenticator(elsewhere)).takeOver(device)
  await logInButton(elsewhere).click()
  await sessionPage(elsewhere).waitFor()
  expect(await organizationId(elsewhere)).toBe(await organizationId(page))
})

test('the list is taken back when another step begins', async () => {
  const page = await open()
  await addAuthenticator(page)
  await openLogin(page)
  await expect.poll(() => askedOfBrowser(page), { timeout: 15_000 }).toEqual(['conditional'])
  const contact = newAddress()
  await emailField(page).fill(contact)
  await button(page, 'Continue').click()
  await codeField(page).waitFor()
  expect(await askedOfBrowser(page)).toEqual(['conditional', 'aborted'])
})

test('after a login by code a passkey is offered once, saved, named and used', async () => {
  const page = await open()
  const device = await addAuthenticator(page)
  const contact = newAddress()
  await askForCode(page, contact)
  await codeField(page).fill(await stage.codeFor(contact))
  await heading(page, 'Skip the code next time').waitFor()
  await button(page, 'Save a passkey').click()
  await heading(page, 'Passkey saved').waitFor()
  const name = dialog(page).getByRole('textbox', { name: 'Name' })
  expect(await name.inputValue()).toMatch(/Chrome/)
  await name.fill('Mara’s laptop')
  await button(page, 'Done').click()
  await sessionPage(page).waitFor()
  const first = await organizationId(page)
  expect(await device.credentials()).toHaveLength(1)

  await page.getByRole('button', { name: 'Log out' }).click()
  await choosePasskey(page)
  await sessionPage(page).waitFor()
  expect(await organizationId(page)).toBe(first)
  await page.getByRole('button', { name: 'Log out' }).click()
  await logIn(stage, page, contact)
})

test('an offer that was declined still logs in, and does not come again', async () => {
  const page = await open()
  const device = await addAuthenticator(page)
  const contact = newAddress()
  await askForCode(page, contact)
  await codeField(page).fill(await stage.codeFor(contact))
  await button(page, 'Not now').click()
  await sessionPage(page).waitFor()
  expect(await device.credentials()).toEqual([])
  await page.getByRole('button', { name: 'Log out' }).click()
  await logIn(stage, page, contact)
})

test('a device without a place for passkeys gets no offer', async () => {
  const page = await stage.open()
  await logInButton(page).waitFor()
  await logIn(stage, page, newAddress())
})
