import { act, render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import { type Account, accountFromWire } from '../../src/core/wallet/account.ts'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { signMessage } from '../../src/core/wallet/signing/actions.ts'
import { signingOf } from '../../src/core/wallet/signing/signingOf.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { SignModal } from '../../src/ui/signing/SignModal.tsx'
import { SignScreen } from '../../src/ui/signing/SignScreen.tsx'
import { createAccountStage } from '../support/accountStage.ts'

let stage: Awaited<ReturnType<typeof createAccountStage>>
let kit: Latchkit
let account: Account

beforeAll(async () => {
  ;[stage] = await Promise.all([
    createAccountStage(),
    import('../../src/ui/signing/SignDialog.tsx'),
  ])
  kit = await stage.person()
  const accounts = [paramsFromNewAccount('ethereum')]
  await kit.submit('createWallet', { walletName: 'Everyday', accounts })
  const [first] = (await kit.query('listWalletAccounts', {})).accounts.map(accountFromWire)
  if (!first) throw new Error('no account was made')
  account = first
})
afterAll(() => stage.stop())

const answered = (message: string) =>
  signMessage(kit, { account, message }).then((answer) => ('cancelled' in answer ? 'no' : 'yes'))
const idNow = () => {
  const state = signingOf(kit).state.getState()
  return state.at === 'asking' ? state.id : null
}

test('SignModal: a press right after the next request has come up answers nothing, and half a second later it does', async () => {
  render(
    <LatchkitProvider kit={kit}>
      <SignModal />
    </LatchkitProvider>,
  )
  const first = answered('one')
  const second = answered('two')
  let isSecondOver = false
  void second.then(() => {
    isSecondOver = true
  })
  const decline = await screen.findByRole('button', { name: 'Decline' })
  const firstId = idNow()
  act(() => decline.click())
  expect(await first).toBe('no')
  await waitFor(() => expect(idNow()).not.toBe(firstId))
  await waitFor(() => expect(idNow()).not.toBeNull())
  const next = await screen.findByRole('button', { name: 'Decline' })
  const shownAt = performance.now()
  act(() => next.click())
  act(() => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
  const isEarly = performance.now() - shownAt < 400
  if (isEarly) expect(isSecondOver).toBe(false)
  await waitFor(
    () => {
      act(() => screen.queryByRole('button', { name: 'Decline' })?.click())
      expect(isSecondOver).toBe(true)
    },
    { timeout: 5000, interval: 100 },
  )
  expect(await second).toBe('no')
  expect(performance.now() - shownAt).toBeGreaterThan(300)
})

test('SignScreen: a request that follows another one has no Close while it is read', async () => {
  const nothing = () => undefined
  const show = (isNext: boolean) => (
    <LatchkitProvider kit={kit}>
      <SignScreen
        state={{ at: 'reading', id: 7, place: { position: 2, count: 2 } }}
        frame={{ titleId: 'title', showsTitle: true, onClose: nothing, logo: null }}
        isNext={isNext}
        onApprove={nothing}
        onDeclineAll={nothing}
        onClose={nothing}
      />
    </LatchkitProvider>
  )
  const { rerender } = render(show(true))
  // neither while its words are loaded nor after
  expect(screen.queryAllByRole('button')).toEqual([])
  await screen.findByRole('heading', { name: 'Reading the request' })
  expect(screen.queryAllByRole('button')).toEqual([])
  rerender(show(false))
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible()
})

test('SignModal: "Decline all" is there while others wait, and ends all of them', async () => {
  render(
    <LatchkitProvider kit={kit}>
      <SignModal />
    </LatchkitProvider>,
  )
  const all = Promise.all(['one', 'two', 'three'].map(answered))
  const button = await screen.findByRole('button', { name: 'Decline all' })
  act(() => button.click())
  expect(await all).toEqual(['no', 'no', 'no'])
  const last = answered('four')
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Decline all' })).toBeNull()
  act(() => screen.getByRole('button', { name: 'Decline' }).click())
  expect(await last).toBe('no')
})
