import type { Page } from 'playwright'
import { dialog, logInButton, sessionPage } from './person.ts'

/** Gives a page an authenticator that is built into the device: a screen lock, and room for passkeys. */
export async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setPresence = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  const setVerified = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  const credentials = async () =>
    (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    credentials,
    /** The person agrees to every prompt from now on, at once. */
    async agree() {
      await setVerified(true)
      await setPresence(true)
    },
    /** Every prompt stays up from now on. */
    wait: () => setPresence(false),
    /** The person turns down the prompt that is up. */
    async decline() {
      await setVerified(false)
      await setPresence(true)
    },
    /** Takes over the passkeys of another device, as password managers do. */
    async takeOver(from: { credentials: typeof credentials }) {
      for (const credential of await from.credentials())
        await cdp.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}

export const passkeyButton = (page: Page) => dialog(page).getByRole('button', { name: /passkey/i })

/** From the page to the first answer of the browser. */
export async function choosePasskey(page: Page): Promise<void> {
  await logInButton(page).click()
  await passkeyButton(page).click()
}

/** The whole way to a new account: nothing is found on the device, so one is made. */
export async function signUpWithPasskey(page: Page): Promise<void> {
  await choosePasskey(page)
  await dialog(page).getByRole('button', { name: 'Create a new account with a passkey' }).click()
  await sessionPage(page).waitFor()
}

/** Holds back what is asked of the list under a field until `pickFromField`: a browser without a window has no such list. */
export async function holdFieldPasskeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { credentials } = navigator
    const get = credentials.get.bind(credentials)
    const asked: string[] = []
    Object.assign(window, { asked })
    credentials.get = (options) => {
      const { mediation, signal, ...request } = options ?? {}
      asked.push(mediation ?? 'prompt')
      if (mediation !== 'conditional') return get(options)
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => {
          asked.push('aborted')
          reject(signal.reason)
        })
        Object.assign(window, { pick: () => get(request).then(resolve, reject) })
      })
    }
  })
}

/** What was asked of the browser so far: `conditional` for the list under a field, `aborted` when that was taken back. */
export const askedOfBrowser = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'asked'))

/** Picks the passkey from the list under the field. */
export const pickFromField = (page: Page): Promise<void> =>
  page.evaluate(() => Reflect.get(window, 'pick')())
