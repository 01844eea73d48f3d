import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ready } from './support/confirmation.ts'
import { askForCode, dialog, logIn, logInButton, newAddress } from './support/person.ts'
import { previewOf } from './support/playgroundPage.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const typeCode = async (page: Page) => {
  await askForCode(previewOf(page), newAddress())
  await page.getByRole('button', { name: 'Fill in preview' }).click()
}

const press = (name: string) => async (page: Page) => {
  await logInButton(previewOf(page)).click()
  await dialog(previewOf(page)).getByRole('button', { name }).click()
}

const sendCode = async (page: Page) => {
  await logInButton(previewOf(page)).click()
  const field = dialog(previewOf(page)).getByRole('textbox')
  await field.fill(newAddress())
  await field.press('Enter')
}

test.each<[scenario: string, meet: (page: Page) => Promise<void>, shown: RegExp]>([
  ['Wrong code', typeCode, /^Wrong code\. 2 tries left/],
  ['Expired code', typeCode, /^This code has expired/],
  ['Too many tries', typeCode, /^Too many tries\. Wait \d:\d\d/],
  ['Slow network', (page) => logInButton(previewOf(page)).click(), /Loading login methods/],
  ['Offline', sendCode, /^You are offline$/],
  ['Popup blocked', press('Google'), /^Your browser blocked the window$/],
  ['In-app browser', press('Google'), /^Open this page in your browser$/],
  ['Passkey cancelled', press('Passkey'), /^No passkey was used$/],
  ['No passkey', press('Passkey'), /^No passkey found on this device$/],
  ['Service down', sendCode, /^Login is not responding$/],
])('scenario %s: the kit meets it, and shows its own screen', async (scenario, meet, shown) => {
  const page = await stage.open({ path: '/' })
  await logInButton(previewOf(page)).waitFor()
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption(scenario)
  await meet(page)
  await dialog(previewOf(page)).getByText(shown).first().waitFor()
  // the way back: the next run meets nothing
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('Everything works')
  await logIn(stage, previewOf(page), newAddress())
})

/** Chooses a scenario, and logs in to meet it. */
async function meetLoggedIn(page: Page, scenario: string): Promise<void> {
  await logInButton(previewOf(page)).waitFor()
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption(scenario)
  await logIn(stage, previewOf(page), newAddress())
}

test('scenario Session ends soon: the banner warns, and whoever stays has a whole one', async () => {
  const page = await stage.open({ path: '/' })
  await meetLoggedIn(page, 'Session ends soon')
  const preview = previewOf(page)
  const banner = preview.getByRole('region', { name: 'Your session' })
  await banner
    .getByText(/You will be logged out in 0:\d\d/)
    .first()
    .waitFor()
  await banner.getByRole('button', { name: 'Stay logged in' }).click()
  await banner.waitFor({ state: 'hidden' })
  await expect.poll(() => preview.getByRole('timer').textContent()).toMatch(/^in 1[45]:/)
})

test('scenario Transaction reverts: the kit says what is lost, why, and where it stopped', async () => {
  const page = await stage.open({ path: '/' })
  await meetLoggedIn(page, 'Transaction reverts')
  await page.getByRole('tab', { name: 'Signing', exact: true }).click()
  const preview = previewOf(page)
  await preview.getByRole('button', { name: 'Make a wallet to sign with' }).click()
  await preview.getByRole('button', { name: 'Send 0.001 ETH' }).click()
  await ready(preview)
  await dialog(preview)
    .getByRole('button', { name: /^(Confirm and send|Send anyway)/ })
    .click()
  await dialog(preview).getByText('Season passes are sold out').first().waitFor()
  await dialog(preview).getByText('PurchaseFailed').first().waitFor()
  await dialog(preview).getByRole('button', { name: 'Close' }).first().click()
  await dialog(preview).waitFor({ state: 'detached' })
})
