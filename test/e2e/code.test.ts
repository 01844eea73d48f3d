import { expect, test } from 'vitest'
import {
  askForCode,
  codeField,
  dialog,
  newAddress,
  sessionPage,
  wrongCode,
} from './support/person.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('after a wrong code the right one still works', async () => {
  const page = await stage.open()
  const contact = newAddress()
  await askForCode(page, contact)
  const code = await stage.codeFor(contact)
  await codeField(page).fill(wrongCode(code))
  await dialog(page).getByText('Wrong code. 2 tries left.').first().waitFor()
  expect(await codeField(page).getAttribute('aria-invalid')).toBe('true')
  // The wrong code is selected, so typing replaces it.
  await page.keyboard.type(code)
  await sessionPage(page).waitFor()
})

test('three wrong codes lock the code, and a new one is offered after the wait', async () => {
  const page = await stage.open({ prepare: (opening) => opening.clock.install() })
  const contact = newAddress()
  await askForCode(page, contact)
  const code = await stage.codeFor(contact)
  for (const words of ['Wrong code. 2 tries left.', 'Wrong code. 1 try left.', 'Too many tries.']) {
    await page.keyboard.type(wrongCode(code))
    await dialog(page).getByText(words).first().waitFor()
  }
  expect(await codeField(page).isDisabled()).toBe(true)
  await dialog(page)
    .getByText(/Wait 0:\d\d for a new code/)
    .first()
    .waitFor()
  await page.clock.fastForward(31_000)
  await dialog(page).getByRole('button', { name: 'Send a new code', exact: true }).click()
  await dialog(page).getByText('New code sent.').first().waitFor()
  await codeField(page).fill(await stage.codeFor(contact))
  await sessionPage(page).waitFor()
})

test('a new code can be asked for after 30 seconds', async () => {
  const page = await stage.open({ prepare: (opening) => opening.clock.install() })
  const contact = newAddress()
  await askForCode(page, contact)
  const first = await stage.codeFor(contact)
  await dialog(page)
    .getByText(/New code in 0:\d\d/)
    .waitFor()
  await page.clock.fastForward(31_000)
  await dialog(page).getByRole('button', { name: 'Send a new code' }).click()
  await dialog(page).getByText('New code sent. The old one no longer works.').first().waitFor()
  const second = await stage.codeFor(contact)
  expect(second).not.toBe(first)
  await codeField(page).fill(second)
  await sessionPage(page).waitFor()
})

test('Verify code says how many digits are missing', async () => {
  const page = await stage.open()
  await askForCode(page, newAddress())
  await codeField(page).fill('413')
  await dialog(page).getByRole('button', { name: 'Verify code' }).click()
  await dialog(page).getByText('Enter all 6 digits.').first().waitFor()
})
