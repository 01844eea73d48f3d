import { expect, test } from 'vitest'
import {
  askForCode,
  codeField,
  dialog,
  emailField,
  logInButton,
  newAddress,
  sessionPage,
} from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('the whole login goes by keyboard', async () => {
  const page = await stage.open()
  const contact = newAddress()
  await logInButton(page).focus()
  await page.keyboard.press('Enter')
  await emailField(page).waitFor()
  await expect
    .poll(() => emailField(page).evaluate((it) => it === document.activeElement))
    .toBe(true)
  await page.keyboard.type(contact)
  await page.keyboard.press('Enter')
  await codeField(page).waitFor()
  await expect
    .poll(() => codeField(page).evaluate((it) => it === document.activeElement))
    .toBe(true)
  await page.keyboard.type(await stage.codeFor(contact))
  await sessionPage(page).waitFor()
})

test('the card opens as high as it becomes, in the middle of the window', async () => {
  const page = await stage.open({ viewport: { width: 712, height: 548 } })
  await logInButton(page).click()
  await dialog(page).getByRole('button', { name: 'Passkey' }).waitFor()
  const card = await dialog(page)
    .locator('[data-slot="dialog"]')
    .evaluate((it) => it.getBoundingClientRect().toJSON())
  // the signs of the providers are a little higher than the rows that wait for them
  expect(Math.abs(card.top - (548 - card.height) / 2)).toBeLessThan(24)
})

test('Tab stays inside the dialog', async () => {
  const page = await stage.open()
  await logInButton(page).click()
  await emailField(page).waitFor()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() => dialog(page).evaluate((it) => it.contains(document.activeElement)))
      .toBe(true)
  }
})

test('opened while its page is hidden, the login has the focus once the page is shown', async () => {
  const page = await stage.open()
  await logInButton(page).waitFor()
  const hiding = await page.addStyleTag({ content: 'body { visibility: hidden }' })
  await page.getByText('Log in').first().dispatchEvent('click')
  await page.locator('dialog[open] input').first().waitFor({ state: 'attached' })
  await hiding.evaluate((style: HTMLStyleElement) => style.remove())
  await expect
    .poll(() => emailField(page).evaluate((it) => it === document.activeElement))
    .toBe(true)
})

test.each([
  ['Escape', async (page) => page.keyboard.press('Escape')],
  ['the close button', async (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
] satisfies [string, (page: Awaited<ReturnType<typeof stage.open>>) => Promise<void>][])(
  '%s closes the login and gives the focus back to its button',
  async (_, close) => {
    const page = await stage.open()
    await logInButton(page).click()
    await emailField(page).waitFor()
    await close(page)
    await dialog(page).waitFor({ state: 'hidden' })
    await expect
      .poll(() => logInButton(page).evaluate((it) => it === document.activeElement))
      .toBe(true)
  },
)

test('a login that was closed at the code starts at the beginning again', async () => {
  const page = await stage.open()
  await askForCode(page, newAddress())
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await logInButton(page).click()
  await emailField(page).waitFor()
  expect(await codeField(page).count()).toBe(0)
})

test('from right to left the card mirrors, and addresses and codes stay left to right', async () => {
  const page = await stage.open({ path: '/preview.html?direction=rtl' })
  const contact = newAddress()
  await askForCode(page, contact)
  const direction = (it: Element) => getComputedStyle(it).direction
  expect(await dialog(page).evaluate(direction)).toBe('rtl')
  expect(await codeField(page).evaluate(direction)).toBe('ltr')
  const closing = await dialog(page).getByRole('button', { name: 'Close' }).boundingBox()
  const card = await dialog(page).boundingBox()
  if (!closing || !card) throw new Error('not drawn')
  expect(closing.x - card.x).toBeLessThan(card.width / 2)
  await codeField(page).fill(await stage.codeFor(contact))
  await sessionPage(page).waitFor()
})

test('inline, the login stands in the page without a dialog', async () => {
  const page = await stage.open({ path: '/preview.html?presentation=inline' })
  const contact = newAddress()
  await page.getByRole('textbox', { name: 'Email' }).fill(contact)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const code = page.getByRole('textbox', { name: /code/ })
  await code.waitFor()
  expect(await dialog(page).count()).toBe(0)
  await code.fill(await stage.codeFor(contact))
  await sessionPage(page).waitFor()
})
