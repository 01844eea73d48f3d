import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { LoginState } from '../../../core/login/loginState.ts'
import type { AnyLatchkitError } from '../../../errors/anyError.ts'
import { CredentialConflictError } from '../../../errors/oauth.ts'
import { SessionRefusedError } from '../../../errors/session.ts'
import {
  WalletFailedError,
  WalletLockedError,
  WalletRejectedError,
  WalletVanishedError,
  WalletWrongNetworkError,
} from '../../../errors/wallet.ts'
import { Login } from '../Login.tsx'
import { shortAddress } from './shortAddress.ts'

const wallet = {
  id: 'ethereum:foxglove',
  name: 'Foxglove',
  icon: null,
  chain: 'ethereum',
  kind: 'installed',
  isLastUsed: false,
} as const
const connecting = { at: 'connectingWallet', wallet, account: null, pairingUri: null } as const

async function open(state: LoginState) {
  const fake = createFakeKit()
  renderWithKit(<Login />, {}, fake)
  act(() => fake.setLogin(state))
  await screen.findByRole('button', { name: 'Choose another wallet' })
  return fake
}

const heading = () => screen.getByRole('heading')

test('names both requests before the wallet makes them, and marks the one that is made', async () => {
  const { kit, setLogin } = await open(connecting)
  expect(heading()).toHaveTextContent('Open Foxglove')
  await waitFor(() => expect(heading()).toHaveFocus())
  const steps = () => screen.getAllByRole('listitem').map((it) => it.getAttribute('aria-current'))
  expect(steps()).toEqual(['step', null])
  act(() => setLogin({ ...connecting, account: `0x7A3f${'0'.repeat(32)}91C2` }))
  expect(steps()).toEqual([null, 'step'])
  expect(screen.getByText('0x7A3f…91C2')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Account connected')
  await userEvent.click(screen.getByRole('button', { name: 'Show the request again' }))
  expect(kit.login.retry).toHaveBeenCalledOnce()
  expect(await axeViolations()).toEqual([])
})

test.each<[AnyLatchkitError, string]>([
  [new WalletRejectedError(), 'You declined in Foxglove'],
  [new WalletLockedError(), 'Unlock Foxglove'],
  [new WalletWrongNetworkError(), 'Foxglove is on another network'],
  [new WalletVanishedError(), 'Foxglove does not answer'],
  [new WalletFailedError(), 'Foxglove could not log you in'],
  [new SessionRefusedError(), 'We did not log you in'],
])('tells %s, and tries again', async (error, title) => {
  const { kit } = await open({ at: 'walletFailed', wallet, error })
  expect(heading()).toHaveTextContent(title)
  expect(screen.getByRole('alert')).toHaveTextContent(title)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(kit.login.retry).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Choose another wallet' }))
  expect(kit.login.chooseOtherWallet).toHaveBeenCalledOnce()
})

test('offers another method where trying again cannot help', async () => {
  const { kit } = await open({ at: 'walletFailed', wallet, error: new CredentialConflictError() })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Use another method' }))
  expect(kit.login.back).toHaveBeenCalledOnce()
})

test('shows a phone what to scan, then the steps', async () => {
  const phone = { ...wallet, id: 'phone', name: '', kind: 'phone' } as const
  const { setLogin } = await open({ ...connecting, wallet: phone })
  expect(heading()).toHaveTextContent('Scan with your phone')
  expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull()
  act(() => setLogin({ ...connecting, wallet: phone, pairingUri: 'wc:1@2' }))
  expect(await screen.findByRole('img', { name: 'Code to scan' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
  act(() => setLogin({ ...connecting, wallet: phone, account: '0x7A3f' }))
  expect(heading()).toHaveTextContent('Open Phone wallet')
})

test.each([
  ['0x7A3f00000000000000000000000000000000b91C', '0x7A3f…b91C'],
  ['7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK', '7EqQ…wJeK'],
  ['0x7A3f91C2', '0x7A3f91C2'],
])('shortens %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})
