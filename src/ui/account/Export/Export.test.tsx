import { createKeyPairSignerFromBytes, getBase58Encoder } from '@solana/kit'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAccountStage } from '../../../../test/support/accountStage.ts'
import { axeViolations } from '../../../../test/support/axe.ts'
import { importWallet } from '../../../core/wallet/importing/importSecret.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { AccountPanel } from '../AccountPanel/AccountPanel.tsx'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  // loaded before, so that no test waits for it
  await import('../AccountPanel/AccountPanelCard.tsx')
  await import('../AccountPanel/WalletTaskContent.tsx')
  stage = await createAccountStage()
})
afterAll(() => stage.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const page = () => document.documentElement.outerHTML
const words = () => screen.queryByRole('list', { name: '12 words' })

/** Somebody without a passkey, who has just opened the export of a wallet. */
async function openExport(accounts: readonly ('ethereum' | 'solana')[] = ['ethereum']) {
  const kit = await stage.person()
  await importWallet(kit, { phrase: PHRASE, name: 'Everyday', accounts })
  const state = kit.session.getState()
  const userId = state.status === 'logged-in' ? state.session.userId : ''
  const { user } = await kit.query('getUser', { userId })
  const { unmount } = render(
    <StrictMode>
      <LatchkitProvider kit={kit}>
        <AccountPanel />
      </LatchkitProvider>
    </StrictMode>,
  )
  await press('Export recovery phrase')
  await screen.findByRole('heading', { name: 'Export recovery phrase' })
  return { kit, unmount, contact: user.userEmail ?? '' }
}

/** Confirms by code, up to the covered secret. */
async function confirmByCode(contact: string) {
  await press(`Send a code to ${contact}`)
  const field = await screen.findByRole('textbox', { name: '6-digit code' })
  await userEvent.type(field, stage.codeFor(contact))
}

async function openCovered() {
  const opened = await openExport()
  await confirmByCode(opened.contact)
  await screen.findByRole('heading', { name: 'Your recovery phrase' })
  return opened
}

test('shows the words only when asked, and hides them again', async () => {
  await openCovered()
  expect(page()).not.toMatch(/sausage|yellow/)
  expect(await axeViolations()).toEqual([])
  await press('Show the words')
  await waitFor(() => expect(words()).toBeVisible())
  const items = within(words() ?? document.body).getAllByRole('listitem')
  expect(items.map((item) => item.textContent?.replace(/^\d+/, '')).join(' ')).toBe(PHRASE)
  expect(screen.getByRole('heading', { name: 'Your recovery phrase' })).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(await axeViolations()).toEqual([])
  await press('Hide now')
  expect(page()).not.toMatch(/sausage|yellow/)
  expect(screen.getByRole('status')).toHaveTextContent('Hidden again.')
})

test.each([
  ['another window comes to the front', () => fireEvent.blur(window)],
  ['the page is left', () => fireEvent(window, new Event('pagehide'))],
  [
    'another tab comes to the front',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      fireEvent(document, new Event('visibilitychange'))
    },
  ],
])('hides the words when %s', async (_, leave) => {
  await openCovered()
  await press('Show the words')
  await waitFor(() => expect(page()).toContain('sausage'))
  leave()
  expect(page()).not.toMatch(/sausage|yellow/)
  await screen.findByRole('button', { name: 'Show the words' })
})

test('hides the words after a minute', async () => {
  await openCovered()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    await press('Show the words')
    await waitFor(() => expect(page()).toContain('sausage'))
    await act(() => vi.advanceTimersByTimeAsync(50_000))
    expect(page()).toContain('sausage')
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(page()).not.toMatch(/sausage|yellow/)
  } finally {
    vi.useRealTimers()
  }
})

test('leaves no word in the page when it is closed', async () => {
  await openCovered()
  await press('Show the words')
  await waitFor(() => expect(page()).toContain('sausage'))
  await press('I wrote it down')
  await screen.findByRole('tablist')
  expect(page()).not.toMatch(/sausage|yellow/)
})

test('a wrong code is said, and the next one is taken', async () => {
  const { contact } = await openExport()
  await press(`Send a code to ${contact}`)
  const field = await screen.findByRole('textbox', { name: '6-digit code' })
  const right = stage.codeFor(contact)
  await userEvent.type(field, right.startsWith('0') ? '100000' : '000000')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Wrong code/))
  await userEvent.clear(field)
  await userEvent.type(field, right)
  await screen.findByRole('heading', { name: 'Your recovery phrase' })
})

test('exports the private key of the account instead', async () => {
  const { contact } = await openExport()
  await press('Export one private key instead')
  await screen.findByRole('heading', { name: 'Export private key' })
  await confirmByCode(contact)
  await screen.findByRole('heading', { name: 'Your private key' })
  expect(page()).not.toMatch(/[0-9a-f]{64}/)
  await press('Show the key')
  await waitFor(() => expect(page()).toMatch(/0x[0-9a-f]{64}/))
  await press('I saved it')
  expect(page()).not.toMatch(/[0-9a-f]{64}/)
})

test('exports the key of another account of the wallet, as the wallets of Solana take it', async () => {
  const { kit, contact } = await openExport(['ethereum', 'solana'])
  const { accounts } = await kit.query('listWalletAccounts', {})
  const address = accounts.find(({ curve }) => curve === 'CURVE_ED25519')?.address ?? ''
  await press('Export one private key instead')
  const list = await screen.findByRole('combobox', { name: 'Account' })
  const name = `Solana ${address.slice(0, 4)}…${address.slice(-4)}`
  await userEvent.selectOptions(list, name)
  expect(await axeViolations()).toEqual([])
  await confirmByCode(contact)
  await press('Show the key')
  const item = await waitFor(() => screen.getByText(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/))
  const text = item.textContent ?? ''
  const { address: own } = await createKeyPairSignerFromBytes(
    Uint8Array.from(getBase58Encoder().encode(text)),
  )
  expect(own).toBe(address)
  await press('I saved it')
  expect(page()).not.toContain(text.slice(0, 12))
})

test('goes back to the wallets, and asks for nothing', async () => {
  const { kit } = await openExport()
  await press('Cancel')
  await screen.findByRole('tablist')
  const { wallets } = await kit.query('listWallets', {})
  expect(wallets).toMatchObject([{ exported: false }])
})
