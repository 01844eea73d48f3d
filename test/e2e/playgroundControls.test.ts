import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { askForCode, dialog, logInButton, newAddress, sessionPage } from './support/person.ts'
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
  await preview.getByRole('heading', { name: 'Your account' }).waitFor()
  await preview.getByRole('tab', { name: 'Wallets' }).waitFor()
  await preview.locator('html').evaluate((element) => element.setAttribute('data-same', ''))

  await flowTab(page, 'Account').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Signing' }).waitFor()
  expect(await flowTab(page, 'Signing').getAttribute('aria-selected')).toBe('true')
  expect(new URL(page.url()).search).toBe('?flow=signing')
  await preview.getByRole('button', { name: 'Make a wallet to sign with' }).click()
  await preview.getByRole('button', { name: 'Sign a message' }).click()
  const request = preview.getByRole('dialog', { name: 'Sign this message' })
  await request.getByRole('button', { name: 'Decline' }).click()
  await preview.getByText('Declined').waitFor()

  await flowTab(page, 'Signing').focus()
  await page.keyboard.press('End')
  await preview.getByRole('button', { name: 'End it in 10 seconds' }).click()
  const banner = preview.getByRole('region', { name: 'Your session' })
  await banner.getByText(/You will be logged out in/).waitFor()
  await banner.getByRole('button', { name: 'Stay logged in' }).click()
  await banner.waitFor({ state: 'hidden' })
  expect(await preview.locator('html').getAttribute('data-same')).toBe('')
  await flowTab(page, 'Session').focus()
  await page.keyboard.press('Home')
  await sessionPage(preview).waitFor()
  expect(new URL(page.url()).search).toBe('')
})
