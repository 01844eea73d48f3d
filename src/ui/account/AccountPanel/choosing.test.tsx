import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../../../test/support/accountStage.ts'
import { axeViolations } from '../../../../test/support/axe.ts'
import { manyAccounts } from '../../../../test/support/manyAccounts.ts'
import type { Latchkit } from '../../../core/latchkit.ts'
import type { LatchkitOptions } from '../../../core/options.ts'
import { importPrivateKey, importWallet } from '../../../core/wallet/importing/importSecret.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { AccountPanel } from './AccountPanel.tsx'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const ADDRESS = '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23'

let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  // loaded before, so that no test waits for it
  await import('./AccountPanelCard.tsx')
  await import('./WalletTaskContent.tsx')
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

const signup = { wallet: { accounts: ['ethereum', 'solana'] } } as const

const travel = (kit: Latchkit) =>
  importWallet(kit, { phrase: PHRASE, name: 'Travel', accounts: ['ethereum'] })
const oldKey = (kit: Latchkit) =>
  importPrivateKey(kit, { privateKey: KEY, name: 'Old key', chain: 'ethereum' })

/** The panel of somebody who has just signed up with a wallet, and has what is prepared besides. */
async function openPanel(
  prepare: (kit: Latchkit) => Promise<unknown>,
  options: Partial<LatchkitOptions> = {},
) {
  const kit = await stage.person({ signup, ...options })
  await prepare(kit)
  const person = userEvent.setup()
  render(
    <LatchkitProvider kit={kit}>
      <AccountPanel />
    </LatchkitProvider>,
  )
  await card('Everyday')
  const press = async (name: string | RegExp) =>
    person.click(await screen.findByRole('button', { name }))
  const choose = async (opener: string, item: string) => {
    await press(opener)
    await person.click(screen.getByRole('menuitem', { name: item }))
  }
  return { kit, person, press, choose }
}

const card = (name: string) => screen.findByRole('region', { name })
const rows = () =>
  screen
    .queryAllByRole('button', { name: /^Show (?!more|QR)/ })
    .map((row) => row.getAttribute('aria-label'))
const names = async (kit: Latchkit) =>
  (await kit.query('listWallets', {})).wallets.map(({ walletName }) => walletName)

test('a row that is chosen changes places with the card, and its name is read', async () => {
  const { press } = await openPanel(travel)
  expect(rows()).toEqual(['Show Everyday Solana', 'Show Travel Ethereum'])
  await press('Show Travel Ethereum')
  expect(screen.getByRole('heading', { name: 'Travel' })).toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Travel' })).toHaveAccessibleDescription(/Ethereum$/)
  expect(rows()).toEqual(['Show Everyday Ethereum', 'Show Everyday Solana'])
  await press('Show Everyday Solana')
  expect(screen.getByRole('heading', { name: 'Everyday' })).toHaveFocus()
  expect(rows()).toEqual(['Show Everyday Ethereum', 'Show Travel Ethereum'])
  expect(await axeViolations()).toEqual([])
})

test('by keyboard, a row is chosen as well, and its copy button is another stop', async () => {
  const { person } = await openPanel(travel)
  const row = await screen.findByRole('button', { name: 'Show Travel Ethereum' })
  row.focus()
  await person.tab()
  expect(screen.getByRole('button', { name: 'Copy Travel Ethereum address' })).toHaveFocus()
  await person.tab({ shift: true })
  await person.keyboard('{Enter}')
  await card('Travel')
  expect(screen.getByRole('heading', { name: 'Travel' })).toHaveFocus()
  await person.tab()
  expect(await card('Travel')).toContainElement(document.activeElement as HTMLElement)
})

test('what is done in the card is done with the wallet that was chosen', async () => {
  const { kit, person, press, choose } = await openPanel(travel)
  await press('Show Travel Ethereum')
  await choose('More about Travel', 'Rename')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Travel')
  await person.keyboard('Trips{Enter}')
  await card('Trips')
  expect(await names(kit)).toEqual(['Everyday', 'Trips'])

  await choose('Add an account', 'Bitcoin')
  await press('Show Trips Ethereum')

  await press('Export recovery phrase')
  await screen.findByText('Trips')
  await press('Export one private key instead')
  const list = await screen.findByRole('combobox', { name: 'Account' })
  expect(
    within(list)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Ethereum 0x58A5…1b25', expect.stringMatching(/^Bitcoin bc1/)])
  await press('Cancel')
  await card('Trips')
})

test('what was chosen is still there after an address was received at', async () => {
  const { press } = await openPanel(travel)
  await press('Show Travel Ethereum')
  await press('Receive')
  await screen.findByRole('img', {
    name: 'Code for the address 0x58A57ed9d8d624cBD12e2C467D34787555bB1b25',
  })
  await press('Back')
  await card('Travel')
  expect(rows()).toEqual(['Show Everyday Ethereum', 'Show Everyday Solana'])
})

test('what was chosen is still there when more accounts are loaded', async () => {
  const many = manyAccounts(250)
  const { press, person } = await openPanel(async () => undefined, {
    fetch: many.through(stage.send),
  })
  const fourth = screen.getAllByRole('button', { name: 'Show Everyday Ethereum' })[3]
  if (fourth) await person.click(fourth)
  const title = screen.getByRole('heading', { name: 'Everyday' })
  expect(title).toHaveFocus()
  for (let count = 10; count < 110; count += 10) await press('Show more')
  await waitFor(() => expect(rows()).toHaveLength(110))
  expect(many.asked()).toBe(2)
  // the same card: nothing has put another one there meanwhile
  expect(title).toBeInTheDocument()
})

test('when what was chosen is deleted, the first is there again', async () => {
  const { kit, person, press } = await openPanel(travel)
  await press('Show Travel Ethereum')
  const { wallets } = await kit.query('listWallets', {})
  const walletIds = wallets.filter((one) => one.walletName === 'Travel').map((one) => one.walletId)
  await kit.submit('deleteWallets', { walletIds, deleteWithoutExport: true })
  // a tab that is opened again reads what is there
  for (const name of ['Activity', 'Wallets']) await person.click(screen.getByRole('tab', { name }))
  await card('Everyday')
  await waitFor(() => expect(rows()).toEqual(['Show Everyday Solana']))
})

test('a key that was imported is there, and can be received at; it has no name to change', async () => {
  const { press } = await openPanel(oldKey)
  await press('Show Old key Ethereum')
  const own = within(await card('Old key'))
  own.getByText('Private key, Ethereum')
  expect(screen.getByRole('heading', { name: 'Old key' })).toHaveFocus()
  expect(own.queryByRole('button', { name: /^More about/ })).toBeNull()
  expect(own.queryByRole('button', { name: /proof|Verified|Not checked/i })).toBeNull()
  await press('Add an account')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Import a recovery phrase',
  ])
  expect(rows()).toEqual(['Show Everyday Ethereum', 'Show Everyday Solana'])
  await press('Receive')
  await screen.findByRole('img', { name: `Code for the address ${ADDRESS}` })
})

test('a key that was imported is exported by itself', async () => {
  const { kit, person, press } = await openPanel(oldKey)
  await press('Show Old key Ethereum')
  await press('Export private key')
  await screen.findByRole('heading', { name: 'Export private key' })
  screen.getByText('Old key')
  expect(screen.queryByRole('button', { name: /phrase/ })).toBeNull()
  expect(await axeViolations()).toEqual([])
  const state = kit.session.getState()
  const userId = state.status === 'logged-in' ? state.session.userId : ''
  const contact = (await kit.query('getUser', { userId })).user.userEmail ?? ''
  await press(`Send a code to ${contact}`)
  const field = await screen.findByRole('textbox', { name: '6-digit code' })
  await person.type(field, stage.codeFor(contact))
  await press('Show the key')
  await screen.findByText(`0x${KEY}`)
  await press('I saved it')
  await card('Old key')
  expect(document.documentElement.outerHTML).not.toContain(KEY.slice(0, 12))
})

test('a key without an address says so, and shows its public key', async () => {
  const { kit, press } = await openPanel(async (one) => {
    const made = { privateKeyName: 'Bare', curve: 'CURVE_P256' } as const
    const privateKeys = [{ ...made, privateKeyTags: [], addressFormats: [] }]
    await one.submit('createPrivateKeys', { privateKeys })
  })
  const [key] = (await kit.query('listPrivateKeys', {})).privateKeys
  await press('Show Bare')
  const own = within(await card('Bare'))
  own.getByText('Private key without an address. This is its public key.')
  const shown = document.querySelector('[data-slot="walletAddress"]')
  expect(shown?.textContent).toBe(key?.publicKey)
  expect(screen.queryByRole('button', { name: 'Receive' })).toBeNull()
  own.getByRole('button', { name: 'Copy Bare public key' })
})

test('a wallet without accounts is reached, and gets its first one', async () => {
  const { kit, press, choose } = await openPanel((one) =>
    one.submit('createWallet', { walletName: 'Empty', accounts: [] }),
  )
  await press('Show Empty')
  within(await card('Empty')).getByText('No accounts yet')
  await choose('Add an account', 'Ethereum')
  await screen.findByRole('button', { name: 'Copy Ethereum address' })
  await card('Empty')
  const { accounts } = await kit.query('listWalletAccounts', {})
  expect(accounts).toHaveLength(3)
})
