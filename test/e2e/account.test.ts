import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listen, type Said } from './support/liveRegions.ts'
import { dialog, logIn, newAddress } from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0.0.0 Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'

const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name })
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })

/** Somebody who has just logged in, with the account open. */
async function openAccount(): Promise<Page> {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  await page.getByRole('button', { name: 'Your account' }).click()
  await button(page, 'Create a wallet').waitFor()
  return page
}

test('a wallet is made, and its address is the same in the card, in the code and on the clipboard', async () => {
  const page = await openAccount()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'Create a wallet').click()
  const card = dialog(page).getByRole('region', { name: 'Everyday' })
  const shown = await card.locator('[data-slot="walletAddress"]').textContent()
  expect(shown).toMatch(/^0x[0-9a-fA-F]{40}$/)
  await button(page, 'Receive').click()
  await dialog(page)
    .getByRole('img', { name: `Code for the address ${shown}` })
    .waitFor()
  await button(page, 'Copy address').click()
  await button(page, 'Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
  await button(page, 'Back').click()
  await tab(page, 'Activity').click()
  await dialog(page).getByText('Create wallet', { exact: true }).waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Your account' }).click()
  await card.waitFor()
  expect(await card.locator('[data-slot="walletAddress"]').textContent()).toBe(shown)
})

test('whoever signs up with a wallet sees its address checked, and by which root, in any browser', async () => {
  const address = newAddress()
  const page = await stage.open({ path: '/preview.html?signup=wallet' })
  await logIn(stage, page, address)
  await page.getByRole('button', { name: 'Your account' }).click()
  const card = dialog(page).getByRole('region', { name: 'Everyday' })
  await card.getByRole('button', { name: /^Verified, development/ }).click()
  const details = page.getByRole('dialog', { name: /made by a development service/ })
  await details.getByText(/root “Latchkit software proofs, no enclave”/).waitFor()
  await details.getByRole('button', { name: 'Done' }).click()
  await details.waitFor({ state: 'detached' })

  await card.getByRole('button', { name: 'More about Everyday' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.keyboard.type('Travel')
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('region', { name: 'Travel' }).waitFor()
  await button(page, 'Add an account').click()
  await page.getByRole('menuitem', { name: 'Bitcoin' }).click()
  await dialog(page).getByText('Your Fieldnotes wallet, Bitcoin').waitFor()

  const elsewhere = await stage.open()
  await logIn(stage, elsewhere, address)
  await elsewhere.getByRole('button', { name: 'Your account' }).click()
  const verified = button(elsewhere, /^Verified, development/)
  // both accounts of the sign-up, and the one that was added since
  await expect.poll(() => verified.count(), { timeout: 30_000 }).toBe(3)
})

test('another session of the account is seen, and ended from here', async () => {
  const address = newAddress()
  const page = await stage.open({ userAgent: MAC })
  await logIn(stage, page, address)
  const other = await stage.open({ userAgent: WINDOWS })
  await logIn(stage, other, address)
  await page.getByRole('button', { name: 'Your account' }).click()
  await tab(page, 'Sessions').click()
  const rows = dialog(page).getByRole('listitem')
  await button(page, 'End all other sessions').waitFor()
  expect(await rows.count()).toBe(2)
  await dialog(page)
    .getByText(/^Logged in with an email code\. Session ends in \d+:\d\d\.$/)
    .waitFor()
  await button(page, 'Stay logged in').click()
  await dialog(page).getByText('You stay logged in.', { exact: true }).first().waitFor()
  const [own, others] = [rows.nth(0), rows.nth(1)]
  await expect
    .poll(() => own.textContent())
    .toMatch(/^Chrome on macOS This browserEmail code\. Ends/)
  expect(await others.textContent()).toMatch(/^Firefox on Windows Email code\. Started .*End$/)
  // a session that was renewed is one
  expect(await rows.count()).toBe(2)
  await button(page, 'End all other sessions').click()
  await dialog(page).getByText('You are only logged in here, and there are no API keys.').waitFor()
  expect(await rows.count()).toBe(1)
})

test('a log-out from in there is said when the account that it was pressed in is gone, and seen nowhere', async () => {
  let said: readonly Said[] = []
  const page = await stage.open({
    prepare: async (opened) => {
      said = await listen(opened)
    },
  })
  await logIn(stage, page, newAddress())
  await page.getByRole('button', { name: 'Your account' }).click()
  await button(page, 'Log out').click()
  const region = page.getByRole('status').getByText('Logged out', { exact: true })
  await region.waitFor({ state: 'attached' })
  const { width, height } = (await region.boundingBox()) ?? {}
  expect({ width, height }).toEqual({ width: 1, height: 1 })
  await expect.poll(() => said).toContainEqual(['status', 'Logged out'])
  await region.waitFor({ state: 'detached' })
})

test('by keyboard alone: open, go through the tabs, make a wallet, close', async () => {
  const page = await stage.open()
  await logIn(stage, page, newAddress())
  const open = page.getByRole('button', { name: 'Your account' })
  await open.focus()
  await page.keyboard.press('Enter')
  await tab(page, 'Wallets').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => tab(page, 'Login methods').getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Home')
  await button(page, 'Create a wallet').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('region', { name: 'Everyday' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await open.evaluate((it) => it === document.activeElement)).toBe(true)
})

test.each([
  ['light', 1200],
  ['dark', 390],
] as const)('axe finds nothing in any tab, %s, %i px wide', async (colorScheme, width) => {
  const page = await openAccount()
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await button(page, 'Create a wallet').click()
  await dialog(page).getByRole('region', { name: 'Everyday' }).waitFor()
  await page.setViewportSize({ width, height: 844 })
  for (const name of ['Login methods', 'Passkeys', 'Sessions', 'Activity', 'Wallets']) {
    await tab(page, name).click()
    await dialog(page).getByRole('tabpanel', { name }).waitFor()
    const row = await dialog(page).getByRole('tablist').boundingBox()
    expect({ name, width, height: row?.height }).toEqual({ name, width, height: 45 })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect({ name, width, found: violations.map(({ id }) => id) }).toEqual({
      name,
      width,
      found: [],
    })
  }
})
