import { focusManager } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeKit, kitConfig, session } from '../../../../test/support/fakeKit.ts'
import type { Latchkit } from '../../../core/latchkit.ts'
import { ActivityNeedsConsensusError } from '../../../errors/activity.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { ExportScreen } from './ExportScreen.tsx'

afterEach(() => focusManager.setFocused(undefined))

const frame = { titleId: 'title', showsTitle: true, onClose: null, logo: null }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** The export of a wallet, for somebody who confirms by a code, or by a passkey where there is one. */
function open(authenticators: readonly object[] = []) {
  const { kit, setSession } = createFakeKit()
  setSession({ status: 'logged-in', session })
  kit.loadConfig.mockResolvedValue({ ...kitConfig, methods: ['email', 'passkey'] })
  const user = { userId: 'user-1', userEmail: 'mara@okafor.example', authenticators }
  kit.query.mockImplementation(async (name: string) =>
    name === 'getUser' ? { user } : { accounts: [] },
  )
  const fetch = async () => Response.json({ otpId: 'otp-1' })
  const shown: Latchkit = { ...kit, options: { ...kit.options, fetch, trust: { exportKey: '04' } } }
  const address = `0x${'11'.repeat(20)}`
  const subject = { walletId: 'w', address, name: 'Everyday' }
  render(
    <LatchkitProvider kit={shown}>
      <ExportScreen frame={frame} subject={subject} onBack={() => undefined} />
    </LatchkitProvider>,
  )
  return kit
}

/** The person comes back to the window, and what is asked again then fails. */
async function comeBackOffline({ query }: ReturnType<typeof open>) {
  query.mockClear()
  query.mockRejectedValue(new Error('away'))
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await waitFor(() =>
    expect(query).toHaveBeenCalledWith('getUser', expect.anything(), expect.anything()),
  )
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

test('what fails in the background is no fault of the code', async () => {
  const kit = open()
  await press('Send a code to mara@okafor.example')
  const field = await screen.findByRole('textbox', { name: '6-digit code' })
  await comeBackOffline(kit)
  expect(screen.queryByText(/We could not finish this/)).toBeNull()
  expect(field).toBeValid()
})

test('the way back from the code leads to where it was sent from, and nothing is exported', async () => {
  const kit = open()
  await press('Send a code to mara@okafor.example')
  await screen.findByRole('textbox', { name: '6-digit code' })
  await press('Cancel')
  await screen.findByRole('button', { name: 'Send a code to mara@okafor.example' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(kit.submit).not.toHaveBeenCalled()
})

test('says when it cannot be known how to confirm', async () => {
  const kit = open()
  kit.query.mockRejectedValue(new Error('away'))
  await screen.findByText('We could not finish this. Try again in a moment.')
  screen.getByRole('button', { name: 'Confirm with passkey' })
})

test('sends nobody to the browser before it is known how to confirm', async () => {
  const kit = open()
  kit.query.mockImplementation(() => new Promise(() => undefined))
  const button = await screen.findByRole('button', { name: 'Loading' })
  expect(button).toHaveAttribute('data-state', 'loading')
})

/** Confirms, once it is known how. */
async function confirmByPasskey() {
  const button = () => screen.getByRole('button', { name: 'Confirm with passkey' })
  await waitFor(() => expect(button()).toHaveAttribute('data-state', 'idle'))
  await userEvent.click(button())
}

test('an export that waits for others has not failed', async () => {
  const kit = open([{}])
  kit.submit.mockRejectedValue(new ActivityNeedsConsensusError({ activityId: 'a' }))
  await confirmByPasskey()
  await screen.findByText('The activity waits for the approval of others.')
  expect(screen.queryByText(/Try again/)).toBeNull()
})

test('an export that waits for a passkey ends when the other secret is chosen', async () => {
  const kit = open([{}])
  const signals: (AbortSignal | undefined)[] = []
  kit.submit.mockImplementation((_name, _parameters, options) => {
    signals.push(options?.signal)
    return new Promise(() => undefined)
  })
  await confirmByPasskey()
  await waitFor(() => expect(signals).toHaveLength(1))
  await press('Export one private key instead')
  expect(signals[0]?.aborted).toBe(true)
  expect(await screen.findByRole('heading', { name: 'Export private key' })).toBeVisible()
})
