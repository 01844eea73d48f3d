import { expect, test } from 'vitest'
import { startServiceWithEveryProvider } from './support/everyProvider.ts'
import {
  dialog,
  logInButton,
  newAddress,
  openLogin,
  organizationId,
  sessionPage,
} from './support/person.ts'
import { agree, openProvider, providerButton } from './support/provider.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ service: startServiceWithEveryProvider })

test('the first screen offers each provider that the service knows', async () => {
  const page = await stage.open()
  await openLogin(page)
  for (const name of ['Google', 'Apple', 'X', 'Discord', 'Facebook'])
    await providerButton(page, name).waitFor()
  expect(
    await dialog(page)
      .getByRole('button', { name: /^Continue with/ })
      .count(),
  ).toBe(5)
})

test.for([
  ['Google', ['/token']],
  ['Apple', []],
  ['Facebook', ['/token']],
  ['X', ['/v1/oauth2_authenticate']],
  ['Discord', ['/v1/oauth2_authenticate']],
] as const)(
  'with %s a new person signs up, logs out, and logs in again',
  async ([name, trades]) => {
    const contact = newAddress()
    const page = await stage.open()
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))

    await agree(await openProvider(page, name), contact)
    await sessionPage(page).waitFor()
    const organization = await organizationId(page)
    expect(organization).toMatch(/^[0-9a-f-]{36}$/)
    const isTrade = (path: string) => /^\/token$|oauth2_authenticate$/.test(path)
    expect([...new Set(paths.filter(isTrade))]).toEqual(trades)

    await page.getByRole('button', { name: 'Log out' }).click()
    await logInButton(page).waitFor()
    const again = await stage.open()
    await agree(await openProvider(again, name), contact)
    await sessionPage(again).waitFor()
    expect(await organizationId(again)).toBe(organization)
  },
)
