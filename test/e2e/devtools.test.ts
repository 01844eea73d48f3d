import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { codeField, dialog, emailField, logInButton, newAddress } from './support/person.ts'
import { serveAppPage } from './support/serveAppPage.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({
  pages: ({ authProxyUrl, ...service }) =>
    serveAppPage(
      'devtoolsPage',
      { authProxyUrl, ...service },
      {
        'content-security-policy': [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          'img-src data:',
          `connect-src ${new URL(authProxyUrl).origin}`,
          "require-trusted-types-for 'script'",
        ].join('; '),
      },
    ),
})

const panel = (page: Page) => page.getByRole('region', { name: 'Latchkit devtools' })
const press = (page: Page, name: string) => panel(page).getByRole('button', { name }).click()
const status = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Session: ${name}`, includeHidden: true }).waitFor()

/** The app with the panel open. */
async function open(options: BrowserContextOptions = {}) {
  const page = await stage.open({
    path: '/index.html',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })
  await page.getByRole('button', { name: 'Open the Latchkit devtools' }).click()
  await panel(page).waitFor()
  return page
}

/** Logs in with the code that the panel shows, above the modal dialog. */
async function logIn(page: Page): Promise<string> {
  const contact = newAddress()
  await logInButton(page).click()
  await emailField(page).fill(contact)
  await dialog(page).getByRole('button', { name: 'Continue', exact: true }).click()
  await codeField(page).waitFor()
  await press(page, `Copy the code for ${contact}`)
  const code = await page.evaluate(() => navigator.clipboard.readText())
  await codeField(page).fill(code)
  await status(page, 'logged-in')
  await dialog(page).waitFor({ state: 'hidden' })
  return code
}

test('the panel is in reach above the open login, and what it shows opens nothing', async () => {
  const page = await open()
  const replies: string[] = []
  page.on('response', async (response) => {
    if (response.request().method() === 'POST') replies.push(await response.text())
  })
  const code = await logIn(page)
  expect(code).toMatch(/^\d{6}$/)
  await panel(page).getByText('IndexedDB, cannot be copied out').waitFor()
  await panel(page)
    .getByText(/^Used at/)
    .waitFor()
  const paths = panel(page).getByRole('button', { name: /^\// })
  for (const path of await paths.all()) await path.click()
  const shown = await page.content()
  const tokens = replies.flatMap((reply) => reply.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? [])
  expect(tokens.length).toBeGreaterThan(1)
  expect([code, ...tokens].filter((secret) => shown.includes(secret))).toEqual([])
  expect(shown).toContain('/v1/otp_login')

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).include('.lk-devtools').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
})

test('a session that ends in ten seconds warns, then ends', async () => {
  const page = await open()
  await logIn(page)
  await press(page, 'End in 10 s')
  const banner = page.getByRole('region', { name: 'Your session' })
  await banner.getByRole('button', { name: 'Stay logged in' }).click()
  await banner.waitFor({ state: 'hidden' })
  await panel(page)
    .getByText(/^1[45]:\d\d$/)
    .waitFor()
  await press(page, 'End in 10 s')
  await status(page, 'expired')
  await panel(page).getByText('Its time is over.').waitFor()
})

test('counts real tabs, and a simulated one logs them all out', async () => {
  const first = await open()
  await logIn(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await status(second, 'logged-in')
  await panel(first).getByText('2 open').waitFor()
  await press(first, 'Simulate another')
  await panel(first).getByText('3 open').waitFor()
  await press(first, 'Log out there')
  await status(first, 'logged-out')
  await status(second, 'logged-out')
  await second.close()
  await press(first, 'Close it')
  await panel(first).getByText('1 open').waitFor()
})

test('offline on request keeps the login waiting, by the keyboard alone', async () => {
  const page = await open()
  await page.keyboard.press('Control+Shift+L')
  await panel(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+Shift+L')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Offline')
  await page.keyboard.press('Control+Shift+L')
  await logInButton(page).click()
  await emailField(page).fill(newAddress())
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+L')
  await panel(page).getByText('failed').first().waitFor()
  await panel(page).getByRole('combobox', { name: 'Simulate' }).selectOption('Everything works')
})

test('on a phone it is one column that fits, with targets for a thumb', async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await logIn(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  const small = await panel(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const after = getComputedStyle(button, '::after')
        const box = button.getBoundingClientRect()
        const drawn = after.position === 'absolute' ? Number.parseFloat(after.height) : 0
        const height = Math.max(box.height, drawn)
        return height < 44 ? [`${button.textContent}: ${height}`] : []
      }),
    )
  expect(small).toEqual([])
})
