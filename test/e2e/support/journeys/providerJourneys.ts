import type { Page } from 'playwright'
import { createDeferred } from '../../../../src/lib/deferred.ts'
import { keyboardOf } from '../keyboard.ts'
import { dialog, logInButton, newAddress, sessionPage } from '../person.ts'
import { blockWindows, emailAt, providerButton } from '../provider.ts'
import { accountButton } from './accountJourneys.ts'
import type { Journey, Meet } from './journey.ts'
import { firstScreen } from './loginJourneys.ts'

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })

/** Says at the provider who it is. */
async function agree(provider: Page): Promise<void> {
  const me = keyboardOf(provider)
  await me.goTo(emailAt(provider))
  await me.type(newAddress())
  await me.press('Enter')
}

/** In the provider's window, the second time after the person has turned round there. */
function inWindow(name: string): Journey {
  let provider: Page | undefined
  return {
    // the kit cannot send a window away that is at the provider, and the browser says so
    open: { tolerated: [/^Unsafe attempt to initiate navigation/] },
    opener: logInButton,
    async reach(me) {
      // the window of a login that was left is the person's to close
      await provider?.close()
      await firstScreen(me.page)
      const opening = me.page.waitForEvent('popup')
      await me.use(providerButton(me.page, name))
      provider = await opening
      await emailAt(provider).waitFor()
      await dialog(me.page)
        .getByRole('heading', { name: `Continue in the ${name} window` })
        .waitFor()
    },
    async finish(me) {
      const { page } = me
      if (!provider) throw new Error('no window')
      await keyboardOf(provider).use(provider.getByRole('button', { name: 'Cancel' }))
      await dialog(page)
        .getByRole('heading', { name: `${name} did not share your account` })
        .waitFor()
      const opening = page.waitForEvent('popup')
      await me.use(button(page, 'Try again'))
      await agree(await opening)
      await sessionPage(page).waitFor()
    },
  }
}

/** Where no window opens: the way there and back in the tab. The login goes on by itself, with the focus in it. */
const inTab: Journey = {
  reloads: accountButton,
  prepare: blockWindows,
  opener: logInButton,
  async reach(me) {
    await firstScreen(me.page)
    await me.use(providerButton(me.page, 'Google'))
    await dialog(me.page)
      .getByRole('heading', { name: 'Your browser blocked the window' })
      .waitFor()
  },
  async finish(me) {
    const { page } = me
    await me.use(button(page, 'Continue in this tab'))
    const seen = createDeferred<void>()
    await page.route('**/v1/oauth_login', async (route) => {
      await seen.promise
      await route.continue()
    })
    await agree(page)
    await me.isAt(dialog(page).getByRole('heading', { name: 'Logging you in' }))
    seen.resolve()
    await sessionPage(page).waitFor()
  },
}

/** A provider of each kind: what comes back is a token, in a form; a code that the page, or the service, trades. */
export const providerJourneys = {
  Google: () => inWindow('Google'),
  Apple: () => inWindow('Apple'),
  Facebook: () => inWindow('Facebook'),
  X: () => inWindow('X'),
  Discord: () => inWindow('Discord'),
  'Google in the tab': () => inTab,
} satisfies Record<string, Meet>
