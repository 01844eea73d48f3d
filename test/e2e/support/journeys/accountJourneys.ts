import type { Page } from 'playwright'
import type { Keyboard } from '../keyboard.ts'
import { addAuthenticator } from '../passkeys.ts'
import { dialog, type Inbox, logIn, newAddress } from '../person.ts'
import { BRITISH, newNumber } from '../phone.ts'
import type { Journey, Meet } from './journey.ts'

export const accountButton = (page: Page) => page.getByRole('button', { name: 'Your account' })
export const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name })
const panel = (page: Page, name: string) => dialog(page).getByRole('tabpanel', { name })
const note = (page: Page, text: string | RegExp) =>
  dialog(page).locator('.lk-note', { hasText: text }).waitFor()

/** A sign-up that makes a wallet too. */
export const WITH_WALLET = { path: '/preview.html?signup=wallet' } as const

/** Logs in, and waits until nothing of that is left. */
export async function logInAs(inbox: Inbox, page: Page, address: string): Promise<void> {
  await logIn(inbox, page, address)
  await page.locator('dialog').waitFor({ state: 'detached' })
}

export const loggedIn = (inbox: Inbox, page: Page) => logInAs(inbox, page, newAddress())

/** The wallet of the account is there. */
export const cardOf = (page: Page, name = 'Everyday') => dialog(page).getByRole('region', { name })

/** Goes to a tab by the arrows. */
async function choose(me: Keyboard, name: string): Promise<void> {
  await me.goTo(dialog(me.page).getByRole('tab', { selected: true }))
  while ((await tab(me.page, name).getAttribute('aria-selected')) !== 'true')
    await me.press('ArrowRight')
  await me.isAt(tab(me.page, name))
  await panel(me.page, name).waitFor()
}

/** Chooses in the menu that a button opens. */
async function chooseIn(me: Keyboard, name: string | RegExp, item: string): Promise<void> {
  await me.use(button(me.page, name))
  const wanted = me.page.getByRole('menuitem', { name: item, exact: true })
  await me.isAt(me.page.getByRole('menuitem').first())
  while (!(await wanted.evaluate((it) => it === document.activeElement)))
    await me.press('ArrowDown')
  await me.press('Enter')
}

/** The account of somebody, open at one of its tabs. */
const atTab = (name: string, finish: Journey['finish']): Journey => ({
  before: loggedIn,
  opener: accountButton,
  async reach(me) {
    await dialog(me.page).getByRole('tablist').waitFor()
    await choose(me, name)
  },
  finish,
})

const wallets = atTab('Wallets', async (me) => {
  const { page } = me
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await me.use(button(page, 'Create a wallet'))
  await cardOf(page).waitFor()
  await note(page, 'Wallet created.')
  await me.use(button(page, 'Copy Ethereum address'))
  // it takes the browser a moment, and nobody says it who is gone by then
  const said = dialog(page).getByRole('status').filter({ hasText: 'Copied' })
  await said.waitFor({ state: 'attached' })
  await me.use(button(page, 'Receive'))
  await me.use(button(page, 'Copy address'))
  await button(page, 'Copied').waitFor()
  await me.use(button(page, 'Back'))
  await me.isAt(tab(page, 'Wallets'))
  await chooseIn(me, 'More about Everyday', 'Rename')
  await me.isAt(dialog(page).getByRole('textbox', { name: 'Name' }))
  await me.type('Travel')
  await me.press('Enter')
  await note(page, 'Renamed to Travel.')
  await chooseIn(me, 'Add an account', 'Bitcoin')
  await note(page, 'Bitcoin account added.')
})

function loginMethods(): Journey {
  const number = newNumber()
  const journey = atTab('Login methods', async (me, inbox) => {
    const { page } = me
    await me.use(button(page, 'Add Text message code'))
    await me.isAt(dialog(page).getByRole('textbox', { name: 'Phone number' }))
    await me.type(number.national)
    await me.press('Enter')
    await me.isAt(dialog(page).getByRole('textbox', { name: '6-digit code' }))
    await me.type(await inbox.codeFor(number.e164))
    await note(page, 'Added Text message code.')
    await me.use(button(page, 'Change Text message code'))
    await me.use(button(page, 'Remove'))
    await dialog(page).getByText('You can still log in with Email code.').waitFor()
    await me.use(button(page, 'Remove'))
    await note(page, 'Removed Text message code.')
    await me.use(button(page, 'Change Email code'))
    await me.use(button(page, 'Remove'))
    await note(page, 'Add another way to log in before you remove this one.')
  })
  return { ...journey, open: BRITISH }
}

const passkeys: Journey = {
  ...atTab('Passkeys', async (me) => {
    const { page } = me
    const [more, question] = [/^More about/, /^Remove .*\?$/]
    await me.use(button(page, 'Add a passkey'))
    await note(page, /^Saved /)
    await chooseIn(me, more, 'Rename')
    await me.isAt(dialog(page).getByRole('textbox', { name: 'Name' }))
    await me.type('Laptop')
    await me.press('Enter')
    await note(page, 'Renamed to Laptop.')
    await chooseIn(me, more, 'Rename')
    await me.use(button(page, 'Cancel'))
    await chooseIn(me, more, 'Remove')
    await dialog(page).getByText(question).waitFor()
    await me.use(button(page, 'Keep'))
    await chooseIn(me, more, 'Remove')
    await me.use(button(page, 'Remove'))
    await note(page, 'Removed Laptop.')
  }),
  async before(inbox, page) {
    await loggedIn(inbox, page)
    await addAuthenticator(page)
  },
}

function sessions(): Journey {
  const address = newAddress()
  return {
    ...atTab('Sessions', async (me) => {
      const { page } = me
      await me.use(button(page, 'Stay logged in'))
      await note(page, 'You stay logged in.')
      await me.use(button(page, /^End .*Email code/))
      await note(page, 'Ended.')
      await dialog(page)
        .getByText('You are only logged in here, and there are no API keys.')
        .waitFor()
    }),
    async before(inbox, page) {
      const other = await page.context().browser()?.newContext()
      const elsewhere = await other?.newPage()
      if (!other || !elsewhere) throw new Error('no other browser')
      await elsewhere.goto(page.url())
      await logIn(inbox, elsewhere, address)
      await other.close()
      await logInAs(inbox, page, address)
    },
  }
}

const activity = atTab('Activity', async (me) => {
  await me.press('Home')
  await me.isAt(tab(me.page, 'Wallets'))
  await me.press('ArrowLeft')
  await me.isAt(tab(me.page, 'Activity'))
})

const badge = (page: Page) => cardOf(page).getByRole('button', { name: /^Verified, development/ })
const details = (page: Page) => page.getByRole('dialog', { name: /made by a development service/ })

/** What says that an address was checked, and by whom. */
const proof: Journey = {
  open: WITH_WALLET,
  async before(inbox, page) {
    await loggedIn(inbox, page)
    await accountButton(page).click()
    await badge(page).waitFor()
  },
  opener: badge,
  reach: ({ page }) => details(page).waitFor(),
  async finish(me) {
    const { page } = me
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await me.use(details(page).getByRole('button', { name: 'Copy the proof' }))
    await details(page).getByRole('button', { name: 'Copied' }).waitFor()
    await me.use(details(page).getByRole('button', { name: 'Done' }))
  },
}

export const accountJourneys = {
  wallets: () => wallets,
  'login methods': loginMethods,
  passkeys: () => passkeys,
  sessions,
  activity: () => activity,
  'the proof of an address': () => proof,
} satisfies Record<string, Meet>
