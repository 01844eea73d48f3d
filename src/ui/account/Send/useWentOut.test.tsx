import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeKit, session } from '../../../../test/support/fakeKit.ts'
import { sendTransaction } from '../../../core/wallet/signing/actions.ts'
import { signingOf } from '../../../core/wallet/signing/signingOf.ts'
import { LatchkitProvider } from '../../../react/LatchkitProvider.tsx'
import { useWentOut } from './useWentOut.ts'

// what follows a transaction does not come: then nothing is sent
vi.mock('../../../core/wallet/signing/followSend.ts', () => {
  throw new Error('not loaded')
})

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const account = { address, addressFormat: 'ADDRESS_FORMAT_ETHEREUM', curve: 'CURVE_SECP256K1' }

test('what was agreed to and could not be sent has not gone out', async () => {
  const { kit, setSession } = createFakeKit()
  setSession({ status: 'logged-in', session })
  kit.query.mockResolvedValue({ smartContractInterfaces: [], accounts: [] })
  const { result } = renderHook(useWentOut, {
    wrapper: ({ children }) => <LatchkitProvider kit={kit}>{children}</LatchkitProvider>,
  })
  const signing = signingOf(kit)
  signing.attach()
  signing.state.subscribe((state) => {
    if (state.at === 'asking') queueMicrotask(() => signing.approve(state.id))
  })
  result.current.begin()
  const transaction = { caip2: 'eip155:8453', to: address, value: 1n }
  const error = await sendTransaction(kit, { account, transaction }).catch((it: unknown) => it)
  expect(error).toMatchObject({ code: 'NETWORK_FAILED' })
  expect(result.current.wentOut(error)).toBe(false)
  expect(kit.submit).not.toHaveBeenCalled()
})
