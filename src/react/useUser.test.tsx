import { act, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../test/support/accountStage.ts'
import { renderHookWithKit } from '../../test/support/renderHookWithKit.tsx'
import { useUpdateUser } from './useUpdateUser.ts'
import { useUser } from './useUser.ts'

let stage: Awaited<ReturnType<typeof createAccountStage>>

beforeAll(async () => {
  stage = await createAccountStage()
})
afterAll(() => stage.stop())

const useBoth = () => ({ user: useUser(), update: useUpdateUser() })

test('says who is logged in, and changes what it is told to and nothing else', async () => {
  const result = renderHookWithKit(await stage.person(), useBoth)
  await waitFor(() => expect(result.current.user.isSuccess).toBe(true))
  const before = result.current.user.data
  expect(before).toMatchObject({ email: expect.stringContaining('@okafor.example') })
  expect(before?.phoneNumber).toBeNull()

  await act(() => result.current.update.mutateAsync({ name: 'Mara Okafor' }))
  await waitFor(() => expect(result.current.user.data).toEqual({ ...before, name: 'Mara Okafor' }))
})
