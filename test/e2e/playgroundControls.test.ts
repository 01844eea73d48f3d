import { expect, test } from 'vitest'
import { askForCode, dialog, logInButton, newAddress } from './support/person.ts'
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
  await panel.getByRole('button', { name: 'Close' }).click()
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
