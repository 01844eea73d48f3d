import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  codeField,
  dialog,
  emailField,
  logIn,
  logInButton,
  newAddress,
  openLogin,
} from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const EVERY_METHOD = [
  'email',
  'sms',
  'google',
  'apple',
  'x',
  'discord',
  'facebook',
  'passkey',
  'wallet',
]

/** Lets the service say that it has these methods. */
const offer = (methods: readonly string[]) => (page: Page) =>
  page.route('**/v1/wallet_kit_config', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), enabledProviders: methods }
    await route.fulfill({ response, json })
  })

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })

test('what somebody types while the methods are on their way stays as it was typed', async () => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const page = await stage.open({
    prepare: (it) =>
      it.route('**/v1/wallet_kit_config', async (route) => {
        await asked
        await route.continue()
      }),
  })
  await logInButton(page).click()
  await expect
    .poll(() => emailField(page).evaluate((it) => it === document.activeElement))
    .toBe(true)
  await page.keyboard.type('mara@')
  answer()
  await dialog(page).getByRole('textbox', { name: 'Email or phone number' }).waitFor()
  await page.keyboard.type('okafor.example')
  expect(await emailField(page).inputValue()).toBe('mara@okafor.example')
})

test('every method is reached with the keyboard alone, in the order in which they stand', async () => {
  const page = await stage.open({ prepare: offer(EVERY_METHOD) })
  await openLogin(page)
  // the other methods are loaded when there are any
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).waitFor()
  await emailField(page).focus()
  const seen: string[] = []
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab')
    seen.push(await focusedName(page))
  }
  expect(seen).toEqual([
    'Continue',
    'Continue with Google',
    'Continue with Apple',
    'Continue with X',
    'Continue with Discord',
    'Continue with Facebook',
    'Use a passkey',
    'Connect a wallet',
  ])
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).focus()
  const moves = { ArrowRight: 'Apple', End: 'Facebook', ArrowLeft: 'Discord', Home: 'Google' }
  for (const [key, name] of Object.entries(moves)) {
    await page.keyboard.press(key)
    expect(await focusedName(page)).toBe(`Continue with ${name}`)
  }
})

test('the next login on this device says which method was used last', async () => {
  const page = await stage.open({ prepare: offer(['email', 'google', 'passkey']) })
  const contact = newAddress()
  await logIn(stage, page, contact)
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await logInButton(page).click()
  await dialog(page).getByText('Last used').waitFor()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).toContain('"email"')
  expect(kept).not.toContain(contact)
})

test('a code on its way lets the other methods wait, and the field keeps what it holds', async () => {
  const page = await stage.open({ prepare: offer(EVERY_METHOD) })
  await openLogin(page)
  let answer = () => undefined as unknown
  await page.route('**/v1/otp_init', (route) => {
    answer = () => route.continue()
  })
  await emailField(page).fill(newAddress())
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Sending code' }).waitFor()
  const wallet = dialog(page).getByRole('button', { name: 'Connect a wallet' })
  expect(await wallet.getAttribute('aria-disabled')).toBe('true')
  await wallet.click({ force: true })
  answer()
  await codeField(page).waitFor()
})

test('everything fits a screen of 320 pixels', async () => {
  const page = await stage.open({
    prepare: offer(EVERY_METHOD),
    viewport: { width: 320, height: 720 },
  })
  await openLogin(page)
  await dialog(page).getByRole('button', { name: 'Connect a wallet' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const cut = await dialog(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((it) => it.scrollWidth > it.clientWidth).length)
  expect(cut).toBe(0)
})
