import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { axeViolations } from '../../../test/support/axe.ts'
import { createFakeKit, session } from '../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../test/support/renderWithKit.tsx'
import { KeyStoreUnavailableError } from '../../errors/keys.ts'
import { NetworkFailedError } from '../../errors/network.ts'
import { SessionRefusedError } from '../../errors/session.ts'
import { SessionBanner } from './SessionBanner.tsx'

const live = { ...session, startedAtMs: 0 }

/** A page of somebody whose session ends in so many seconds. */
async function show(secondsLeft: number) {
  const nowMs = () => session.expiresAtMs - secondsLeft * 1000
  const fake = createFakeKit(nowMs)
  const view = renderWithKit(
    <>
      <button type="button">Save</button>
      <SessionBanner />
    </>,
    {},
    fake,
  )
  await act(async () => fake.setSession({ status: 'logged-in', session: live }))
  return { ...fake, ...view }
}

const banner = () => screen.findByRole('region', { name: 'Your session' })
const noBanner = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull())
const button = (name: string) => screen.getByRole('button', { name })

test('comes a minute before the end, without taking the focus, and is said once', async () => {
  await show(54)
  expect(await banner()).toHaveTextContent('You will be logged out in 0:54')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('You will be logged out in 54 seconds.'),
  )
  expect(document.body).toHaveFocus()
  expect(await axeViolations()).toEqual([])
})

test('is not there before', async () => {
  await show(61)
  expect(screen.queryByRole('region')).toBeNull()
})

test('renews the session, says so for a moment, and is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { kit, setSession } = await show(54)
  await banner()
  const renewed = { ...live, publicKeyHex: '02new', expiresAtMs: live.expiresAtMs + 900_000 }
  kit.sessions.refresh.mockImplementation(async () => {
    setSession({ status: 'logged-in', session: renewed })
    return renewed
  })
  await userEvent.click(button('Stay logged in'))
  expect(await banner()).toHaveTextContent('You stay logged in.')
  expect(screen.getByRole('status')).toHaveTextContent('You stay logged in.')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await noBanner()
  vi.useRealTimers()
})

test('is gone when another tab has renewed the session', async () => {
  const { setSession } = await show(54)
  await banner()
  const renewed = { ...live, publicKeyHex: '02new', expiresAtMs: live.expiresAtMs + 900_000 }
  act(() => setSession({ status: 'logged-in', session: renewed }))
  await noBanner()
})

test('logs out', async () => {
  const { kit } = await show(54)
  await banner()
  await userEvent.click(button('Log out'))
  expect(kit.logOut).toHaveBeenCalledOnce()
})

test('logs out without its key, when that cannot be removed', async () => {
  const { kit, setSession } = await show(54)
  await banner()
  kit.logOut.mockImplementationOnce(async () => {
    setSession({ status: 'logged-out', reason: 'logged-out' })
    throw new KeyStoreUnavailableError()
  })
  await userEvent.click(button('Log out'))
  await noBanner()
})

test('lets try again what did not go through, and not what was refused', async () => {
  const { kit } = await show(54)
  await banner()
  kit.sessions.refresh.mockRejectedValueOnce(new NetworkFailedError())
  await userEvent.click(button('Stay logged in'))
  await waitFor(async () => expect(await banner()).toHaveTextContent('did not go through'))
  kit.sessions.refresh.mockRejectedValueOnce(new SessionRefusedError())
  await userEvent.click(button('Stay logged in'))
  await waitFor(async () => expect(await banner()).toHaveTextContent('cannot be renewed'))
  expect(screen.queryByRole('button', { name: 'Stay logged in' })).toBeNull()
})

test('is reached by F6, and left by it to where the person was', async () => {
  await show(54)
  await banner()
  button('Save').focus()
  await userEvent.keyboard('{F6}')
  expect(button('Stay logged in')).toHaveFocus()
  await userEvent.keyboard('{F6}')
  expect(button('Save')).toHaveFocus()
})

test('gives the focus back to where the person was, once it has renewed', async () => {
  const { kit, setSession } = await show(54)
  await banner()
  const renewed = { ...live, publicKeyHex: '02new', expiresAtMs: live.expiresAtMs + 900_000 }
  kit.sessions.refresh.mockImplementation(async () => {
    setSession({ status: 'logged-in', session: renewed })
    return renewed
  })
  button('Save').focus()
  await userEvent.keyboard('{F6}{Enter}')
  expect(await banner()).toHaveTextContent('You stay logged in.')
  await waitFor(() => expect(button('Save')).toHaveFocus())
})

test('gives the focus back when another tab takes the banner away', async () => {
  const { setSession } = await show(54)
  await banner()
  button('Save').focus()
  await userEvent.keyboard('{F6}')
  const renewed = { ...live, publicKeyHex: '02new', expiresAtMs: live.expiresAtMs + 900_000 }
  act(() => setSession({ status: 'logged-in', session: renewed }))
  await noBanner()
  expect(button('Save')).toHaveFocus()
})

test.each([
  [{ status: 'expired' }, 'Log in again to continue', 'after 15 minutes'],
  [{ status: 'logged-out', reason: 'key-lost' }, 'Log in again to continue', 'cleared the key'],
  [
    { status: 'logged-out', reason: 'logged-out-elsewhere' },
    'You logged out in another tab',
    'This tab is logged out too.',
  ],
] as const)('tells how a session ended that was in use: %j', async (state, title, text) => {
  const { setSession, kit } = await show(300)
  act(() => setSession(state))
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog).toHaveTextContent(text)
  expect(await axeViolations()).toEqual([])
  await userEvent.click(button('Log in again'))
  expect(kit.login.open).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
})

test('says nothing about an own logout, nor about an end that nobody saw', async () => {
  const { setSession } = await show(300)
  act(() => setSession({ status: 'logged-out', reason: 'logged-out' }))
  const { setSession: setLater } = createFakeKit()
  setLater({ status: 'expired' })
  await Promise.resolve()
  expect(screen.queryByRole('dialog')).toBeNull()
})
