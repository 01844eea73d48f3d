import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createFakeKit, session } from '../../../test/support/fakeKit.ts'
import { patient } from '../../../test/support/often.ts'
import { renderWithKit } from '../../../test/support/renderWithKit.tsx'
import { sendTransaction } from '../../core/wallet/signing/actions.ts'
import { signingOf } from '../../core/wallet/signing/signingOf.ts'
import { SignModal } from './SignModal.tsx'

const account = {
  address: `0x${'11'.repeat(20)}`,
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
  curve: 'CURVE_SECP256K1',
}
const transaction = { caip2: 'eip155:8453', to: `0x${'22'.repeat(20)}`, value: 1n }
const banner = () => screen.findByRole('region', { name: 'Sent' }, patient)

/** Somebody who has closed the confirmation of a transaction that is still on its way. */
async function leaveOneOnItsWay() {
  const fake = createFakeKit()
  fake.setSession({ status: 'logged-in', session })
  let txStatus = 'BROADCASTING'
  fake.kit.query.mockImplementation(async () => ({ txStatus, eth: { txHash: '0xab' } }))
  fake.kit.submit.mockResolvedValue({ sendTransactionStatusId: 'status-1' })
  renderWithKit(<SignModal />, {}, fake)
  const signing = signingOf(fake.kit)
  const ask = () => void sendTransaction(fake.kit, { account, transaction })
  const reach = async (at: string) => {
    await vi.waitUntil(() => signing.state.getState().at === at, patient)
    const state = signing.state.getState()
    return 'id' in state ? state.id : 0
  }
  ask()
  const asked = await reach('asking')
  act(() => signing.approve(asked))
  const sending = await reach('sending')
  act(() => signing.close(sending))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const arrive = () => {
    txStatus = 'INCLUDED'
  }
  return { fake, ask, reach, arrive }
}

test('what came of it is told on the next page of an app too', async () => {
  const { fake, arrive } = await leaveOneOnItsWay()
  cleanup()
  renderWithKit(<SignModal />, {}, fake)
  arrive()
  expect(await banner()).toBeVisible()
})

test('what was told and closed is not told again with the next request', async () => {
  const { fake, ask, reach, arrive } = await leaveOneOnItsWay()
  arrive()
  await banner()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region')).toBeNull()
  cleanup()
  renderWithKit(<SignModal />, {}, fake)
  ask()
  await reach('asking')
  await screen.findByRole('button', { name: /send/ }, patient)
  expect(screen.queryByRole('region', { name: 'Sent' })).toBeNull()
})
