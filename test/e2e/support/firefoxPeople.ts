import type { HTTPRequest, Page } from 'puppeteer-core'
import { createEthereumKey, createSolanaKey } from '../../support/fakeWallets.ts'
import { fill, forWallets, press, sees, typeInto, windowOpenedBy } from './firefox.ts'
import { type Inbox, newAddress } from './person.ts'
import { newNumber } from './phone.ts'
import { addEthereumWallet, addSolanaWallet } from './wallets.ts'

/** Somebody who logs in by one method, each time as the same person. */
export type Person = {
  /** What is there before the page loads. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** From the page to the last thing that the person does. */
  logIn(page: Page): Promise<unknown>
}

/** Opens the login and waits until all of it is there: what comes late moves the rest. */
async function openLogin(page: Page): Promise<void> {
  await press(page, 'Log in')
  await sees(page, 'button', 'Use a passkey')
}

/** With the keyboard alone. */
function byCode(inbox: Inbox, typed: string, contact: string): Person {
  return {
    async logIn(page) {
      await openLogin(page)
      await typeInto(page, 'Email or phone number', typed)
      await page.keyboard.press('Enter')
      await sees(page, 'textbox', '6-digit code')
      await typeInto(page, '6-digit code', await inbox.codeFor(contact))
    },
  }
}

/** Says at the provider who it is. */
async function agree(provider: Page, contact: string): Promise<void> {
  await fill(provider, 'Email', contact)
  await press(provider, 'Continue')
}

function inWindow(provider: string): Person {
  const contact = newAddress()
  return {
    async logIn(page) {
      await openLogin(page)
      const opened = await windowOpenedBy(page, () => press(page, `Continue with ${provider}`))
      const closed = new Promise((resolve) => opened.once('close', resolve))
      await sees(opened, 'textbox', 'Email')
      const isCutOff = await opened.evaluate(() => window.opener === null)
      await agree(opened, contact)
      await closed
      return { isCutOff }
    },
  }
}

/** The same, and the service is asked to trade what the provider gave. */
function inWindowWithTrade(provider: string): Person {
  const { logIn } = inWindow(provider)
  const isTrade = (request: HTTPRequest) => request.url().endsWith('/v1/oauth2_authenticate')
  return { logIn: (page) => Promise.all([page.waitForRequest(isTrade), logIn(page)]) }
}

function inTab(provider: string): Person {
  const contact = newAddress()
  return {
    prepare: (page) =>
      page.evaluateOnNewDocument(() => Object.assign(window, { open: () => null })),
    async logIn(page) {
      await openLogin(page)
      await press(page, `Continue with ${provider}`)
      await press(page, 'Continue in this tab')
      await agree(page, contact)
    },
  }
}

function byWallet(name: string, prepare: (page: Page) => Promise<unknown>): Person {
  return {
    prepare,
    async logIn(page) {
      await openLogin(page)
      await press(page, 'Connect a wallet')
      await press(page, name, 'wallet')
    },
  }
}

/** A new person for each method that Firefox is tested with. */
export const people = {
  'a code by email': (inbox) => {
    const contact = newAddress()
    return byCode(inbox, contact, contact)
  },
  'a code by SMS': (inbox) => {
    const { national, e164 } = newNumber()
    return byCode(inbox, national, e164)
  },
  'Google, in its window': () => inWindow('Google'),
  'Google, in the tab': () => inTab('Google'),
  'Apple, whose answer brings the token': () => inWindow('Apple'),
  'Facebook, whose code the page trades': () => inWindow('Facebook'),
  'X, whose code the service trades': () => inWindowWithTrade('X'),
  'Discord, likewise': () => inWindowWithTrade('Discord'),
  'an Ethereum wallet': async () => {
    const key = await createEthereumKey()
    return byWallet('Foxglove', (page) => addEthereumWallet(forWallets(page), key))
  },
  'a Solana wallet': () => {
    const key = createSolanaKey()
    return byWallet('Harbor', (page) => addSolanaWallet(forWallets(page), key))
  },
} satisfies Record<string, (inbox: Inbox) => Person | Promise<Person>>
