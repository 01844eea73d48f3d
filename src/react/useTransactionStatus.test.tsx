import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeKit, session } from '../../test/support/fakeKit.ts'
import { renderHookWithKit } from '../../test/support/renderHookWithKit.tsx'
import { HttpStatusError } from '../errors/http.ts'
import { useContractInterface } from './useContractInterface.ts'
import { useNonces } from './useNonces.ts'
import { useTransactionStatus } from './useTransactionStatus.ts'

/** A kit of somebody logged in whose service gives these answers, one after the other, and the last one for good. */
function answering(...answers: readonly object[]) {
  const { kit, setSession } = createFakeKit()
  const left = [...answers]
  kit.query.mockImplementation(async () => {
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer instanceof Error) throw answer
    return answer
  })
  setSession({ status: 'logged-in', session })
  return kit
}

test('asks until a transaction is over, and then no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const kit = answering(
    { txStatus: 'INITIALIZED' },
    { txStatus: 'BROADCASTING', eth: { txHash: '0xab' } },
    { txStatus: 'INCLUDED', eth: { txHash: '0xab' } },
  )
  const result = renderHookWithKit(kit, () => useTransactionStatus('status-1'))
  await waitFor(() => expect(result.current.data).toMatchObject({ at: 'sending', hash: null }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current.data).toMatchObject({ at: 'sending', hash: '0xab' })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current.data).toMatchObject({ at: 'included', error: null })
  const asked = kit.query.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(kit.query.mock.calls).toHaveLength(asked)
})

const unknown = () => new HttpStatusError({ status: 404, wireCode: 'SEND_TRANSACTION_NOT_FOUND' })

test('ends with an error for an id that the service does not know, asked ten times', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const kit = answering(unknown())
  const result = renderHookWithKit(kit, () => useTransactionStatus('status-1'))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(result.current.error).toMatchObject({ wireCode: 'SEND_TRANSACTION_NOT_FOUND' })
  expect(kit.query).toHaveBeenCalledTimes(10)
})

test('shows no error for one that the service knows a moment later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const late = Array.from({ length: 9 }, unknown)
  const kit = answering(...late, { txStatus: 'INCLUDED', eth: { txHash: '0xab' } })
  const errors = new Set<unknown>()
  const result = renderHookWithKit(kit, () => {
    const { data, error } = useTransactionStatus('status-1')
    errors.add(error)
    return data
  })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(result.current).toMatchObject({ at: 'included', hash: '0xab' })
  expect([...errors]).toEqual([null])
})

test('goes on while the service fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const kit = answering(new HttpStatusError({ status: 503 }))
  renderHookWithKit(kit, () => useTransactionStatus('status-1'))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(kit.query.mock.calls.length).toBeGreaterThan(50)
})

test.each([
  [{ txStatus: 'FAILED', txError: 'nonce too low' }, 'failed', { message: 'nonce too low' }],
  [{ txStatus: 'FAILED', error: { message: 'reverted' } }, 'failed', { message: 'reverted' }],
  [{ txStatus: 'Completed', solana: { signature: '5h' } }, 'included', null],
  [{ txStatus: 'CANCELLED' }, 'cancelled', null],
  [{ txStatus: 'constructor' }, 'other', null],
])('reads %j', async (answer, at, error) => {
  const result = renderHookWithKit(answering(answer), () => useTransactionStatus('status-1'))
  await waitFor(() => expect(result.current.data).toMatchObject({ at, error }))
})

test('reads the numbers of an address, those of the gas station when asked for', async () => {
  const kit = answering({ nonce: '9007199254740993' })
  const owner = { address: '0x1', caip2: 'eip155:1' } as const
  const result = renderHookWithKit(kit, () => useNonces({ ...owner, withGasStation: true }))
  await waitFor(() =>
    expect(result.current.data).toEqual({ nonce: 9007199254740993n, gasStationNonce: null }),
  )
  expect(kit.query.mock.calls[0]?.[1]).toEqual({ ...owner, nonce: true, gasStationNonce: true })
})

test('reads what is stored about a contract', async () => {
  const kit = answering({
    smartContractInterface: {
      smartContractInterfaceId: 'interface-1',
      smartContractAddress: '0x1',
      smartContractInterface: '[]',
      type: 'ETHEREUM',
      label: 'Tickets',
      notes: '',
    },
  })
  const result = renderHookWithKit(kit, () => useContractInterface('interface-1'))
  await waitFor(() =>
    expect(result.current.data).toEqual({
      id: 'interface-1',
      address: '0x1',
      chain: 'ethereum',
      label: 'Tickets',
      notes: '',
      json: '[]',
    }),
  )
})
