import type { Page } from 'playwright'
import { codeField, dialog, type Inbox, logInButton, sessionPage, type View } from './person.ts'

let numbers = 0

/** A British mobile number of the range that belongs to films, as people type it and in its one form on the wire. */
export function newNumber() {
  numbers += 1
  const digits = `7700900${String(numbers).padStart(3, '0')}`
  return { national: `0${digits}`, e164: `+44${digits}`, shown: `+44 7700 900${digits.slice(-3)}` }
}

/** A browser of somebody in Great Britain. */
export const BRITISH = { locale: 'en-GB' } as const

/** The one field of the first screen, whatever it holds. */
export const contactField = (view: View) =>
  dialog(view).getByRole('textbox', { name: /^(Email or phone number|Phone number)$/ })
export const countryList = (view: View) => dialog(view).getByRole('combobox', { name: 'Country' })

/** From the page to the code screen. */
export async function askForSms(page: Page, typed: string): Promise<void> {
  await logInButton(page).click()
  await contactField(page).pressSequentially(typed)
  await page.keyboard.press('Enter')
  await codeField(page).waitFor()
}

/** The whole way: from the page to a session. */
export async function logInBySms(inbox: Inbox, page: Page, number: ReturnType<typeof newNumber>) {
  await askForSms(page, number.national)
  await codeField(page).fill(await inbox.codeFor(number.e164))
  await sessionPage(page).waitFor()
}
