import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeKit, session } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import { SessionsTab } from './SessionsTab.tsx'

afterEach(() => vi.restoreAllMocks())

/** Tells the page whether there is a connection. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

const keyOf = (apiKeyId: string, publicKey: string) => ({
  apiKeyId,
  apiKeyName: 'session',
  credential: { publicKey, type: 'CREDENTIAL_TYPE_LOGIN' },
  createdAt: { seconds: '1', nanos: '0' },
  expirationSeconds: '99999999999',
})

test('offline the list stays, with when it is from in place of what cannot be done', async () => {
  const fake = createFakeKit(Date.now)
  const apiKeys = [keyOf('a', session.publicKeyHex), keyOf('b', 'other')]
  fake.kit.query.mockResolvedValue({ user: { apiKeys } })
  fake.setSession({ status: 'logged-in', session })
  renderWithKit(<SessionsTab />, {}, fake)
  await screen.findByRole('button', { name: 'End all other sessions' })
  setOnline(false)
  const [note] = screen.getAllByText(/^You are offline\. This list is from \d/)
  expect(note).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
  setOnline(true)
  screen.getByRole('button', { name: 'End all other sessions' })
  expect(screen.queryByText(/^You are offline/)).toBeNull()
})
