import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { expectAccessible, someViews } from './support/accessibleIn.ts'
import { ready } from './support/confirmation.ts'
import {
  askForCode,
  codeField,
  dialog,
  logIn,
  logInButton,
  newAddress,
  sessionPage,
  wrongCode,
} from './support/person.ts'
import { BRITISH, newNumber } from './support/phone.ts'
import { drawerTab, previewOf } from './support/playgroundPage.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('the devtools are in the preview when they are asked for, and only then', async () => {
  const page = await stage.open({ path: '/' })
  const preview = previewOf(page)
  const mark = preview.getByRole('button', { name: 'Open the Latchkit devtools' })
  await logInButton(preview).waitFor()
  expect(await mark.count()).toBe(0)
  await page.getByRole('switch', { name: 'Devtools' }).check()
  await mark.click()
  const panel = preview.getByRole('region', { name: 'Latchkit devtools' })
  await panel.getByRole('combobox', { name: 'Simulate' }).selectOption('Wrong code')
  await panel.getByRole('button', { name: 'Close the devtools' }).click()
  await askForCode(preview, newAddress())
  await page.getByRole('button', { name: 'Fill in preview' }).click()
  await dialog(preview)
    .getByText(/^Wrong code\. 2 tries left/)
    .first()
    .waitFor()
  expect(new URL(page.url()).search).toBe('?devtools=on')
  // how the panel looks into the inbox is no request of the app
  await drawerTab(page, 'Requests').click()
  const requests = page.getByRole('tabpanel', { name: 'Requests' })
  await requests.getByRole('row', { name: '/v1/otp_init' }).waitFor()
  expect(await requests.getByRole('row', { name: '/inbox' }).count()).toBe(0)
})

const flowTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('the flows are tabs: by the keyboard, in the address, without a new page', async () => {
  const page = await stage.open({ path: '/?flow=account' })
  const preview = previewOf(page)
  await preview.getByText('Log in, and your account is here.').waitFor()
  await askForCode(preview, newAddress())
  await page.getByRole('button', { name: 'Fill in preview' }).click()
  await preview.getByRole('heading', { name: 'Your account', level: 1 }).waitFor()
  await preview.getByRole('tab', { name: 'Wallets' }).waitFor()
  await preview.locator('html').evaluate((element) => element.setAttribute('data-same', ''))

  await flowTab(page, 'Account').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Signing' }).waitFor()
  expect(await flowTab(page, 'Signing').getAttribute('aria-selected')).toBe('true')
  expect(new URL(page.url()).search).toBe('?flow=signing')
  await preview.getByRole('button', { name: 'Make a wallet to sign with' }).click()
  await preview.getByRole('button', { name: 'Sign a message' }).click()
  await ready(preview)
  await dialog(preview).getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => preview.getByTestId('signed').textContent()).toBe('Declined')

  await flowTab(page, 'Signing').focus()
  await page.keyboard.press('End')
  await preview.getByRole('button', { name: 'End it in 10 seconds' }).click()
  const banner = preview.getByRole('region', { name: 'Your session' })
  await banner
    .getByText(/You will be logged out in/)
    .first()
    .waitFor()
  await banner.getByRole('button', { name: 'Stay logged in' }).click()
  await banner.waitFor({ state: 'hidden' })
  expect(await preview.locator('html').getAttribute('data-same')).toBe('')
  await flowTab(page, 'Session').focus()
  await page.keyboard.press('Home')
  await sessionPage(preview).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

/** A picture that every policy lets in. */
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs='

test('the logo is replaced by an address, or by none, in place', async () => {
  const page = await stage.open({ path: '/', viewport: { width: 1440, height: 1000 } })
  const preview = previewOf(page)
  await logInButton(preview).waitFor()
  await page.getByRole('button', { name: 'Replace' }).click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await page.getByText('Start with https:// or http://.').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await address.fill(DOT)
  await address.press('Enter')
  await logInButton(preview).click()
  const inDialog = () => dialog(preview).locator('[data-slot="logo"] img').getAttribute('src')
  await expect.poll(inDialog).toBe(DOT)
  const code = page.getByRole('region', { name: 'Code' }).getByRole('tabpanel')
  expect(await code.innerText()).toContain(`<img src="${DOT}"`)
  await page.getByRole('switch', { name: 'No logo' }).check()
  await dialog(preview).locator('[data-slot="logo"]').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?logo=none')
})

test('the last used method is shown as chosen, and nothing of it is kept', async () => {
  const page = await stage.open({ path: '/?lastUsed=discord' })
  const preview = previewOf(page)
  const tagged = () =>
    dialog(preview).locator('[data-slot="methods"] button:has([data-slot="lastUsedTag"])')
  await logInButton(preview).click()
  await tagged().filter({ hasText: 'Discord' }).waitFor()
  await page.getByRole('combobox', { name: 'Last used' }).selectOption('The real one')
  await logInButton(preview).click()
  await dialog(preview).getByRole('button', { name: 'Discord' }).waitFor()
  expect(await tagged().count()).toBe(0)
})

test('reduced motion is what a device that asks for it shows', async () => {
  const page = await stage.open({ path: '/', reducedMotion: 'no-preference' })
  const preview = previewOf(page)
  await logInButton(preview).click()
  const travel = () =>
    dialog(preview).evaluate((it) => getComputedStyle(it).getPropertyValue('--_travel').trim())
  const usual = await travel()
  expect(usual).not.toBe('0px')
  await page.getByRole('switch', { name: 'Reduced motion' }).check()
  await expect.poll(travel).toBe('0px')
  await page.getByRole('switch', { name: 'Reduced motion' }).uncheck()
  await expect.poll(travel).toBe(usual)
})

test('panels are resized by the keyboard and by the pointer, and stay so in this tab', async () => {
  const page = await stage.open({ path: '/', viewport: { width: 1440, height: 900 } })
  const separator = (name: string) => page.getByRole('separator', { name })
  const widthOf = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())?.width
  await separator('Width of the code').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => widthOf('Code')).toBe(416)
  expect(await separator('Width of the code').getAttribute('aria-valuenow')).toBe('416')

  const at = await separator('Height of what happened').boundingBox()
  if (!at) throw new Error('there is no separator')
  await page.mouse.move(at.x + 200, at.y + 4)
  await page.mouse.down()
  await page.mouse.move(at.x + 200, at.y - 60, { steps: 6 })
  await page.mouse.up()
  const drawer = page.getByRole('region', { name: 'What happened' })
  await expect.poll(async () => (await drawer.boundingBox())?.height).toBe(300)
  await page.reload()
  await expect.poll(() => widthOf('Code')).toBe(416)
  await expect.poll(async () => (await drawer.boundingBox())?.height).toBe(300)
  expect(new URL(page.url()).search).toBe('')
  await separator('Width of the code').dblclick()
  await expect.poll(() => widthOf('Code')).toBe(384)
})

test('390 px: the configuration is a sheet that Escape closes, and the flows fit', async () => {
  const page = await stage.open({ path: '/', viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Configuration' }).click()
  const sheet = page.getByRole('dialog', { name: 'Configuration' })
  await sheet.getByRole('switch', { name: 'Apple' }).uncheck()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Configuration')
  await flowTab(page, 'Session').click()
  await previewOf(page).getByText('Log in, and your session is here.').waitFor()
  expect(await page.getByRole('separator').count()).toBe(0)
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
})

const inbox = (page: Page) => page.getByRole('tabpanel', { name: 'Inbox' })
const fill = (page: Page) => page.getByRole('button', { name: 'Fill in preview' })

test('a code counts its tries and its time, and expires on request', async () => {
  const page = await stage.open({ path: '/', viewport: { width: 1440, height: 900 } })
  const preview = previewOf(page)
  const contact = newAddress()
  await askForCode(preview, contact)
  await inbox(page).getByText('Valid for 5 minutes, 3 tries').waitFor()
  const first = await stage.codeFor(contact)
  await codeField(preview).fill(wrongCode(first))
  await inbox(page).getByText('Valid for 5 minutes, 2 tries left').waitFor()
  expect(await inbox(page).getByRole('timer').textContent()).toMatch(/^(5:00|4:\d\d)$/)
  const [expired] = await Promise.all([
    page.waitForResponse(/\/inbox\/messages\/[\w-]+\/expire$/),
    inbox(page).getByRole('button', { name: 'Make it expire now' }).click(),
  ])
  expect(expired.status()).toBe(200)
  await inbox(page).getByText('This code has expired.').waitFor()
  await dialog(preview)
    .getByText(/^This code has expired/)
    .first()
    .waitFor()
  await dialog(preview).getByRole('button', { name: 'Send a new code' }).click()
  await inbox(page).getByText('Valid for 5 minutes, 3 tries').waitFor()
  await expect.poll(() => stage.codeFor(contact)).not.toBe(first)
  const second = await stage.codeFor(contact)
  await inbox(page)
    .getByText(`${second.slice(0, 3)} ${second.slice(3)}`, { exact: true })
    .waitFor()
  await fill(page).click()
  await sessionPage(preview).waitFor()
  await fill(page).waitFor({ state: 'detached' })
})

test('a code that is asked for after the login can be filled in too', async () => {
  const page = await stage.open({ path: '/', ...BRITISH })
  const preview = previewOf(page)
  await logIn(stage, preview, newAddress())
  await fill(page).waitFor({ state: 'detached' })
  await preview.getByRole('button', { name: 'Change how you log in' }).click()
  const methods = preview.getByRole('region', { name: 'Login methods' })
  await methods.getByRole('button', { name: 'Add Text message code' }).click()
  const number = newNumber()
  await methods.getByRole('textbox', { name: 'Phone number' }).fill(number.national)
  await methods.getByRole('textbox', { name: 'Phone number' }).press('Enter')
  await inbox(page).getByRole('article').getByText(number.e164).waitFor()
  await fill(page).click()
  await methods.getByText('Added Text message code.').first().waitFor()
  await fill(page).waitFor({ state: 'detached' })
})

test("the app's own requests stand in the log, with what stamped them", async () => {
  const page = await stage.open({ path: '/', viewport: { width: 1440, height: 1000 } })
  const preview = previewOf(page)
  await logIn(stage, preview, newAddress())
  await preview.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await drawerTab(page, 'Requests').click()
  const row = page
    .getByRole('tabpanel', { name: 'Requests' })
    .getByRole('row', { name: '/public/v1/query/whoami' })
  expect(await row.first().innerText()).toMatch(/Session key\s+200/)
})

test.each(['Account', 'Signing', 'Session'])('axe finds nothing in the flow %s', async (flow) => {
  const page = await stage.open({ path: '/', viewport: { width: 1200, height: 900 } })
  await logIn(stage, previewOf(page), newAddress())
  await flowTab(page, flow).click()
  await previewOf(page).getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page, someViews)
})

test('axe finds nothing in the sheet of the configuration', async () => {
  const page = await stage.open({ path: '/', viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Configuration' }).click()
  await page.getByRole('button', { name: 'Replace' }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).include('.pg-sheet').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
})

test('pages that are built for production have no devtools', () => {
  const { development, production } = inject('pages')
  const withPanel = (folder: string) =>
    readdirSync(join(folder, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .filter((name) => readFileSync(join(folder, 'assets', name), 'utf8').includes('lk-devtools'))
  expect(withPanel(development).length).toBeGreaterThan(0)
  expect(withPanel(production)).toEqual([])
})
