import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, someViews } from './support/accessibleIn.ts'
import {
  askForCode,
  codeField,
  dialog,
  logIn,
  logInButton,
  newAddress,
  sessionPage,
} from './support/person.ts'
import { drawerTab, previewOf } from './support/playgroundPage.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const permissions = ['clipboard-read', 'clipboard-write']

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The methods as the preview offers them, by their names, in their order. */
const offered = (page: Page) =>
  dialog(previewOf(page)).locator('[data-slot="methods"] button').allInnerTexts()

test('the code in the inbox is one click from the clipboard', async () => {
  const page = await stage.open({ path: '/', permissions })
  const contact = newAddress()
  const preview = previewOf(page)
  await askForCode(preview, contact)
  const inbox = page.getByRole('tabpanel', { name: 'Inbox' })
  await inbox.getByRole('article').getByText(contact).waitFor()
  await inbox.getByRole('button', { name: 'Copy' }).click()
  await inbox.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await clipboard(page)).toBe(await stage.codeFor(contact))
  await codeField(preview).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await sessionPage(preview).waitFor()
})

test('a new code is announced, and can be filled in', async () => {
  const page = await stage.open({ path: '/' })
  const contact = newAddress()
  const preview = previewOf(page)
  await askForCode(preview, contact)
  const spoken = contact.replace('@', ' at ').replaceAll('.', ' dot ')
  await page
    .getByRole('status')
    .filter({ hasText: `New code for ${spoken}` })
    .waitFor()
  await page.getByRole('button', { name: 'Fill in preview' }).click()
  await sessionPage(preview).waitFor()
  await page.getByRole('button', { name: 'Fill in preview' }).waitFor({ state: 'detached' })
})

test('the controls change the preview in place, and the shared address keeps all of them', async () => {
  const page = await stage.open({ path: '/', permissions })
  const preview = previewOf(page)
  await logInButton(preview).waitFor()
  const root = preview.locator('html')
  // a page that was loaded anew has lost it
  await root.evaluate((element) => element.setAttribute('data-same', ''))
  await page.getByRole('radio', { name: 'Rust' }).check({ force: true })
  await page.getByRole('slider', { name: 'Corner radius' }).fill('16')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Font' }).selectOption('Serif')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await preview.getByRole('button', { name: 'تسجيل الدخول' }).waitFor()
  const look = () =>
    root.evaluate((element) => ({
      accent: element.style.getPropertyValue('--lk-accent'),
      radius: element.style.getPropertyValue('--lk-radius'),
      font: element.style.getPropertyValue('--lk-font').slice(0, 8),
      scheme: getComputedStyle(element).colorScheme,
      direction: getComputedStyle(element).direction,
      language: element.getAttribute('lang'),
    }))
  const wanted = {
    accent: '#c6552f',
    radius: '16px',
    font: 'ui-serif',
    scheme: 'dark',
    direction: 'rtl',
    language: 'ar',
  }
  await expect.poll(look).toEqual(wanted)
  expect(await root.getAttribute('data-same')).toBe('')

  await page.getByRole('radio', { name: 'LTR' }).check({ force: true })
  await expect.poll(look).toEqual({ ...wanted, direction: 'ltr' })
  await page.getByRole('button', { name: 'Share link' }).click()
  await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor()
  const other = await stage.open({ path: new URL(await clipboard(page)).search.replace(/^/, '/') })
  await previewOf(other).getByRole('button', { name: 'تسجيل الدخول' }).waitFor()
  const otherRoot = previewOf(other).locator('html')
  await expect
    .poll(() => otherRoot.evaluate((it) => [it.getAttribute('dir'), it.getAttribute('lang')]))
    .toEqual(['ltr', 'ar'])

  await other.getByRole('button', { name: 'Reset', exact: true }).click()
  expect(new URL(other.url()).search).toBe('?language=ar&direction=ltr')
  await other.getByRole('button', { name: 'Reset everything' }).click()
  await logInButton(previewOf(other)).waitFor()
  expect(new URL(other.url()).search).toBe('')
})

test('the code follows the controls, and is one click from the clipboard', async () => {
  const page = await stage.open({ path: '/', permissions, viewport: { width: 1440, height: 900 } })
  const code = page.getByRole('region', { name: 'Code' })
  await page.getByRole('switch', { name: 'Apple' }).uncheck()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.getByRole('radio', { name: 'Inline' }).check({ force: true })
  await code.getByRole('button', { name: 'Copy code' }).click()
  await page.getByRole('status').filter({ hasText: 'App.tsx copied' }).waitFor()
  const copied = await clipboard(page)
  for (const part of ["from 'latchkit/locales/de'", 'locale={de}', '<Login />', "'google',"])
    expect(copied).toContain(part)
  expect(copied).not.toContain("'apple'")
  expect(await code.getByRole('tabpanel').innerText()).toBe(copied)
  await code.getByRole('combobox', { name: 'Kind of app' }).selectOption('Next.js')
  await code.getByRole('tab', { name: 'providers.tsx' }).focus()
  await page.keyboard.press('End')
  await code.getByRole('tabpanel', { name: '.env.local' }).waitFor()
  expect(await code.getByRole('tabpanel').innerText()).toContain(
    `NEXT_PUBLIC_AUTH_PROXY_CONFIG_ID=${stage.service().facts.authProxyConfigId}`,
  )
  expect(new URL(page.url()).searchParams.get('code')).toBe('next')
})

test('methods are reordered by keyboard and by pointer, and the preview offers them so', async () => {
  const page = await stage.open({ path: '/' })
  const preview = previewOf(page)
  const handle = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}, position`) })
  const says = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
  await handle('Google').focus()
  await page.keyboard.press('Space')
  await says('Google lifted, position 5 of 9')
  await page.keyboard.press('ArrowUp')
  await says('Google, position 4 of 9')
  await page.keyboard.press('Escape')
  await says('Google put back, position 5 of 9')
  expect(new URL(page.url()).search).toBe('')

  await handle('Discord').focus()
  await page.keyboard.press('Space')
  for (const _ of 'four') await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await says('Discord put down, position 4 of 9')
  await expect
    .poll(() => handle('Discord').evaluate((it) => it === document.activeElement))
    .toBe(true)
  await logInButton(preview).click()
  await expect.poll(() => offered(page)).toEqual(['Discord', 'Google', 'X', 'Passkey', 'Wallet'])

  const [from, to] = [await handle('X').boundingBox(), await handle('Email code').boundingBox()]
  if (!from || !to) throw new Error('the list is not shown')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 8 })
  await page.mouse.up()
  await expect
    .poll(() => new URL(page.url()).searchParams.get('methods'))
    .toBe('x,email,sms,passkey,discord,wallet,google,apple,facebook')
  await logInButton(preview).click()
  await expect.poll(() => offered(page)).toEqual(['X', 'Discord', 'Google', 'Passkey', 'Wallet'])

  for (const name of ['Text message code', 'Passkey', 'Wallet', 'Google', 'Apple', 'X', 'Discord'])
    await page.getByRole('switch', { name, exact: true }).uncheck()
  await page.getByRole('switch', { name: 'Facebook' }).uncheck()
  // a login without any method is none
  expect(await page.getByRole('switch', { name: 'Email code' }).isDisabled()).toBe(true)
  await logInButton(preview).click()
  await dialog(preview).getByRole('textbox', { name: 'Email', exact: true }).waitFor()
})

test('the requests say who stamped them, in words, and keep every secret', async () => {
  const page = await stage.open({ path: '/', permissions, viewport: { width: 1440, height: 1000 } })
  const stamps: string[] = []
  const answers: Promise<string>[] = []
  page.on('request', (request) => {
    const stamp = request.headers()['x-stamp']
    if (stamp !== undefined) stamps.push(stamp)
  })
  page.on('response', (response) => {
    if (/\/v1\/otp_(verify|login)$/.test(response.url())) answers.push(response.text())
  })
  const contact = newAddress()
  const preview = previewOf(page)
  await logIn(stage, preview, contact)
  await preview.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await preview.getByText('Stamp checked, it matches the body').waitFor()

  await drawerTab(page, 'Requests').click()
  const requests = page.getByRole('tabpanel', { name: 'Requests' })
  const row = (path: string) => requests.getByRole('row', { name: path }).first()
  await row('/v1/otp_login').waitFor()
  expect(await row('/v1/otp_login').innerText()).toMatch(/Config ID\s+200/)
  const shown: string[] = []
  for (const path of [
    '/v1/otp_init',
    '/v1/otp_verify',
    '/v1/otp_login',
    '/public/v1/query/get_user',
  ]) {
    await row(path).getByRole('button').click()
    const detail = requests.getByRole('article', { name: path })
    await detail.getByRole('button', { name: 'Body and response' }).click()
    shown.push(await detail.innerText())
    await detail.getByRole('button', { name: 'Copy as curl' }).click()
    await page.getByRole('status').filter({ hasText: 'Copied as curl' }).waitFor()
    shown.push(await clipboard(page))
  }
  expect(await row('/public/v1/query/get_user').innerText()).toMatch(/Session key\s+200/)
  const detail = requests.getByRole('article')
  await detail.getByRole('heading', { name: 'Stamp checked, it matches the body' }).waitFor()
  expect(shown.at(-1)).toContain("-H 'X-Stamp: <stamp by Session key>'")

  const everything = [...shown, await page.locator('.pg').innerHTML()].join('\n')
  const tokens = (await Promise.all(answers))
    .join('\n')
    .match(/[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/g)
  expect(tokens?.length).toBeGreaterThanOrEqual(2)
  expect(stamps.length).toBeGreaterThan(0)
  for (const secret of [...(tokens ?? []), ...stamps]) expect(everything).not.toContain(secret)
  // the inbox shows the code on purpose; the log does not
  expect(shown.join('\n')).not.toContain(await stage.codeFor(contact))
  expect(shown.join('\n')).toContain(contact)

  await drawerTab(page, 'Events').click()
  const events = page.getByRole('tabpanel', { name: 'Events' })
  await events.getByRole('row', { name: /loggedIn method: email, isNewUser: true/ }).waitFor()
  await events.getByRole('row', { name: /codeSent method: email/ }).waitFor()
  expect(await events.innerText()).not.toContain(contact)
  await page.getByRole('button', { name: 'Clear the events' }).click()
  await events.getByText('No events yet.').waitFor()
})

test('newest generation of the wire: a key with proof stamps the login', async () => {
  const page = await stage.open({ path: '/?protocol=attested' })
  await logIn(stage, previewOf(page), newAddress())
  await drawerTab(page, 'Requests').click()
  const requests = page.getByRole('tabpanel', { name: 'Requests' })
  await requests
    .getByRole('row', { name: /stamp_login/ })
    .getByRole('button')
    .click()
  const detail = requests.getByRole('article')
  await detail.getByRole('heading', { name: 'Stamp checked, it matches the body' }).waitFor()
  await detail.getByText('X-Stamp-Attested').waitFor()
})

test('390 px: everything is within reach, one part below the other', async () => {
  const page = await stage.open({ path: '/', viewport: { width: 390, height: 844 }, permissions })
  await page.getByRole('button', { name: 'Configuration' }).click()
  const sheet = page.getByRole('dialog', { name: 'Configuration' })
  await sheet.getByRole('combobox', { name: 'Language' }).selectOption('日本語')
  await sheet.getByRole('button', { name: 'Done' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await drawerTab(page, 'Code').click()
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => clipboard(page)).toContain("from 'latchkit/locales/ja'")
  await page.getByRole('button', { name: 'Share link' }).click()
  await expect.poll(() => clipboard(page)).toMatch(/\?language=ja$/)
})

test.each(['Requests', 'Events', 'Code'])(
  'axe finds nothing with %s in the drawer',
  async (tab) => {
    const page = await stage.open({ path: '/', viewport: { width: 1000, height: 820 } })
    await logIn(stage, previewOf(page), newAddress())
    await drawerTab(page, tab).click()
    await expectAccessible(page, someViews)
  },
)

test('the header says when the service stops answering', async () => {
  const page = await stage.open({ path: '/' })
  await page
    .getByRole('status')
    .filter({ hasText: /^Local service, port/ })
    .waitFor()
  await page.route('**/inbox/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('status').filter({ hasText: 'Local service does not answer' }).waitFor()
  await page.unroute('**/inbox/**')
  await page
    .getByRole('status')
    .filter({ hasText: /^Local service, port/ })
    .waitFor()
})
