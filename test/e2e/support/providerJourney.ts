import { expect } from 'vitest'
import { logInButton, newAddress, organizationId, sessionPage } from './person.ts'
import { agree, openProvider } from './provider.ts'
import type { setStage } from './stage.ts'

/** Each provider, and where what it gives is traded: nowhere, by the page, or by the service. */
export const trades = {
  Google: ['/token'],
  Apple: [],
  Facebook: ['/token'],
  X: ['/v1/oauth2_authenticate'],
  Discord: ['/v1/oauth2_authenticate'],
} as const satisfies Record<string, readonly string[]>

/** Somebody new signs up, logs out, and logs in again to the same account. */
export async function signUpAndReturn(
  stage: ReturnType<typeof setStage>,
  name: keyof typeof trades,
): Promise<void> {
  const contact = newAddress()
  const page = await stage.open()
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))

  await agree(await openProvider(page, name), contact)
  await sessionPage(page).waitFor()
  const organization = await organizationId(page)
  expect(organization).toMatch(/^[0-9a-f-]{36}$/)
  const isTrade = (path: string) => /^\/token$|oauth2_authenticate$/.test(path)
  expect([...new Set(paths.filter(isTrade))]).toEqual(trades[name])

  await page.getByRole('button', { name: 'Log out' }).click()
  await logInButton(page).waitFor()
  const again = await stage.open()
  await agree(await openProvider(again, name), contact)
  await sessionPage(again).waitFor()
  expect(await organizationId(again)).toBe(organization)
}
