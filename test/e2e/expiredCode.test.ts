import { expect, test } from 'vitest'
import { serveOwnService } from './support/ownService.ts'
import { askForCode, codeField, dialog, newAddress, sessionPage } from './support/person.ts'
import { createTime, settled } from './support/sessionPages.ts'
import { setStage } from './support/stage.ts'

const time = createTime()
const stage = setStage({ service: () => serveOwnService({ nowMs: time.nowMs }) })

test('a code that is too old is refused, and a new one logs in', async () => {
  const page = await stage.open({ prepare: time.start })
  const contact = newAddress()
  await askForCode(page, contact)
  const old = await stage.codeFor(contact)
  // Late for the service only: the page still believes in the code.
  time.passThere(6 * 60_000)
  await codeField(page).fill(old)
  await dialog(page).getByText('This code has expired. Codes last 5 minutes.').first().waitFor()
  expect(await codeField(page).isDisabled()).toBe(true)
  await dialog(page).getByRole('button', { name: 'Send a new code' }).click()
  await dialog(page).getByText('New code sent.').first().waitFor()
  await codeField(page).fill(await stage.codeFor(contact))
  await sessionPage(page).waitFor()
})

test('the page tells that a code has expired without asking', async () => {
  const page = await stage.open({ prepare: time.start })
  await askForCode(page, newAddress())
  await page.clock.fastForward('05:01')
  await dialog(page).getByText('This code has expired. Codes last 5 minutes.').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Send a new code' }).waitFor()
})

test('a session that ends logs out, and the login starts again', async () => {
  const page = await stage.open({ prepare: time.start })
  const contact = newAddress()
  await askForCode(page, contact)
  await codeField(page).fill(await stage.codeFor(contact))
  await settled(page)
  await time.pass(page, 15, 1)
  await page.getByRole('dialog', { name: 'Log in again to continue' }).waitFor()
  expect(await sessionPage(page).count()).toBe(0)
})
