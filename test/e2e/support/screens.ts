import type { Page } from 'playwright'
import { addAuthenticator, choosePasskey } from './passkeys.ts'
import {
  askForCode,
  codeField,
  dialog,
  emailField,
  type Inbox,
  logIn,
  logInButton,
  newAddress,
  openLogin,
  wrongCode,
} from './person.ts'
import { askForSms, contactField, countryList, newNumber } from './phone.ts'

type Screen = {
  readonly name: string
  /** Complaints of the browser that belong to the screen. */
  readonly tolerated?: readonly RegExp[]
  /** Brings a freshly opened example app to the screen. */
  readonly reach: (inbox: Inbox, page: Page) => Promise<unknown>
}

/** Answers a path with nothing until the page is gone, so that the screen that waits for it stays. */
const hold = (page: Page, path: string) => page.route(`**${path}`, () => undefined)

const enterCode = async (inbox: Inbox, page: Page, change: (code: string) => string) => {
  const contact = newAddress()
  await askForCode(page, contact)
  await codeField(page).fill(change(await inbox.codeFor(contact)))
}

const offerPasskey = async (inbox: Inbox, page: Page) => {
  await addAuthenticator(page)
  await enterCode(inbox, page, (code) => code)
  await dialog(page).getByRole('heading', { name: 'Skip the code next time' }).waitFor()
}

/** Every screen that a person can see on the way of the email login. */
export const screens: readonly Screen[] = [
  { name: 'welcome', reach: (_, page) => logInButton(page).waitFor() },
  { name: 'first', reach: (_, page) => openLogin(page) },
  {
    name: 'first-wrong-email',
    async reach(_, page) {
      await openLogin(page)
      await emailField(page).fill('mara@')
      await page.keyboard.press('Enter')
      await dialog(page).getByText('Enter a full email address').first().waitFor()
    },
  },
  {
    name: 'first-sending',
    async reach(_, page) {
      await hold(page, '/v1/otp_init')
      await openLogin(page)
      await emailField(page).fill(newAddress())
      await page.keyboard.press('Enter')
      await dialog(page).getByRole('button', { name: 'Sending code' }).waitFor()
    },
  },
  {
    name: 'first-phone',
    async reach(_, page) {
      await openLogin(page)
      await contactField(page).pressSequentially('+447700900123')
      await countryList(page)
        .getByRole('option', { name: 'Germany +49' })
        .waitFor({ state: 'attached' })
    },
  },
  {
    name: 'code-sms',
    async reach(_, page) {
      const { shown } = newNumber()
      await askForSms(page, shown)
      await dialog(page).getByText(shown).waitFor()
    },
  },
  { name: 'code-idle', reach: (_, page) => askForCode(page, newAddress()) },
  {
    name: 'code-typing',
    async reach(_, page) {
      await askForCode(page, newAddress())
      await codeField(page).pressSequentially('413')
    },
  },
  {
    name: 'code-wrong',
    async reach(inbox, page) {
      await enterCode(inbox, page, wrongCode)
      await dialog(page).getByText('Wrong code.').first().waitFor()
    },
  },
  {
    name: 'code-locked',
    async reach(inbox, page) {
      await enterCode(inbox, page, wrongCode)
      for (const [words, next] of [
        ['2 tries left', '000001'],
        ['1 try left', '000002'],
      ] as const) {
        await dialog(page).getByText(words).first().waitFor()
        await page.keyboard.type(next)
      }
      await dialog(page).getByText('Too many tries.').first().waitFor()
    },
  },
  {
    name: 'code-verifying',
    async reach(inbox, page) {
      await hold(page, '/v1/otp_verify')
      await enterCode(inbox, page, (code) => code)
      await dialog(page).getByRole('button', { name: 'Verifying' }).waitFor()
    },
  },
  {
    name: 'code-accepted',
    async reach(inbox, page) {
      const contact = newAddress()
      await askForCode(page, contact)
      // The screen stays: the moment for which it is shown does not end.
      await page.evaluate(() => {
        const { setTimeout: later } = window
        const hold = (run: () => void, ms?: number) => (ms === 600 ? 0 : later(run, ms))
        Object.assign(window, { setTimeout: hold })
      })
      await codeField(page).fill(await inbox.codeFor(contact))
      await dialog(page).getByText('Code accepted').first().waitFor()
    },
  },
  {
    name: 'offline',
    tolerated: [/ERR_INTERNET_DISCONNECTED/],
    async reach(_, page) {
      await openLogin(page)
      await page.context().setOffline(true)
      await emailField(page).fill(newAddress())
      await page.keyboard.press('Enter')
      await dialog(page).getByRole('heading', { name: 'You are offline' }).waitFor()
    },
  },
  {
    name: 'service-down',
    async reach(_, page) {
      await openLogin(page)
      await page.route('**/v1/otp_init', (route) => route.abort('connectionrefused'))
      await emailField(page).fill(newAddress())
      await page.keyboard.press('Enter')
      await dialog(page).getByRole('heading', { name: 'Login is not responding' }).waitFor()
    },
  },
  {
    name: 'not-set-up',
    async reach(_, page) {
      const details = [{ turnkeyErrorCode: 'CONFIG_NOT_FOUND' }]
      const body = { code: 5, message: 'no auth proxy configuration found', details }
      const answer = { status: 404, json: body, headers: { 'access-control-allow-origin': '*' } }
      await page.route('**/v1/wallet_kit_config', (route) => route.fulfill(answer))
      await logInButton(page).click()
      await dialog(page).getByRole('heading', { name: 'Login is not set up yet' }).waitFor()
    },
  },
  {
    name: 'origin-refused',
    async reach(_, page) {
      await page.route('**/v1/**', (route) => route.abort('failed'))
      await logInButton(page).click()
      await dialog(page)
        .getByRole('heading', { name: /allowed list/ })
        .waitFor()
    },
  },
  {
    name: 'passkey-none-found',
    async reach(_, page) {
      await addAuthenticator(page)
      await choosePasskey(page)
      await dialog(page).getByRole('heading', { name: 'No passkey found' }).waitFor()
    },
  },
  {
    name: 'passkey-not-supported',
    async reach(_, page) {
      await page.evaluate(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
      await choosePasskey(page)
      await dialog(page).getByRole('heading', { name: 'Passkeys are not available' }).waitFor()
    },
  },
  { name: 'passkey-offer', reach: offerPasskey },
  {
    name: 'passkey-saved',
    async reach(inbox, page) {
      await offerPasskey(inbox, page)
      await dialog(page).getByRole('button', { name: 'Save a passkey' }).click()
      await dialog(page).getByRole('heading', { name: 'Passkey saved' }).waitFor()
    },
  },
  { name: 'logged-in', reach: (inbox, page) => logIn(inbox, page, newAddress()) },
]
