import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../../../test/support/accountStage.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { AccountButton } from './AccountButton.tsx'
import { AccountPanel } from './AccountPanel.tsx'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0.0.0 Safari/537.36'

let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  // what the panel loads takes a while the first time
  await import('./AccountPanelCard.tsx')
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

/** The panel of somebody who has just logged in. */
async function openPanel() {
  const kit = await stage.person({ fetch: stage.sendAs(MAC) })
  const person = userEvent.setup()
  render(
    <StrictMode>
      <LatchkitProvider kit={kit}>
        <AccountPanel />
      </LatchkitProvider>
    </StrictMode>,
  )
  await screen.findByRole('tablist')
  return { kit, person }
}

const choose = (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(screen.getByRole('tab', { name }))
const press = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(await screen.findByRole('button', { name }))

test('makes a first wallet, shows its whole address, and a code of it to scan', async () => {
  const { kit, person } = await openPanel()
  await press(person, 'Create a wallet')
  const card = await screen.findByRole('region', { name: 'Everyday' })
  const { accounts } = await kit.query('listWalletAccounts', {})
  const [ethereum, solana] = accounts.map(({ address }) => address)
  expect(card).toHaveTextContent(`${ethereum}`)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('listitem')).toHaveTextContent(`${solana?.slice(0, 4)}`)

  await press(person, 'Receive')
  const receive = screen.getByRole('region', { name: 'Receive' })
  expect(receive).toHaveTextContent(`${ethereum}`)
  await within(receive).findByRole('img', { name: `Code for the address ${ethereum}` })
  await press(person, 'Copy address')
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(ethereum))
  await press(person, 'Back')
  await screen.findByRole('region', { name: 'Everyday' })
})

test('lists what was done, the newest first', async () => {
  const { kit, person } = await openPanel()
  await kit.submit('createWallet', { walletName: 'Savings', accounts: [] })
  await choose(person, 'Activity')
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Create wallet')
  expect(rows[0]).toHaveTextContent('Done')
})

test('shows the session of this browser, and that there is no other', async () => {
  const { person } = await openPanel()
  await choose(person, 'Sessions')
  await screen.findByText('You are only logged in here, and there are no API keys.')
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Chrome on macOS.*Email code\. Ends in \d+:\d\d\./,
  )
  screen.getByText(/^Logged in with an email code\. Session ends in \d+:\d\d\.$/)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull()
})

test('says who is logged in, has the login methods and the passkeys, and lets go', async () => {
  const { person } = await openPanel()
  await screen.findByRole('heading', { name: /@okafor\.example$/ })
  await choose(person, 'Login methods')
  await screen.findByRole('button', { name: 'Change Email code' })
  await choose(person, 'Passkeys')
  await screen.findByText('No passkeys yet. Save one to log in without a code.')
  await press(person, 'Log out')
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull())
})

test('shows nothing while nobody is logged in', () => {
  renderWithKit(
    <>
      <AccountPanel />
      <AccountButton />
    </>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('tablist')).toBeNull()
})

test('opens from its button, in a dialog with the name of whoever is logged in', async () => {
  const kit = await stage.person()
  render(
    <LatchkitProvider kit={kit}>
      <AccountButton />
    </LatchkitProvider>,
  )
  const person = userEvent.setup()
  await press(person, 'Your account')
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toHaveAccessibleName(/@okafor\.example$/))
  await person.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
