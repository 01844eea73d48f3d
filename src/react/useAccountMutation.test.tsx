import { onlineManager } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAccountStage } from '../../test/support/accountStage.ts'
import { createFakeKit, session } from '../../test/support/fakeKit.ts'
import { renderHookWithKit } from '../../test/support/renderHookWithKit.tsx'
import { NetworkFailedError } from '../errors/network.ts'
import { useActivities } from './useActivities.ts'
import { useActivity } from './useActivity.ts'
import { useAppProofs } from './useAppProofs.ts'
import { useCreateWallet } from './useCreateWallet.ts'
import { useNonces } from './useNonces.ts'
import { useSignMessage } from './useSignMessage.ts'
import { useUser } from './useUser.ts'
import { useWalletAccounts } from './useWalletAccounts.ts'
import { useWallets } from './useWallets.ts'
import { useWaysIn } from './useWaysIn.ts'

let stage: Awaited<ReturnType<typeof createAccountStage>>
beforeAll(async () => {
  stage = await createAccountStage()
})
afterAll(() => stage.stop())
afterEach(() => void act(() => onlineManager.setOnline(true)))

const time = { seconds: '1', nanos: '0' }

test('a new email address is the user’s too', async () => {
  const kit = await stage.person()
  const result = renderHookWithKit(kit, () => ({ user: useUser(), ways: useWaysIn() }))
  await waitFor(() => expect(result.current.user.data).toBeDefined())
  const { sendCode, addContact } = result.current.ways
  const text = 'new@okafor.example'
  const sent = await act(() => sendCode.mutateAsync({ method: 'email', text }))
  await act(() => addContact.mutateAsync({ sent, code: stage.codeFor(text) }))
  await waitFor(() => expect(result.current.user.data?.email).toBe(text))
})

test('a vote that decides shows what came of it, wherever that is', async () => {
  const { kit, setSession } = createFakeKit()
  let isDone = false
  kit.submit.mockImplementation(async () => {
    isDone = true
    return {}
  })
  const activity = {
    ...{ id: 'a', fingerprint: 'f', type: 'ACTIVITY_TYPE_CREATE_WALLET', canReject: true },
    ...{ canApprove: true, intent: {}, result: {}, votes: [], createdAt: time, updatedAt: time },
  }
  const wallet = { walletId: 'w', walletName: 'New', exported: false, imported: false }
  kit.query.mockImplementation(async () => ({
    wallets: isDone ? [{ ...wallet, createdAt: time, updatedAt: time }] : [],
    appProofs: isDone ? ['proof'] : [],
    activity: {
      ...activity,
      status: `ACTIVITY_STATUS_${isDone ? 'COMPLETED' : 'CONSENSUS_NEEDED'}`,
    },
  }))
  setSession({ status: 'logged-in', session })
  const result = renderHookWithKit(kit, () => ({
    wallets: useWallets(),
    one: useActivity('a'),
    proofs: useAppProofs('a'),
  }))
  await waitFor(() => expect(result.current.proofs.data).toEqual([]))
  await waitFor(() => expect(result.current.wallets.data).toEqual([]))
  await act(() => result.current.one.approve.mutateAsync({ id: 'a', fingerprint: 'f' }))
  await waitFor(() => expect(result.current.one.activity.data?.status).toMatch(/COMPLETED/))
  await waitFor(() => expect(result.current.wallets.data).toMatchObject([{ name: 'New' }]))
  await waitFor(() => expect(result.current.proofs.data).toEqual(['proof']))
})

test('what was signed is in the activities, and the next number is asked for again', async () => {
  const kit = await stage.person({ signing: { confirm: async () => true } })
  const chain = vi.fn(async () => ({ nonce: String(chain.mock.calls.length) }))
  const { query } = kit
  vi.spyOn(kit, 'query').mockImplementation(((name, ...rest) =>
    name === 'getNonces' ? chain() : query(name, ...rest)) as typeof query)
  const result = renderHookWithKit(kit, () => ({
    accounts: useWalletAccounts(),
    activities: useActivities(),
    nonces: useNonces({ address: '0x1', caip2: 'eip155:1' }),
    create: useCreateWallet(),
    sign: useSignMessage(),
  }))
  const create = () => result.current.create.mutateAsync({ name: 'A', accounts: ['ethereum'] })
  await act(create)
  await waitFor(() => expect(result.current.accounts.data).toHaveLength(1))
  expect(result.current.nonces.data).toMatchObject({ nonce: 1n })
  const [account] = result.current.accounts.data ?? []
  if (!account) throw new Error('no account was made')
  await act(() => result.current.sign.mutateAsync({ account, message: 'Hello' }))
  await waitFor(() => expect(result.current.activities.data?.[0]?.type).toMatch(/SIGN_RAW_PAYLOAD/))
  await waitFor(() => expect(result.current.nonces.data).toMatchObject({ nonce: 2n }))
})

test('offline a change fails at once, and is not made later in another account', async () => {
  const { kit, setSession } = createFakeKit()
  kit.submitProven.mockRejectedValue(new NetworkFailedError())
  setSession({ status: 'logged-in', session })
  const result = renderHookWithKit(kit, () => useCreateWallet())
  act(() => onlineManager.setOnline(false))
  const made = act(() => result.current.mutateAsync({ name: 'A', accounts: [] }))
  await expect(made).rejects.toMatchObject({ code: 'NETWORK_FAILED' })
  const next = { ...session, organizationId: 'org-2', userId: 'user-2' }
  act(() => setSession({ status: 'logged-in', session: next }))
  await act(async () => onlineManager.setOnline(true))
  expect(kit.submitProven).toHaveBeenCalledTimes(1)
})

test('offline a request to sign is refused at once', async () => {
  const { kit } = createFakeKit()
  const result = renderHookWithKit(kit, () => useSignMessage())
  act(() => onlineManager.setOnline(false))
  const account = { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', addressFormat: 'x' }
  const signed = act(() => result.current.mutateAsync({ account, message: 'Hello' } as never))
  await expect(signed).rejects.toMatchObject({ code: 'SESSION_MISSING' })
})
