import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createEthereumKey } from '../support/fakeWallets.ts'
import { addAuthenticator, holdFieldPasskeys, signUpWithPasskey } from './support/passkeys.ts'
import {
  askForCode,
  codeField,
  dialog,
  logIn,
  logInButton,
  newAddress,
  sessionPage,
  wrongCode,
} from './support/person.ts'
import { BRITISH, logInBySms, newNumber } from './support/phone.ts'
import { servePublishedPages, setStage } from './support/stage.ts'
import { addEthereumWallet, chooseWallet } from './support/wallets.ts'

const policy = (service: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // the page's own font: the kit brings none
    "font-src 'self'",
    `connect-src ${service}`,
    "img-src 'self' data:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

const stage = setStage({
  pages: (service) =>
    servePublishedPages(service, {
      'content-security-policy': policy(new URL(service.authProxyUrl).origin),
    }),
})

/** Opens a page that writes down every violation, in its frames too. */
async function openWatched(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const violations: string[] = []
  const page = await stage.open({
    path,
    ...BRITISH,
    async prepare(opening) {
      await prepare?.(opening)
      await opening.exposeFunction('noteViolation', (text: string) => violations.push(text))
      await opening.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          Reflect.get(globalThis, 'noteViolation')(`${event.violatedDirective} ${event.blockedURI}`)
        })
      })
    },
  })
  return { page, violations }
}

test('sec/T05 the whole login runs under a strict policy without a violation', async () => {
  const { page, violations } = await openWatched('/preview.html')
  const contact = newAddress()
  await askForCode(page, contact)
  const code = await stage.codeFor(contact)
  await codeField(page).fill(wrongCode(code))
  await dialog(page).getByText('Wrong code.').first().waitFor()
  await codeField(page).fill(code)
  await page.getByRole('button', { name: 'Send a stamped whoami' }).click()
  await page.getByText('Stamp checked, it matches the body').waitFor()
  expect(violations).toEqual([])
})

test('sec/T05 logins by passkey, wallet and text message run under it too', async () => {
  const number = newNumber()
  const key = await createEthereumKey()
  const byPasskey = await openWatched('/preview.html', holdFieldPasskeys)
  await addAuthenticator(byPasskey.page)
  await signUpWithPasskey(byPasskey.page)
  const byWallet = await openWatched('/preview.html', (page) => addEthereumWallet(page, key))
  await chooseWallet(byWallet.page, 'Foxglove')
  await sessionPage(byWallet.page).waitFor()
  const bySms = await openWatched('/preview.html')
  await logInBySms(stage, bySms.page, number)
  for (const { page, violations } of [byPasskey, byWallet, bySms]) {
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await logInButton(page).waitFor()
    expect(violations).toEqual([])
  }
})

test('sec/T05 the playground runs under the same policy', async () => {
  const { page, violations } = await openWatched('/')
  const preview = page.frameLocator('iframe')
  await logInButton(preview).waitFor()
  await logIn(stage, preview, newAddress())
  expect(violations).toEqual([])
})

test('no page asks anybody but its own server and the service', async () => {
  const hosts = new Set<string>()
  const page = await stage.open({
    path: '/',
    prepare: async (opening) => {
      opening.on('request', (request) => hosts.add(new URL(request.url()).origin))
    },
  })
  await logIn(stage, page.frameLocator('iframe'), newAddress())
  expect([...hosts].sort()).toEqual(
    [stage.pagesUrl(), new URL(stage.service().facts.authProxyUrl).origin].sort(),
  )
})
