import type { Page } from 'playwright'
import type { Keyboard } from '../keyboard.ts'
import { addAuthenticator, signUpWithPasskey } from '../passkeys.ts'
import { dialog, newAddress } from '../person.ts'
import { accountButton, button, cardOf, loggedIn, logInAs, WITH_WALLET } from './accountJourneys.ts'
import type { Journey, Meet } from './journey.ts'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const KEY = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'

const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })

/** From the account to what an export means. */
async function beginExport({ page, use }: Keyboard): Promise<void> {
  await cardOf(page).waitFor()
  await use(button(page, 'Export recovery phrase'))
  await heading(page, 'Export recovery phrase').waitFor()
}

/** The words are shown, hidden, shown again, copied, and left behind. */
async function see({ page, use }: Keyboard): Promise<void> {
  await heading(page, 'Your recovery phrase').waitFor()
  await use(button(page, 'Show the words'))
  await dialog(page).getByRole('list', { name: '12 words' }).waitFor()
  await use(button(page, 'Hide now'))
  await use(button(page, 'Show the words'))
  await use(button(page, 'Copy, clears in 60 seconds'))
  await button(page, 'Copied').waitFor()
  await use(button(page, 'I wrote it down'))
  await cardOf(page).waitFor()
}

function exportByPasskey(): Journey {
  let device: Awaited<ReturnType<typeof addAuthenticator>>
  return {
    async before(_, page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      device = await addAuthenticator(page)
      await signUpWithPasskey(page)
      await page.locator('dialog').waitFor({ state: 'detached' })
      await accountButton(page).click()
      await button(page, 'Create a wallet').click()
      await cardOf(page).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
    },
    opener: accountButton,
    reach: beginExport,
    async finish(me) {
      const { page, use } = me
      await button(page, 'Confirm with passkey').waitFor()
      await device.decline()
      await use(button(page, 'Confirm with passkey'))
      await dialog(page).getByText('No passkey was used. Nothing was exported.').first().waitFor()
      await device.agree()
      await use(button(page, 'Confirm with passkey'))
      await see(me)
    },
  }
}

function exportByCode(): Journey {
  const address = newAddress()
  return {
    open: WITH_WALLET,
    async before(inbox, page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await logInAs(inbox, page, address)
    },
    opener: accountButton,
    reach: beginExport,
    async finish(me, inbox) {
      const { page, use } = me
      await use(button(page, 'Export one private key instead'))
      await heading(page, 'Export private key').waitFor()
      await use(button(page, 'Export the recovery phrase instead'))
      await use(button(page, `Send a code to ${address}`))
      await me.isAt(dialog(page).getByRole('textbox', { name: '6-digit code' }))
      await me.type(await inbox.codeFor(address))
      await see(me)
    },
  }
}

/** Word by word, one of them with a slip. */
const importPhrase: Journey = {
  before: loggedIn,
  opener: accountButton,
  async reach(me) {
    await me.use(button(me.page, 'Import a recovery phrase'))
    await me.isAt(wordField(me.page, 1))
  },
  async finish(me) {
    const { page } = me
    await me.type(PHRASE.replace('winner', 'winnr'))
    await dialog(page)
      .getByText('Word 2, “winnr”, is not in the list. Did you mean')
      .first()
      .waitFor()
    await me.use(button(page, 'winner'))
    await me.use(button(page, 'Import wallet'))
    await cardOf(page, 'Imported wallet').waitFor()
  },
}

const wordField = (page: Page, number: number) =>
  dialog(page).getByRole('textbox', { name: `Word ${number}`, exact: true })

const importKey: Journey = {
  ...importPhrase,
  async finish(me) {
    const { page } = me
    await me.use(button(page, 'Use a private key instead'))
    await me.isAt(dialog(page).getByRole('textbox', { name: 'Private key' }))
    await me.type('0x12')
    await me.press('Enter')
    await dialog(page).locator('[aria-invalid="true"]').waitFor()
    await me.press('ControlOrMeta+A')
    await me.type(KEY)
    await me.use(button(page, 'Import key'))
    await cardOf(page, 'Imported key').waitFor()
  },
}

/** What takes a secret out of the account, or into it. */
export const secretJourneys = {
  'the export of a phrase, by a passkey': exportByPasskey,
  'the export of a phrase, by a code': exportByCode,
  'the import of a phrase': () => importPhrase,
  'the import of a key': () => importKey,
} satisfies Record<string, Meet>
