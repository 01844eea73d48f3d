import { expect, test } from 'vitest'
import { askForCode, codeField, logInButton, newAddress, sessionPage } from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('the code in the inbox is one click from the clipboard', async () => {
  const page = await stage.open({
    path: '/',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const contact = newAddress()
  const preview = page.frameLocator('iframe')
  await askForCode(preview, contact)
  const inbox = page.getByRole('region', { name: /Inbox/ })
  await inbox.getByRole('article').getByText(contact).waitFor()
  await inbox.getByRole('button', { name: 'Copy' }).click()
  await inbox.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await stage.codeFor(contact))
  await codeField(preview).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await sessionPage(preview).waitFor()
})

test('a new code is announced, and can be filled in', async () => {
  const page = await stage.open({ path: '/' })
  const contact = newAddress()
  const preview = page.frameLocator('iframe')
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

test('the controls change the preview in place, and the address keeps them', async () => {
  const page = await stage.open({ path: '/' })
  const preview = page.frameLocator('iframe')
  await logInButton(preview).waitFor()
  const root = preview.locator('html')
  await page.getByRole('radio', { name: 'Rust' }).check({ force: true })
  await page.getByRole('slider', { name: 'Corner radius' }).fill('16')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.getByRole('radio', { name: 'RTL' }).check({ force: true })
  const look = () =>
    root.evaluate((element) => ({
      accent: element.style.getPropertyValue('--lk-accent'),
      radius: element.style.getPropertyValue('--lk-radius'),
      scheme: getComputedStyle(element).colorScheme,
      direction: getComputedStyle(element).direction,
    }))
  const wanted = { accent: '#c6552f', radius: '16px', scheme: 'dark', direction: 'rtl' }
  await expect.poll(look).toEqual(wanted)
  await page.reload()
  await logInButton(preview).waitFor()
  await expect.poll(look).toEqual(wanted)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(look).toMatchObject({ accent: '#1c5b47', radius: '10px' })
})

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
