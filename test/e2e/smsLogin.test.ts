import { expect, test } from 'vitest'
import {
  codeField,
  dialog,
  logInButton,
  organizationId,
  sessionPage,
  wrongCode,
} from './support/person.ts'
import {
  askForSms,
  BRITISH,
  contactField,
  countryList,
  logInBySms,
  newNumber,
} from './support/phone.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('a new number, typed as people at home type it, signs up with the code of the message', async () => {
  const page = await stage.open(BRITISH)
  const { national, e164, shown } = newNumber()
  await askForSms(page, national)
  await dialog(page).getByRole('heading', { name: 'Check your messages' }).waitFor()
  await dialog(page).getByText(shown).waitFor()
  await codeField(page).pressSequentially(await stage.codeFor(e164))
  await sessionPage(page).waitFor()
  await dialog(page).waitFor({ state: 'hidden' })
  await organizationId(page)
})

test('logging in again leads to the same organization, however the number is typed', async () => {
  const number = newNumber()
  const first = await stage.open(BRITISH)
  await logInBySms(stage, first, number)
  const second = await stage.open({ locale: 'en-US' })
  await askForSms(second, number.shown)
  await codeField(second).fill(await stage.codeFor(number.e164))
  await sessionPage(second).waitFor()
  expect(await organizationId(second)).toBe(await organizationId(first))
  const third = await stage.open(BRITISH)
  await logInBySms(stage, third, newNumber())
  expect(await organizationId(third)).not.toBe(await organizationId(first))
})

test('a wrong code is told, then the right one logs in', async () => {
  const page = await stage.open(BRITISH)
  const { national, e164 } = newNumber()
  await askForSms(page, national)
  const code = await stage.codeFor(e164)
  await codeField(page).fill(wrongCode(code))
  await dialog(page).getByText('Wrong code. 2 tries left.').first().waitFor()
  await codeField(page).fill(code)
  await sessionPage(page).waitFor()
})

test('the field turns from email to phone and back in place, and loses nothing', async () => {
  const page = await stage.open(BRITISH)
  const plans: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('phoneNumbers')) plans.push(request.url())
  })
  await logInButton(page).click()
  const field = contactField(page)
  await field.pressSequentially('mara')
  expect(await field.getAttribute('autocomplete')).toBe('username webauthn')
  expect(plans).toEqual([])
  await field.fill('')
  await page.keyboard.type('0')
  expect(await field.getAttribute('autocomplete')).toBe('tel')
  await countryList(page)
    .getByRole('option', { name: 'United Kingdom +44' })
    .waitFor({ state: 'attached' })
  expect(plans).toHaveLength(1)
  await page.keyboard.type('7700900123')
  expect((await field.inputValue()).replace(/\D/g, '')).toBe('07700900123')
  await page.keyboard.type('.mara@okafor.example')
  expect(await field.inputValue()).toBe('07700900123.mara@okafor.example')
  expect(await countryList(page).count()).toBe(0)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('+4930123456')
  expect(await countryList(page).inputValue()).toBe('DE')
  expect((await field.inputValue()).replace(/[^\d+]/g, '')).toBe('+4930123456')
})

test('the country is chosen in the list, with the keyboard alone', async () => {
  const page = await stage.open({ locale: 'en-US' })
  const { national, e164 } = newNumber()
  await logInButton(page).click()
  await contactField(page).pressSequentially(national)
  await countryList(page)
    .getByRole('option', { name: 'United Kingdom +44' })
    .waitFor({ state: 'attached' })
  expect(await countryList(page).inputValue()).toBe('US')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('United Kin')
  expect(await countryList(page).inputValue()).toBe('GB')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await codeField(page).waitFor()
  await codeField(page).fill(await stage.codeFor(e164))
  await sessionPage(page).waitFor()
})

test('what is no number is said so beside the field, and nothing is sent', async () => {
  const page = await stage.open(BRITISH)
  let sends = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/otp_init')) sends += 1
  })
  await logInButton(page).click()
  for (const typed of ['0770', '+44', '077009001234567']) {
    await contactField(page).fill(typed)
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Enter a full phone number with country code.').first().waitFor()
    expect(await contactField(page).getAttribute('aria-invalid')).toBe('true')
    expect((await contactField(page).inputValue()).replace(/[^\d+]/g, '')).toBe(typed)
  }
  expect(sends).toBe(0)
})

test('the number can be changed on the code screen', async () => {
  const page = await stage.open(BRITISH)
  const [typo, right] = [newNumber(), newNumber()]
  await askForSms(page, typo.national)
  await dialog(page).getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => contactField(page).inputValue()).toBe(typo.shown)
  await contactField(page).fill(right.national)
  await page.keyboard.press('Enter')
  await dialog(page).getByText(right.shown).waitFor()
  await codeField(page).fill(await stage.codeFor(right.e164))
  await sessionPage(page).waitFor()
})
