import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAccountStage } from '../../../test/support/accountStage.ts'
import { axeViolations } from '../../../test/support/axe.ts'
import type { Latchkit } from '../../core/latchkit.ts'
import { type Account, accountFromWire } from '../../core/wallet/account.ts'
import { paramsFromNewAccount } from '../../core/wallet/newAccount.ts'
import { signMessage, signTypedData } from '../../core/wallet/signing/actions.ts'
import { LatchkitProvider } from '../../react/LatchkitProvider.tsx'
import { useSigning } from '../../react/useSigning.ts'
import { AccountButton } from '../account/AccountPanel/AccountButton.tsx'
import { SignModal } from './SignModal.tsx'

let stage: Awaited<ReturnType<typeof createAccountStage>>
let kit: Latchkit
let account: Account

beforeAll(async () => {
  // it is loaded with the first request
  ;[stage] = await Promise.all([createAccountStage(), import('./SignDialog.tsx')])
})
afterAll(() => stage.stop())

beforeEach(async () => {
  kit = await stage.person()
  const accounts = [paramsFromNewAccount('ethereum')]
  await kit.submit('createWallet', { walletName: 'Everyday', accounts })
  const [first] = (await kit.query('listWalletAccounts', {})).accounts.map(accountFromWire)
  if (!first) throw new Error('no account was made')
  account = first
})

const show = (children: React.ReactNode) =>
  render(
    <StrictMode>
      <LatchkitProvider kit={kit}>{children}</LatchkitProvider>
    </StrictMode>,
  )

const ask = (message = 'Hello') => signMessage(kit, { account, message })
const signed = async () =>
  (await kit.query('listActivities', {})).activities.filter(({ type }) =>
    type.includes('SIGN_RAW_PAYLOAD'),
  ).length

/** The press of a person, as a browser makes it, this long after the page was loaded. */
function press(button: HTMLElement, timeStamp: number) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  for (const [name, value] of Object.entries({ isTrusted: true, timeStamp }))
    Object.defineProperty(event, name, { value })
  act(() => void button.dispatchEvent(event))
}

const action = () => screen.findByRole('button', { name: /^Sign/ })
const later = () => performance.now() + 60_000

/** Waits until presses count. */
const ready = () =>
  waitFor(() => expect(document.querySelector('[data-presses]')).not.toBeNull(), { timeout: 5000 })

test('asks in a dialog that is named and described, with the focus on its title', async () => {
  show(<SignModal />)
  expect(screen.queryByRole('dialog')).toBeNull()
  const result = ask()
  const dialog = await screen.findByRole('dialog')
  await action()
  expect(dialog).toHaveAccessibleName('Sign this message')
  expect(dialog).toHaveAccessibleDescription(
    /The signature is free and does not move funds by itself/,
  )
  await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus())
  expect(await axeViolations()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await result).toEqual({ cancelled: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('status')).toHaveTextContent('Declined. Nothing was signed.')
  expect(await signed()).toBe(0)
})

test('takes no press of a script, none in the first moment, and then that of a person', async () => {
  show(<SignModal />)
  const result = ask()
  const button = await action()
  // before it was shown
  press(button, 0)
  await ready()
  await userEvent.click(button)
  expect(button).toHaveAttribute('data-state', 'idle')
  expect(await signed()).toBe(0)
  press(await action(), later())
  expect(await result).toMatchObject({ signature: expect.stringMatching(/^0x/) })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const typedData = {
  types: { Guest: [{ name: 'badge', type: 'string' }], Visit: [{ name: 'guest', type: 'Guest' }] },
  primaryType: 'Visit',
  domain: { name: 'Trail Market' },
  message: { guest: { badge: 'Ridge loop' } },
}

test('what is loaded last counts: no answer is there before the tree, and no press soon after it', async () => {
  show(<SignModal />)
  const early: string[] = []
  const headings = new Set<string | null | undefined>()
  let cameAt = Number.NaN
  const watch = new MutationObserver(() => {
    headings.add(document.querySelector('[data-lk-title]')?.textContent)
    const isWhole = document.querySelector('[role="tree"]') !== null
    if (isWhole && Number.isNaN(cameAt)) cameAt = performance.now()
    const answers = document.querySelectorAll('[data-slot="actions"] button, [data-presses]')
    if (!isWhole && answers.length > 0) early.push(document.body.textContent)
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true })
  const result = signTypedData(kit, { account, typedData })
  const button = await action()
  await ready()
  watch.disconnect()
  expect(early).toEqual([])
  expect([...headings].filter(Boolean)).toEqual(['Reading the request', 'Sign structured data'])
  expect(screen.getByRole('treeitem', { name: 'badge Ridge loop' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Sign structured data' })).toHaveFocus()
  press(button, cameAt + 350)
  await ready()
  expect(button).toHaveAttribute('data-state', 'idle')
  press(button, later())
  expect(await result).toMatchObject({ v: expect.any(String) })
})

test('Escape declines', async () => {
  show(<SignModal />)
  const result = ask()
  await action()
  await userEvent.keyboard('{Escape}')
  expect(await result).toEqual({ cancelled: true })
})

test('the next request begins without the end of the last one', async () => {
  show(<SignModal />)
  const first = ask()
  await action()
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await first
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const second = ask('Once more')
  const dialog = await screen.findByRole('dialog')
  await action()
  expect(within(dialog).queryByText('Declined. Nothing was signed.')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await second
})

test('a press beside the card declines nothing', async () => {
  show(<SignModal />)
  const result = ask()
  await action()
  const backdrop = document.querySelector('[data-slot="backdrop"]')
  if (backdrop) await userEvent.click(backdrop)
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await result).toEqual({ cancelled: true })
})

test('says which of several it is, and asks the next one anew', async () => {
  show(<SignModal />)
  const results = [ask('one'), ask('two')]
  await screen.findByText('1 of 2')
  await ready()
  const before = performance.now()
  press(await action(), later())
  await screen.findByText('2 of 2')
  // the second press of a double click
  press(await action(), before + 120)
  expect(screen.getByText('2 of 2')).toBeVisible()
  await ready()
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await Promise.all(results)).toEqual([
    expect.objectContaining({ v: expect.any(String) }),
    { cancelled: true },
  ])
})

test('shows what went wrong at the service', async () => {
  show(<SignModal />)
  const stranger = { ...account, address: `0x${'11'.repeat(20)}` }
  const result = signMessage(kit, { account: stranger, message: 'Hello' }).catch(() => 'refused')
  await action()
  await ready()
  press(await action(), later())
  await screen.findByRole('heading', { name: 'We could not sign this' })
  expect(await result).toBe('refused')
  const [, close] = screen.getAllByRole('button', { name: 'Close' })
  if (close) await userEvent.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the account button asks where nothing else does, and only one of several', async () => {
  const view = show(
    <>
      <AccountButton />
      <AccountButton />
    </>,
  )
  const result = ask()
  await action()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  view.unmount()
  expect(await result).toEqual({ cancelled: true })
})

test('a modal that the app has placed goes before the account button', async () => {
  show(
    <>
      <AccountButton />
      <SignModal logo={<span>our logo</span>} />
    </>,
  )
  const result = ask()
  // the logo is there as soon as the request is read
  await action()
  expect(screen.getByText('our logo')).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await result).toEqual({ cancelled: true })
})

test('an app that draws its own is left to itself', async () => {
  function Own() {
    const { state, decline } = useSigning()
    return state.at === 'asking' ? (
      <button type="button" onClick={decline}>{`No, ${state.view.level}`}</button>
    ) : null
  }
  show(
    <>
      <AccountButton />
      <Own />
    </>,
  )
  const result = ask()
  await userEvent.click(await screen.findByRole('button', { name: /^No, / }))
  expect(await result).toEqual({ cancelled: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an app with a function of its own has no dialog of ours', async () => {
  const confirm = vi.fn(async () => false)
  kit = { ...kit, options: { ...kit.options, signing: { confirm } } }
  show(<SignModal />)
  expect(await ask()).toEqual({ cancelled: true })
  expect(confirm).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})
