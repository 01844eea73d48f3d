import type { Page } from 'playwright'
import { dialog, openLogin } from './person.ts'

/** The button of a social login on the first screen. */
export const providerButton = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: `Continue with ${name}` })

/** From the page to the window of a provider, where it asks who it is. */
export async function openProvider(page: Page, name = 'Google'): Promise<Page> {
  await openLogin(page)
  const opening = page.waitForEvent('popup')
  await providerButton(page, name).click()
  const popup = await opening
  await emailAt(popup).waitFor()
  return popup
}

/** Where the provider asks who it is. */
export const emailAt = (provider: Page) => provider.getByRole('textbox', { name: 'Email' })

/** The person says who it is, and agrees. */
export async function agree(provider: Page, contact: string): Promise<void> {
  await emailAt(provider).fill(contact)
  await provider.getByRole('button', { name: 'Continue' }).click()
}

/** The person turns round. */
export const refuse = (provider: Page) => provider.getByRole('button', { name: 'Cancel' }).click()

/** Lets the browser open no window. */
export const blockWindows = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { open: () => null }))
