import { act, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../test/support/accountStage.ts'
import { createFakeKit, session } from '../../test/support/fakeKit.ts'
import { renderHookWithKit } from '../../test/support/renderHookWithKit.tsx'
import { useActivities } from './useActivities.ts'
import { useActivity } from './useActivity.ts'
import { useAppProofs } from './useAppProofs.ts'
import { useCreateWallet } from './useCreateWallet.ts'

let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

const types = ['ACTIVITY_TYPE_CREATE_WALLET']

test('lists what was done, the newest first, and only what is asked for', async () => {
  const useAll = () => ({
    all: useActivities(),
    made: useActivities({ types }),
    failed: useActivities({ types, statuses: ['ACTIVITY_STATUS_FAILED'] }),
    create: useCreateWallet(),
  })
  const kit = await stage.person()
  const result = renderHookWithKit(kit, useAll)
  await waitFor(() => expect(result.current.made.data).toEqual([]))
  await waitFor(() => expect(result.current.all.data).toEqual([]))
  for (const name of ['First', 'Second'])
    await act(() => result.current.create.mutateAsync({ name, accounts: [] }))
  await act(() => Promise.all([result.current.all.refetch(), result.current.made.refetch()]))
  await waitFor(() => expect(result.current.made.data).toHaveLength(2))
  const [second, first] = result.current.made.data ?? []
  expect(second).toMatchObject({
    type: types[0],
    status: 'ACTIVITY_STATUS_COMPLETED',
    failure: null,
    canApprove: false,
    votes: [{ isApproval: true, userId: expect.any(String), createdAtMs: expect.any(Number) }],
  })
  expect(JSON.stringify([first?.intent, second?.intent])).toMatch(/First.*Second/)
  expect(result.current.all.data).toEqual([second, first])
  await waitFor(() => expect(result.current.failed.data).toEqual([]))
})

test('reads one activity, and the proofs that the service made of it', async () => {
  const kit = await stage.person()
  const { activityId } = await kit.submitProven('createWallet', { walletName: 'A', accounts: [] })
  const useBoth = () => ({
    one: useActivity(activityId).activity,
    proofs: useAppProofs(activityId),
  })
  const result = renderHookWithKit(kit, useBoth)
  await waitFor(() => expect(result.current.one.data?.id).toBe(activityId))
  await waitFor(() => expect(result.current.proofs.data?.length).toBeGreaterThan(0))
})

test.each([
  ['approve', 'approveActivity'],
  ['reject', 'rejectActivity'],
] as const)('%s votes by the fingerprint, and reads the activity again', async (vote, name) => {
  const { kit, setSession } = createFakeKit()
  const at = { seconds: '1700000000', nanos: '0' }
  const activity = {
    id: 'activity-1',
    type: 'ACTIVITY_TYPE_CREATE_WALLET',
    status: 'ACTIVITY_STATUS_CONSENSUS_NEEDED',
    fingerprint: 'sha256:ab',
    canApprove: true,
    canReject: true,
    intent: {},
    result: {},
    votes: [
      { userId: 'user-2', selection: 'VOTE_SELECTION_REJECTED', createdAt: at },
      {},
      { userId: 'user-3', selection: 'VOTE_SELECTION_APPROVED' },
    ],
    createdAt: at,
    updatedAt: at,
  }
  kit.query.mockResolvedValue({ activity })
  const result = renderHookWithKit(kit, () => useActivity('activity-1'))
  act(() => setSession({ status: 'logged-in', session }))
  await waitFor(() => expect(result.current.activity.data?.canApprove).toBe(true))
  const read = result.current.activity.data
  expect(read?.votes).toEqual([
    { userId: 'user-2', userName: null, isApproval: false, createdAtMs: 1_700_000_000_000 },
  ])
  const before = kit.query.mock.calls.length
  if (read) await act(() => result.current[vote].mutateAsync(read))
  expect(kit.submit).toHaveBeenCalledWith(name, { fingerprint: 'sha256:ab' })
  await waitFor(() => expect(kit.query.mock.calls.length).toBeGreaterThan(before))
})
