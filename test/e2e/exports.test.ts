import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addAuthenticator, signUpWithPasskey } from './support/passkeys.ts'
import { dialog, logIn, newAddress } from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const addressOf = (page: Page) =>
  dialog(page).locator('[data-slot="walletAddress"]').first().textContent()

/** Everything that the page holds as text: what is shown, typed, kept, and where it has been. */
const everything = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
    ]),
  )

async function openExport(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await button(page, 'Create a wallet').click()
  await dialog(page).getByRole('region', { name: 'Everyday' }).waitFor()
  const address = (await addressOf(page)) ?? ''
  await button(page, 'Export recovery phrase').click()
  await heading(page, 'Export recovery phrase').waitFor()
  return address
}

test('a phrase leaves by a passkey, is seen only when asked for, and opens the same address elsewhere', async () => {
  const page = await stage.open({ prepare: (opened) => opened.clock.install() })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const device = await addAuthenticator(page)
  await signUpWithPasskey(page)
  const address = await openExport(page)
  const historyLength = await page.evaluate(() => history.length)

  await button(page, 'Confirm with passkey').waitFor()
  await device.decline()
  await button(page, 'Confirm with passkey').click()
  await dialog(page).getByText('No passkey was used. Nothing was exported.').first().waitFor()
  await device.agree()
  await button(page, 'Confirm with passkey').click()
  await heading(page, 'Your recovery phrase').waitFor()

  const covered = await everything(page)
  await button(page, 'Show the words').click()
  const items = dialog(page).getByRole('list', { name: '12 words' }).getByRole('listitem')
  await items.first().waitFor()
  const phrase = (await items.allTextContents()).map((text) => text.replace(/^\d+/, '')).join(' ')
  const words = phrase.split(' ')
  expect(words).toHaveLength(12)
  const without = (text: string) => words.filter((word) => text.includes(`>${word}<`))
  expect(without(covered)).toEqual([])
  expect(without(await everything(page))).toEqual(words)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])

  await button(page, 'Copy, clears in 60 seconds').click()
  await button(page, 'Copied').waitFor()
  expect(await clipboard(page)).toBe(phrase)
  await button(page, 'I wrote it down').click()
  await dialog(page).getByRole('region', { name: 'Everyday' }).waitFor()
  const closed = await everything(page)
  expect(without(closed)).toEqual([])
  expect(closed).not.toContain(phrase)
  expect(await page.evaluate(() => history.length)).toBe(historyLength)
  await page.clock.fastForward(61_000)
  await expect.poll(() => clipboard(page)).toBe('')

  const elsewhere = await stage.open()
  await elsewhere.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(stage, elsewhere, newAddress())
  await elsewhere.getByRole('button', { name: 'Your account' }).click()
  await button(elsewhere, 'Import a recovery phrase').click()
  const first = dialog(elsewhere).getByRole('textbox', { name: 'Word 1', exact: true })
  await first.waitFor()
  await elsewhere.evaluate((text) => navigator.clipboard.writeText(text), phrase)
  await first.focus()
  await elsewhere.keyboard.press('ControlOrMeta+V')
  await button(elsewhere, 'Import wallet').click()
  await dialog(elsewhere).getByRole('region', { name: 'Imported wallet' }).waitFor()
  expect(await addressOf(elsewhere)).toBe(address)
  expect(await everything(elsewhere)).not.toContain(phrase)
})

test('without a passkey a code confirms, and the words hide after a minute', async () => {
  const page = await stage.open({ prepare: (opened) => opened.clock.install() })
  const address = newAddress()
  await logIn(stage, page, address)
  await openExport(page)
  await button(page, `Send a code to ${address}`).click()
  const field = dialog(page).getByRole('textbox', { name: '6-digit code' })
  await field.waitFor()
  await field.fill(await stage.codeFor(address))
  await heading(page, 'Your recovery phrase').waitFor()
  await button(page, 'Show the words').click()
  const list = dialog(page).getByRole('list', { name: '12 words' })
  await list.waitFor()
  await page.clock.runFor(61_000)
  await list.waitFor({ state: 'detached' })
  await button(page, 'Show the words').waitFor()
})

test('a key that is typed in is seen beside the wallet, and leaves again as it came', async () => {
  const key = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
  const page = await stage.open()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = newAddress()
  await logIn(stage, page, address)
  await page.getByRole('button', { name: 'Your account' }).click()
  await button(page, 'Create a wallet').click()
  await dialog(page).getByRole('region', { name: 'Everyday' }).waitFor()
  await button(page, 'Add an account').click()
  await page.getByRole('menuitem', { name: 'Import a recovery phrase' }).click()
  await button(page, 'Use a private key instead').click()
  await dialog(page).getByRole('textbox', { name: 'Private key' }).fill(key)
  await button(page, 'Import key').click()
  const card = dialog(page).getByRole('region', { name: 'Imported key' })
  await card.waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Your account' }).click()
  const row = dialog(page).getByRole('listitem').filter({ hasText: 'Imported key' })
  await row.getByRole('button', { name: 'Copy Imported key Ethereum address' }).click()
  await expect.poll(() => clipboard(page)).toBe('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23')
  // that has chosen nothing; anywhere else on the row does
  expect(await card.count()).toBe(0)
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  if (box) await page.mouse.click(box.x + 10, box.y + 6)
  await card.waitFor()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])

  await button(page, 'Export private key').click()
  await button(page, `Send a code to ${address}`).click()
  const field = dialog(page).getByRole('textbox', { name: '6-digit code' })
  await field.waitFor()
  await field.fill(await stage.codeFor(address))
  await heading(page, 'Your private key').waitFor()
  expect(await everything(page)).not.toContain(key.slice(2))
  await button(page, 'Show the key').click()
  await dialog(page).getByText(key, { exact: true }).waitFor()
  await button(page, 'I saved it').click()
  await card.waitFor()
  expect(await everything(page)).not.toContain(key.slice(2))
})
