import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { axeViolations } from '../../../test/support/axe.ts'
import { createFakeKit, session } from '../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../test/support/renderWithKit.tsx'
import { NetworkFailedError } from '../../errors/network.ts'
import { TransactionStatus, type TransactionStatusProps } from './TransactionStatus.tsx'

const HASH = `0x${'ab'.repeat(32)}`

/** A page of somebody logged in whose service gives this answer, until the test gives it another. */
function show(answer: object, props: Partial<TransactionStatusProps> = {}) {
  const fake = createFakeKit()
  if (answer instanceof Error) fake.kit.query.mockRejectedValue(answer)
  else fake.kit.query.mockResolvedValue(answer)
  fake.setSession({ status: 'logged-in', session })
  return renderWithKit(<TransactionStatus statusId="status-1" {...props} />, {}, fake)
}

const title = (name: string) => screen.findByRole('heading', { name })
const current = () => document.querySelector('[aria-current="step"]')

test('follows a transaction to its end, and says each step', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { kit } = show({ txStatus: 'INITIALIZED' }, { caip2: 'eip155:8453' })
  await title('Sending')
  expect(kit.query.mock.calls[0]?.slice(0, 2)).toEqual([
    'getSendTransactionStatus',
    { sendTransactionStatusId: 'status-1' },
  ])
  expect(current()).toHaveTextContent('Sent to the network')
  // nobody closes a part of a page
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/You can close this/)).toBeNull()
  kit.query.mockResolvedValue({ txStatus: 'BROADCASTING', eth: { txHash: HASH } })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(current()).toHaveTextContent('Confirmed')
  kit.query.mockResolvedValue({ txStatus: 'INCLUDED', eth: { txHash: HASH } })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await title('Sent')
  expect(screen.getByRole('region', { name: 'Sent' })).toHaveTextContent('Confirmed')
  expect(screen.getByRole('link', { name: 'View on explorer' })).toHaveAttribute(
    'href',
    `https://basescan.org/tx/${HASH}`,
  )
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sent. Confirmed'))
  expect(await axeViolations()).toEqual([])
})

test('says why it did not go through, where it stopped, and what it cost', async () => {
  const onClose = vi.fn()
  const revertChain = [
    { address: '0x1', errorType: 'unknown', unknown: { selector: '0x12345678' } },
    { address: '0x2', errorType: 'native', native: { nativeType: 'panic', panicCode: '0x11' } },
  ]
  const error = { message: 'reverted', eth: { revertChain } }
  show({ txStatus: 'FAILED', eth: { txHash: HASH }, error }, { onClose })
  await title('The transaction did not go through')
  expect(screen.getByRole('alert')).toHaveTextContent('The network kept the fee.')
  expect(
    screen.getByText('Panic 0x11: number too big or too small', { selector: 'p *' }),
  ).toBeVisible()
  expect(screen.getByRole('list', { name: '2 steps, outermost first' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(await axeViolations()).toEqual([])
})

test('F1 TransactionStatus: says that another transaction took its place, that nothing moved, and nothing was paid', async () => {
  const error = { message: 'another transaction with the same nonce was included' }
  const { kit } = show({ txStatus: 'REPLACED', eth: { txHash: HASH }, error })
  await title('Another transaction took its place')
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('This one moved nothing and cost nothing.')
  expect(alert).not.toHaveTextContent('kept the fee')
  // it is over: nobody is asked again
  const asked = kit.query.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve))
  expect(kit.query.mock.calls.length).toBe(asked)
  expect(await axeViolations()).toEqual([])
})

test('F3 TransactionStatus: what no block of Solana included cost no fee', async () => {
  const error = { message: 'the blockhash is too old', solana: { source: 'rpc' } }
  show({ txStatus: 'FAILED', solana: { signature: '5'.repeat(88) }, error })
  await title('The transaction did not go through')
  expect(screen.getByRole('alert')).toHaveTextContent('No block included it, so no fee was taken.')
})

test('links nowhere without a chain', async () => {
  show({ txStatus: 'INCLUDED', eth: { txHash: HASH } }, { onClose: () => undefined })
  await title('Sent')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible()
})

test('says that the service does not answer, and goes on by itself when it does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const failure = new NetworkFailedError()
  const { kit } = show(failure)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await screen.findByText(failure.shortMessage)
  kit.query.mockResolvedValue({ txStatus: 'INCLUDED' })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await title('Sent')
})

test('shows nothing, and asks nothing, while nobody is logged in', async () => {
  const fake = createFakeKit()
  const { container } = renderWithKit(<TransactionStatus statusId="status-1" />, {}, fake)
  await Promise.resolve()
  expect(container).toBeEmptyDOMElement()
  expect(fake.kit.query).not.toHaveBeenCalled()
})
