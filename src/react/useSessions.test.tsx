import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeKit, session } from '../../test/support/fakeKit.ts'
import { renderWithKit } from '../../test/support/renderWithKit.tsx'
import { useSessions } from './useSessions.ts'

const time = { seconds: '0', nanos: '0' }
const key = (publicKey: string, apiKeyName = publicKey) => ({
  credential: { publicKey, type: 'CREDENTIAL_TYPE_LOGIN' },
  apiKeyId: `id-${publicKey}`,
  apiKeyName,
  createdAt: time,
  updatedAt: time,
  expirationSeconds: '900',
})

let sessions: ReturnType<typeof useSessions> | undefined
function Probe() {
  sessions = useSessions()
  const ids = sessions.account.data?.map(({ id }) => id).join()
  return `kept ${sessions.kept.data?.map(({ name }) => name).join()}; account ${ids}`
}

/** What the session in use had before it was renewed. */
const EARLIER = `02${'ab'.repeat(19)}`

async function show(ownName?: string) {
  const fake = createFakeKit()
  fake.kit.sessions.list.mockResolvedValue([{ name: 'default', session, isCurrent: true }])
  const apiKeys = [
    key(session.publicKeyHex, ownName),
    key('02other'),
    key('02phone'),
    ...(ownName ? [key(EARLIER)] : []),
  ]
  fake.kit.query.mockResolvedValue({ user: { apiKeys } })
  renderWithKit(<Probe />, {}, fake)
  act(() => fake.setSession({ status: 'logged-in', session }))
  await screen.findByText(`kept default; account id-${session.publicKeyHex},id-02other,id-02phone`)
  return fake
}

test('lists the sessions of this browser and those of the account', async () => {
  const { kit } = await show()
  expect(kit.query).toHaveBeenCalledWith('getUser', { userId: 'user-1' }, expect.anything())
})

test('ends one session of the account, and all others', async () => {
  const { kit } = await show()
  const other = sessions?.account.data?.[1]
  if (!other) throw new Error('no other session')
  await act(async () => sessions?.end.mutateAsync(other))
  expect(kit.submit).toHaveBeenLastCalledWith('deleteApiKeys', {
    userId: 'user-1',
    apiKeyIds: ['id-02other'],
  })
  await act(async () => sessions?.endOthers.mutateAsync())
  expect(kit.submit).toHaveBeenLastCalledWith('deleteApiKeys', {
    userId: 'user-1',
    apiKeyIds: ['id-02other', 'id-02phone'],
  })
  expect(kit.logOut).not.toHaveBeenCalled()
})

test('what was renewed ends with the others, and with the one that came in its place', async () => {
  const { kit } = await show(`session (email) ${EARLIER}`)
  await act(async () => sessions?.endOthers.mutateAsync())
  expect(kit.submit).toHaveBeenLastCalledWith('deleteApiKeys', {
    userId: 'user-1',
    apiKeyIds: [`id-${EARLIER}`, 'id-02other', 'id-02phone'],
  })
  expect(kit.logOut).not.toHaveBeenCalled()
  const own = sessions?.account.data?.[0]
  if (!own) throw new Error('no own session')
  await act(async () => sessions?.end.mutateAsync(own))
  expect(kit.submit).toHaveBeenLastCalledWith('deleteApiKeys', {
    userId: 'user-1',
    apiKeyIds: [`id-${EARLIER}`],
  })
  expect(kit.logOut).toHaveBeenCalledOnce()
})

test('ends the one in use by a logout', async () => {
  const { kit } = await show()
  const own = sessions?.account.data?.[0]
  if (!own) throw new Error('no own session')
  await act(async () => sessions?.end.mutateAsync(own))
  expect(kit.logOut).toHaveBeenCalledOnce()
  expect(kit.submit).not.toHaveBeenCalled()
})

test('switches and removes by name, and looks again', async () => {
  const { kit } = await show()
  const before = kit.sessions.list.mock.calls.length
  await act(async () => sessions?.switchTo.mutateAsync('work'))
  expect(kit.sessions.switchTo).toHaveBeenCalledWith('work')
  await act(async () => sessions?.remove.mutateAsync('work'))
  expect(kit.sessions.remove).toHaveBeenCalledWith('work')
  await waitFor(() => expect(kit.sessions.list.mock.calls.length).toBe(before + 2))
})
