import { expect, test } from 'vitest'
import {
  askForCode,
  codeField,
  logIn,
  logInButton,
  newAddress,
  organizationId,
  sessionPage,
} from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('a reload keeps the session, without asking the service who it is', async () => {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  const before = await organizationId(page)
  await page.reload()
  await sessionPage(page).waitFor()
  expect(await organizationId(page)).toBe(before)
})

test('a stamped whoami is shown as it was sent, and the service accepts it', async () => {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/public/v1/query/whoami')),
    page.getByRole('button', { name: 'Send a stamped whoami' }).click(),
  ])
  await page.getByText('Stamp checked, it matches the body').waitFor()
  const shown = async (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd')
      .textContent()
  expect(await shown('Body')).toBe(request.postData())
  expect(await shown('X-Stamp')).toBe(await request.headerValue('x-stamp'))
  expect(await shown('Status')).toBe('200')
  expect(await shown('Answer')).toContain(await organizationId(page))
  expect(await shown('Stamp, decoded')).toMatch(/"publicKey": "0[23][0-9a-f]{64}"/)
})

test('logging out ends it, after a reload too', async () => {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  await page.getByRole('button', { name: 'Log out' }).click()
  await logInButton(page).waitFor()
  await page.reload()
  await logInButton(page).waitFor()
  expect(await sessionPage(page).count()).toBe(0)
})

test('sec/B02 logging out in one tab logs out the other, which says so', async () => {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  const other = await page.context().newPage()
  await other.goto(page.url())
  await sessionPage(other).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await logInButton(other).waitFor()
  const told = other.getByRole('dialog', { name: 'You logged out in another tab' })
  await told.waitFor()
  await other.keyboard.press('Escape')
  await told.waitFor({ state: 'detached' })
  expect(await sessionPage(other).count()).toBe(0)
})

test('logging in in one tab logs in the other', async () => {
  const page = await stage.open()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await logInButton(other).waitFor()
  await logIn(stage, page, newAddress())
  await sessionPage(other).waitFor()
})

test('a tab that is closed in the middle leaves nothing behind', async () => {
  const page = await stage.open()
  const contact = newAddress()
  await askForCode(page, contact)
  await codeField(page).fill('413')
  const fresh = await page.context().newPage()
  await page.close()
  await fresh.goto(`${stage.pagesUrl()}/preview.html`)
  await logInButton(fresh).waitFor()
  const left = await fresh.context().storageState({ indexedDB: true })
  expect(left.cookies).toEqual([])
  expect(left.origins.flatMap((origin) => origin.localStorage)).toEqual([])
  expect(JSON.stringify(left)).not.toContain('"value"')
  await logIn(stage, fresh, contact)
})

test('sec/B05 without IndexedDB the login works and says that it ends with the tab', async () => {
  const page = await stage.open({
    prepare: (opening) =>
      opening.addInitScript(() => {
        Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
      }),
  })
  const contact = newAddress()
  await askForCode(page, contact)
  await codeField(page).fill(await stage.codeFor(contact))
  await page.getByText('Code accepted. Logged in until this tab is closed.').first().waitFor()
  await sessionPage(page).waitFor()
  await page.getByText('the key is gone when you close the tab').waitFor()
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('Stamp checked, it matches the body').waitFor()
  await page.reload()
  await logInButton(page).waitFor()
})
