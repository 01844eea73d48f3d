import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  askForCode,
  codeField,
  dialog,
  emailField,
  logIn,
  logInButton,
  newAddress,
  organizationId,
  sessionPage,
} from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** What a sign-up sends, over each generation of the wire. */
const STEP = /\/(otp_[a-z0-9_]+|account|signup(_v2)?|stamp_login)$/
const steps = {
  spec: ['/v1/otp_init', '/v1/otp_verify', '/v1/account', '/v1/signup', '/v1/otp_login'],
  attested: [
    ...['/v1/otp_init_v2', '/v1/otp_verify_v2', '/v1/account', '/v1/signup_v2'],
    '/public/v1/submit/stamp_login',
  ],
} as const

describe.each(['spec', 'attested'] as const)('over the generation %s', (protocol) => {
  const open = (options = {}) =>
    stage.open({ path: `/preview.html?protocol=${protocol}`, ...options })

  test('a new address signs up with the code from the inbox', async () => {
    const page = await open()
    const paths: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && STEP.test(pathname)) paths.push(pathname)
    })
    const contact = newAddress()
    await askForCode(page, contact)
    await dialog(page).getByRole('heading', { name: 'Check your email' }).waitFor()
    await dialog(page).getByText(contact).waitFor()
    await codeField(page).pressSequentially(await stage.codeFor(contact))
    await sessionPage(page).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByRole('definition').filter({ hasText: contact }).waitFor()
    await organizationId(page)
    expect(paths).toEqual(steps[protocol])
  })

  test('logging in again leads to the same organization, with a new key', async () => {
    const contact = newAddress()
    const first = await open()
    await logIn(stage, first, contact)
    const second = await open()
    await logIn(stage, second, contact)
    expect(await organizationId(second)).toBe(await organizationId(first))
    const key = (view: Page) => view.getByTestId('public-key').textContent()
    expect(await key(second)).not.toBe(await key(first))
  })

  test('another address gets another organization', async () => {
    const [first, second] = [await open(), await open()]
    await logIn(stage, first, newAddress())
    await logIn(stage, second, newAddress())
    expect(await organizationId(second)).not.toBe(await organizationId(first))
  })

  test('an address that is none is said so beside the field, and nothing is sent', async () => {
    const page = await open()
    let sends = 0
    page.on('request', (request) => {
      if (/\/v1\/otp_init(_v2)?$/.test(request.url())) sends += 1
    })
    await logInButton(page).click()
    const go = dialog(page).getByRole('button', { name: 'Continue', exact: true })
    await go.click()
    await dialog(page).getByText('Enter your email or phone number.').first().waitFor()
    for (const contact of ['mara', 'mara@', '@okafor.example', 'mara@okafor example']) {
      await emailField(page).fill(contact)
      await go.click()
      await dialog(page).getByText('Enter a full email address').first().waitFor()
      expect(await emailField(page).getAttribute('aria-invalid')).toBe('true')
    }
    expect(sends).toBe(0)
    const contact = newAddress()
    await emailField(page).fill(contact)
    await go.click()
    await codeField(page).waitFor()
    expect(sends).toBe(1)
  })

  test('a sentence with the code in it can be pasted', async () => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    const contact = newAddress()
    await askForCode(page, contact)
    const code = await stage.codeFor(contact)
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)} is your Fieldnotes code`,
    )
    await codeField(page).focus()
    await page.keyboard.press('ControlOrMeta+V')
    await sessionPage(page).waitFor()
  })

  test('the address can be changed, and the first code is then of no use', async () => {
    const page = await open()
    const [typo, contact] = [newAddress('typo'), newAddress()]
    await askForCode(page, typo)
    await dialog(page).getByRole('button', { name: 'Change' }).click()
    expect(await emailField(page).inputValue()).toBe(typo)
    await emailField(page).fill(contact)
    await page.keyboard.press('Enter')
    await dialog(page).getByText(contact).waitFor()
    await codeField(page).fill(await stage.codeFor(typo))
    await dialog(page).getByText('Wrong code. 2 tries left.').first().waitFor()
    await codeField(page).fill(await stage.codeFor(contact))
    await sessionPage(page).waitFor()
    await page.getByRole('definition').filter({ hasText: contact }).waitFor()
  })
})
