import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createFakeKit, type FakeKit, session } from '../../test/support/fakeKit.ts'
import { LatchkitProvider } from './LatchkitProvider.tsx'
import { usePasskeys } from './usePasskeys.ts'

let fake: FakeKit
const at = { seconds: '1700000000', nanos: '0' }
const authenticator = {
  authenticatorId: 'passkey-1',
  authenticatorName: 'Mac, Chrome',
  credentialId: 'AQID',
  createdAt: at,
  credential: { publicKey: 'cose', type: 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR' },
  transports: ['AUTHENTICATOR_TRANSPORT_USB'],
}
const login = { votes: [{ publicKey: 'cose' }], createdAt: { seconds: '1700000600', nanos: '0' } }
const answers: Readonly<Record<string, object>> = {
  getAuthenticators: { authenticators: [authenticator] },
  listActivities: { activities: [login] },
}
const user = { authenticators: [authenticator], apiKeys: [], oauthProviders: [] }

beforeEach(() => {
  fake = createFakeKit()
  fake.kit.query.mockImplementation(async (name: string) => answers[name] ?? { user })
})

function render() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LatchkitProvider kit={fake.kit}>{children}</LatchkitProvider>
  )
  return renderHook(usePasskeys, { wrapper }).result
}

test('asks nothing while nobody is logged in', () => {
  const result = render()
  expect(result.current.passkeys.data).toBeUndefined()
  expect(fake.kit.query).not.toHaveBeenCalled()
})

test('lists the passkeys of whoever logs in', async () => {
  const result = render()
  act(() => fake.setSession({ status: 'logged-in', session }))
  await waitFor(() =>
    expect(result.current.passkeys.data).toEqual([
      {
        id: 'passkey-1',
        name: 'Mac, Chrome',
        createdAtMs: 1_700_000_000_000,
        lastUsedAtMs: 1_700_000_600_000,
        isSecurityKey: true,
      },
    ]),
  )
})

test('renames one, and reads the list again', async () => {
  const result = render()
  act(() => fake.setSession({ status: 'logged-in', session }))
  await waitFor(() => expect(result.current.passkeys.isSuccess).toBe(true))
  const before = fake.kit.query.mock.calls.length
  await act(() => result.current.rename.mutateAsync({ id: 'passkey-1', name: 'My laptop' }))
  expect(fake.kit.submit.mock.calls[0]?.slice(0, 2)).toEqual([
    'updateAuthenticatorName',
    { userId: 'user-1', authenticatorId: 'passkey-1', authenticatorName: 'My laptop' },
  ])
  await waitFor(() => expect(fake.kit.query.mock.calls.length).toBeGreaterThan(before))
})

test('does not remove the last way in', async () => {
  const result = render()
  act(() => fake.setSession({ status: 'logged-in', session }))
  const removing = act(() => result.current.remove.mutateAsync('passkey-1'))
  await expect(removing).rejects.toMatchObject({ code: 'LAST_LOGIN_METHOD' })
  expect(fake.kit.submit).not.toHaveBeenCalled()
})

test('changes nothing while nobody is logged in', async () => {
  const result = render()
  const renaming = act(() => result.current.rename.mutateAsync({ id: 'passkey-1', name: 'x' }))
  await expect(renaming).rejects.toMatchObject({ code: 'SESSION_MISSING' })
})
