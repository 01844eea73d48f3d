import type { Page } from 'playwright'
import { makeWallet, pageButton, ready, sign } from '../confirmation.ts'
import type { Keyboard } from '../keyboard.ts'
import { dialog, type Inbox } from '../person.ts'
import { accountButton, button, cardOf, loggedIn, WITH_WALLET } from './accountJourneys.ts'
import type { Journey, Meet } from './journey.ts'

const RECEIVER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const decline = (page: Page) => dialog(page).getByRole('button', { name: 'Decline' })
const outcome = (page: Page) => page.getByTestId('signed')

/** Something that is read, and then agreed to or declined. */
const asked = (asking: string, finish: (me: Keyboard) => Promise<unknown>): Journey => ({
  async before(inbox, page) {
    await loggedIn(inbox, page)
    await makeWallet(page)
  },
  opener: (page) => pageButton(page, asking),
  reach: isAsked,
  finish,
})

const signed = (asking: string) =>
  asked(asking, async ({ page, use }) => {
    await use(sign(page))
    await outcome(page).filter({ hasText: /^0x/ }).waitFor()
  })

const declined = (asking: string) =>
  asked(asking, async ({ page, use }) => {
    await use(decline(page))
    await outcome(page).filter({ hasText: 'Declined' }).waitFor()
  })

/** The title has the focus, never an answer, and presses count. */
async function isAsked(me: Keyboard): Promise<void> {
  await ready(me.page)
  await me.isAt(dialog(me.page).locator('[data-lk-title]'))
}

const request = (page: Page) => page.getByRole('dialog', { name: /^Send 0\.25 ETH to/ })
const sent = (page: Page) => page.getByRole('dialog', { name: 'Sent' })

async function withMoney(inbox: Inbox, page: Page): Promise<void> {
  await loggedIn(inbox, page)
  await page.getByRole('button', { name: 'Get 1 test ETH' }).click()
  await page.getByText('1 ETH is there.').waitFor()
}

/** Money is to be sent from the account, after a slip; the request is there. */
const sending = (finish: (me: Keyboard) => Promise<unknown>): Journey => ({
  open: WITH_WALLET,
  before: withMoney,
  opener: accountButton,
  async reach(me) {
    await cardOf(me.page).waitFor()
    await me.use(button(me.page, 'Send'))
    await dialog(me.page).getByLabel('Amount', { exact: true }).waitFor()
  },
  async finish(me) {
    const { page } = me
    const review = button(page, 'Review')
    await me.goTo(dialog(page).getByLabel('To', { exact: true }))
    await me.type('0x12')
    await me.use(review)
    await dialog(page).getByText('Enter a full address: 0x and 40 characters.').first().waitFor()
    await me.press('Shift+Tab')
    await me.goTo(dialog(page).getByLabel('To', { exact: true }))
    await me.press('ControlOrMeta+A')
    await me.type(RECEIVER)
    await me.goTo(dialog(page).getByLabel('Amount', { exact: true }))
    await me.type('0.25')
    await me.press('Enter')
    await request(page).getByText('Network fee').waitFor()
    await request(page).locator('[data-presses]').waitFor()
    await finish(me)
  },
})

const sentAway = () =>
  sending(async ({ page, use }) => {
    await use(request(page).getByRole('button', { name: 'Confirm and send' }))
    await sent(page).waitFor()
    await use(sent(page).getByRole('button', { name: 'Done' }))
    await cardOf(page).waitFor()
  })

const kept = () =>
  sending(async (me) => {
    await me.press('Escape')
    await request(me.page).waitFor({ state: 'detached' })
    await me.isAt(dialog(me.page).getByLabel('Amount', { exact: true }))
  })

/** What the person is asked to agree to. */
export const signingJourneys = {
  'a message that is signed': () => signed('Sign a message'),
  'a message that is declined': () => declined('Sign a message'),
  'typed data that is signed': () => signed('Sign a permission'),
  'typed data that is declined': () => declined('Sign a permission'),
  'a transaction that is sent': sentAway,
  'a transaction that is declined': kept,
} satisfies Record<string, Meet>
