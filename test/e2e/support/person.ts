import type { FrameLocator, Page } from 'playwright'
import { expect } from 'vitest'

/** Where a person looks: a page, or the preview inside of one. */
export type View = Page | FrameLocator

/** Where the codes come from. */
export type Inbox = { codeFor(contact: string): Promise<string> }

let people = 0

/** An address that no other test uses. */
export function newAddress(name = 'mara'): string {
  people += 1
  return `${name}-${people}-${process.pid}@okafor.example`
}

/** A code that is not this one. */
export function wrongCode(code: string): string {
  return code.replace(/^./, (first) => (first === '1' ? '2' : '1'))
}

export const dialog = (view: View) => view.getByRole('dialog')
export const emailField = (view: View) => dialog(view).getByRole('textbox', { name: 'Email' })
export const codeField = (view: View) => dialog(view).getByRole('textbox', { name: /code/ })
export const sessionPage = (view: View) => view.getByRole('heading', { name: 'You are logged in' })
export const logInButton = (view: View) => view.getByRole('button', { name: 'Log in', exact: true })

/** Opens the login and waits until all of it is there, what it loads late included. */
export async function openLogin(page: Page): Promise<void> {
  // the last thing that the first screen asks for: then everything that it needs is there
  const configured = page.waitForResponse(/wallet_kit_config$/)
  await logInButton(page).click()
  await emailField(page).waitFor()
  await configured
  // the services of these tests all enable more than email
  await dialog(page).locator('[data-slot="methods"]:not([data-state="loading"])').waitFor()
}

/** From the page to the code screen. */
export async function askForCode(view: View, contact: string): Promise<void> {
  await logInButton(view).click()
  await emailField(view).fill(contact)
  await dialog(view).getByRole('button', { name: 'Continue', exact: true }).click()
  await codeField(view).waitFor()
}

/** The whole way: from the page to a session. */
export async function logIn(inbox: Inbox, view: View, contact: string): Promise<void> {
  await askForCode(view, contact)
  await codeField(view).fill(await inbox.codeFor(contact))
  await sessionPage(view).waitFor()
}

/** The organization that the session page names. */
export async function organizationId(view: View): Promise<string> {
  const id = await view.getByTestId('organization-id').textContent()
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  return id ?? ''
}
