import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createFakeKit, session } from '../../../../test/support/fakeKit.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { AccountButton } from './AccountButton.tsx'

const next = { ...session, organizationId: 'org-2', userId: 'user-2' }
const time = { seconds: '1', nanos: '0' }

beforeAll(async () => {
  // what the dialog loads takes a while the first time
  await import('./AccountDialog.tsx')
  await import('./WalletTaskContent.tsx')
})

// what is said of a logout stays for a while
afterEach(() => document.querySelector('body > [role="status"]')?.remove())

/** The account of somebody without a wallet, opened. */
async function open(beside: ReactNode = null) {
  const { kit, setSession } = createFakeKit()
  const lists = { wallets: [], accounts: [], privateKeys: [] }
  const user = {
    authenticators: [],
    apiKeys: [],
    userTags: [],
    oauthProviders: [],
    mfaPolicies: [],
  }
  kit.query.mockImplementation(async (name: string, { userId }: { userId?: string } = {}) =>
    name === 'getUser'
      ? { user: { ...user, userId, userName: userId, createdAt: time, updatedAt: time } }
      : lists,
  )
  setSession({ status: 'logged-in', session })
  const person = userEvent.setup()
  render(
    <LatchkitProvider kit={kit}>
      {beside}
      <AccountButton />
    </LatchkitProvider>,
  )
  await person.click(screen.getByRole('button', { name: 'Your account' }))
  await screen.findByRole('button', { name: 'Import a recovery phrase' })
  return { person, kit, setSession }
}

const change = async (change: () => void) => {
  act(change)
  // all that the change loads and draws
  await act(() => new Promise((done) => requestAnimationFrame(done)))
}

test('the account of who logs in next does not open by itself', async () => {
  const { setSession } = await open()
  await change(() => setSession({ status: 'logged-out', reason: 'logged-out' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await change(() => setSession({ status: 'logged-in', session: next }))
  await screen.findByRole('button', { name: 'Your account' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what one person typed is not there for another one whose session takes over', async () => {
  const { person, setSession } = await open()
  await person.click(screen.getByRole('button', { name: 'Import a recovery phrase' }))
  await person.type(await screen.findByRole('textbox', { name: 'Word 1' }), 'legal')
  await change(() => setSession({ status: 'logged-in', session: next }))
  expect(screen.queryByDisplayValue('legal')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a renewed session leaves what is open as it is', async () => {
  const { person, setSession } = await open()
  await person.click(screen.getByRole('button', { name: 'Import a recovery phrase' }))
  await person.type(await screen.findByRole('textbox', { name: 'Word 1' }), 'legal')
  const renewed = { ...session, publicKeyHex: `${session.publicKeyHex.slice(0, -2)}00` }
  await change(() => setSession({ status: 'logged-in', session: renewed }))
  expect(screen.getByDisplayValue('legal')).toBeVisible()
})

test('after a logout in there the focus goes on beside the button that is gone', async () => {
  const { person, kit, setSession } = await open(<button type="button">Beside</button>)
  kit.logOut.mockImplementation(async () => {
    setSession({ status: 'logged-out', reason: 'logged-out' })
    return undefined
  })
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus())
})

test('a logout in there is said by a region that was there before and outlives it', async () => {
  const { person, kit, setSession } = await open()
  const before = [...document.querySelectorAll('[role="status"]')]
  kit.logOut.mockImplementation(async () => {
    setSession({ status: 'logged-out', reason: 'logged-out' })
    return undefined
  })
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }))
  const region = await screen.findByText('Logged out')
  expect(before).toContain(region)
  expect(region.closest('.lk-root')).not.toBeNull()
})

test.each([
  ['it is closed', null],
  ['the session ends by itself', { status: 'expired' }],
] as const)('nothing is said of a logout where %s, and nothing is left', async (_name, ended) => {
  const { person, setSession } = await open()
  const heard: string[] = []
  const listen = new MutationObserver(() => heard.push(document.body.textContent))
  listen.observe(document.body, { subtree: true, childList: true, characterData: true })
  if (ended) await change(() => setSession(ended))
  else await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.querySelector('[role="status"]')).toBeNull())
  listen.disconnect()
  expect(heard.filter((text) => text.includes('Logged out'))).toEqual([])
})
