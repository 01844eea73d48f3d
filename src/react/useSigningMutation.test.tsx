import { act, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../test/support/accountStage.ts'
import { patient } from '../../test/support/often.ts'
import { renderHookWithKit } from '../../test/support/renderHookWithKit.tsx'
import { listAccounts } from '../core/wallet/listAccounts.ts'
import { paramsFromNewAccount } from '../core/wallet/newAccount.ts'
import { useActivities } from './useActivities.ts'
import { useSignMessage } from './useSignMessage.ts'

let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

test('what was signed is among the activities at once', async () => {
  const kit = await stage.person({ signing: { confirm: async () => true } })
  const accounts = [paramsFromNewAccount('ethereum')]
  await kit.submit('createWallet', { walletName: 'Main', accounts })
  const [account] = await listAccounts(kit, 'ADDRESS_FORMAT_ETHEREUM')
  if (!account) throw new Error('there is no account')
  const result = renderHookWithKit(kit, () => ({ sign: useSignMessage(), read: useActivities() }))
  const types = () => result.current.read.data?.map(({ type }) => type) ?? []
  await waitFor(() => expect(types()).toContain('ACTIVITY_TYPE_CREATE_WALLET'), patient)
  await act(() => result.current.sign.mutateAsync({ account, message: 'Hello' }))
  await waitFor(() => expect(types()).toContain('ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2'))
})
