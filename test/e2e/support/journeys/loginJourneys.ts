import type { Page } from 'playwright'
import { createEthereumKey, createSolanaKey } from '../../../support/fakeWallets.ts'
import type { Keyboard } from '../keyboard.ts'
import {
  addAuthenticator,
  holdFieldPasskeys,
  passkeyButton,
  signUpWithPasskey,
} from '../passkeys.ts'
import {
  codeField,
  dialog,
  type Inbox,
  logInButton,
  newAddress,
  sessionPage,
  wrongCode,
} from '../person.ts'
import { BRITISH, contactField, countryList, newNumber } from '../phone.ts'
import { addEthereumWallet, addSolanaWallet, type PageWallet, walletRows } from '../wallets.ts'
import type { Journey, Meet } from './journey.ts'

const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })

/** All of the first screen is there: what comes late would stand where the person goes. */
export const firstScreen = (page: Page) =>
  dialog(page).locator('[data-slot="methods"]:not([data-state="loading"])').waitFor()

/** Types into the first field, which has the focus by itself, and goes on. */
async function give(me: Keyboard, typed: string): Promise<void> {
  await firstScreen(me.page)
  await me.isAt(contactField(me.page))
  await me.type(typed)
  await me.press('Enter')
}

/** A code that was sent to an address, after one that is wrong. */
async function enterCode(me: Keyboard, inbox: Inbox, contact: string): Promise<void> {
  const code = await inbox.codeFor(contact)
  await me.type(wrongCode(code))
  await dialog(me.page).getByText('Wrong code. 2 tries left.').first().waitFor()
  await me.isAt(codeField(me.page))
  await me.type(code)
}

function byEmail(finish: (me: Keyboard) => Promise<unknown>): Omit<Journey, 'prepare'> {
  let contact = ''
  return {
    opener: logInButton,
    async reach(me) {
      contact = newAddress()
      await give(me, contact)
      await me.isAt(codeField(me.page))
    },
    async finish(me, inbox) {
      await enterCode(me, inbox, contact)
      await finish(me)
      await sessionPage(me.page).waitFor()
    },
  }
}

function bySms(): Journey {
  let number = newNumber()
  return {
    open: BRITISH,
    opener: logInButton,
    async reach(me) {
      number = newNumber()
      const { page } = me
      await firstScreen(page)
      await me.isAt(contactField(page))
      await me.type(number.national)
      const british = countryList(page).getByRole('option', { name: 'United Kingdom +44' })
      await british.waitFor({ state: 'attached' })
      await me.press('Enter')
      await me.isAt(codeField(page))
    },
    async finish(me, inbox) {
      await enterCode(me, inbox, number.e164)
      await sessionPage(me.page).waitFor()
    },
  }
}

/** A device with a passkey of this person on it. */
function byPasskey(): Journey {
  let device: Awaited<ReturnType<typeof addAuthenticator>>
  return {
    prepare: holdFieldPasskeys,
    async before(_, page) {
      device = await addAuthenticator(page)
      await signUpWithPasskey(page)
      await page.getByRole('button', { name: 'Log out' }).click()
      await logInButton(page).waitFor()
    },
    opener: logInButton,
    async reach(me) {
      await device.wait()
      await firstScreen(me.page)
      await me.use(passkeyButton(me.page))
      await heading(me.page, 'Use your passkey').waitFor()
    },
    async finish(me) {
      await me.use(button(me.page, 'Cancel'))
      await firstScreen(me.page)
      await device.agree()
      await me.use(passkeyButton(me.page))
      await sessionPage(me.page).waitFor()
    },
  }
}

const byNewPasskey: Journey = {
  prepare: holdFieldPasskeys,
  before: (_, page) => addAuthenticator(page),
  opener: logInButton,
  async reach(me) {
    await firstScreen(me.page)
    await me.use(passkeyButton(me.page))
    await heading(me.page, 'No passkey found on this device').waitFor()
  },
  async finish(me) {
    await me.use(button(me.page, 'Create a new account with a passkey'))
    await sessionPage(me.page).waitFor()
  },
}

/** The passkey that is offered after a code, with a name. */
const byOfferedPasskey = (): Journey => ({
  ...byEmail(async (me) => {
    const { page } = me
    await heading(page, 'Skip the code next time').waitFor()
    await me.use(button(page, 'Save a passkey'))
    await me.isAt(dialog(page).getByRole('textbox', { name: 'Name' }))
    await me.press('ControlOrMeta+A')
    await me.type('Kitchen laptop')
    await me.press('Enter')
  }),
  prepare: holdFieldPasskeys,
  before: (_, page) => addAuthenticator(page),
})

function byWallet(name: string, add: (page: Page) => Promise<PageWallet>): Journey {
  let wallet: PageWallet
  return {
    async prepare(page) {
      wallet = await add(page)
    },
    opener: logInButton,
    async reach(me) {
      await firstScreen(me.page)
      await me.use(button(me.page, /wallet/i))
      await walletRows(me.page).filter({ hasText: name }).waitFor()
    },
    async finish(me) {
      const { page } = me
      wallet.refusal = { code: 4001 }
      await me.use(walletRows(page).filter({ hasText: name }))
      await heading(page, `You declined in ${name}`).waitFor()
      wallet.refusal = null
      await me.use(button(page, 'Try again'))
      await sessionPage(page).waitFor()
    },
  }
}

/** Each way to log in but those of a provider. */
export const loginJourneys = {
  'a code by email': () => byEmail(async () => undefined),
  'a code by text message': bySms,
  'a passkey': byPasskey,
  'a new passkey': () => byNewPasskey,
  'the passkey that is offered after a code': byOfferedPasskey,
  'an Ethereum wallet': async () => {
    const key = await createEthereumKey()
    return byWallet('Foxglove', (page) => addEthereumWallet(page, key))
  },
  'a Solana wallet': () => {
    const key = createSolanaKey()
    return byWallet('Harbor', (page) => addSolanaWallet(page, key))
  },
} satisfies Record<string, Meet>
