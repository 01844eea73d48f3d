import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { createFakeKit } from '../../../../test/support/fakeKit.ts'
import { renderWithKit } from '../../../../test/support/renderWithKit.tsx'
import type { WalletInfo } from '../../../core/login/wallet/walletState.ts'
import { Login } from '../Login.tsx'

function wallet(name: string, changes: Partial<WalletInfo> = {}): WalletInfo {
  const id = `ethereum:${name}`
  return {
    id,
    name,
    icon: null,
    chain: 'ethereum',
    kind: 'installed',
    isLastUsed: false,
    ...changes,
  }
}

async function open(wallets: readonly WalletInfo[], isLooking = false) {
  const fake = createFakeKit()
  const view = renderWithKit(<Login />, {}, fake)
  act(() => fake.setLogin({ at: 'choosingWallet', wallets, isLooking }))
  await screen.findByRole('heading', { name: /wallet/i })
  return { ...fake, container: view.container }
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Wallets' }))
    .getAllByRole('button')
    .map((row) => row.textContent)

test('chooses the wallet of the row that was pressed', async () => {
  const harbor = wallet('Harbor')
  const { kit } = await open([wallet('Foxglove', { isLastUsed: true }), harbor])
  expect(rows()).toEqual(['FoxgloveLast used', 'HarborInstalled'])
  await userEvent.click(screen.getByRole('button', { name: /Harbor/ }))
  expect(kit.login.chooseWallet).toHaveBeenCalledWith(harbor)
  expect(await axeViolations()).toEqual([])
})

test('shows the picture of a wallet in an image that tells its host nothing', async () => {
  const icon = 'https://wallet.example/icon.png'
  const { container } = await open([wallet('Foxglove', { icon })])
  const image = container.querySelector('img')
  expect(image?.getAttribute('src')).toBe(icon)
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(image?.getAttribute('alt')).toBe('')
  if (image) fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
})

test('shows markup in a name as it is', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const { container } = await open([wallet(name)])
  expect(rows()).toEqual([`${name}Installed`])
  expect(container.querySelector('img')).toBeNull()
})

test('has a search field above six, and finds by any part of a name', async () => {
  const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir']
  const { setLogin } = await open(names.map((name) => wallet(name)))
  expect(screen.queryByRole('searchbox')).toBeNull()
  const wallets = [...names, 'Ginkgo'].map((name) => wallet(name))
  act(() => setLogin({ at: 'choosingWallet', wallets, isLooking: false }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search wallets' }), ' IR')
  expect(rows()).toEqual(['BirchInstalled', 'FirInstalled'])
  await userEvent.type(screen.getByRole('searchbox'), 'zz')
  expect(screen.getByText('No wallet here has that name.')).toBeVisible()
})

test('tells two wallets of one name apart by what they are for', async () => {
  await open([wallet('Slate'), wallet('Slate', { id: 'solana:Slate', chain: 'solana' })])
  expect(rows()).toEqual(['SlateEthereum', 'SlateSolana'])
})

test('says that there is none, and looks again', async () => {
  const { kit } = await open([])
  expect(screen.getByRole('heading')).toHaveTextContent('No wallet found here')
  expect(screen.getByRole('status')).toHaveTextContent('No wallet found here')
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
  expect(kit.login.retry).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(kit.login.back).toHaveBeenCalledOnce()
  expect(await axeViolations()).toEqual([])
})

test('has a row for a phone only where the app has a provider for it', async () => {
  const phone = wallet('', { id: 'phone', kind: 'phone' })
  const { kit, setLogin } = await open([wallet('Slate')])
  expect(screen.queryByRole('button', { name: 'Phone wallet' })).toBeNull()
  const wallets = [wallet('Slate'), phone]
  act(() => setLogin({ at: 'choosingWallet', wallets, isLooking: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Phone wallet' }))
  expect(kit.login.chooseWallet).toHaveBeenCalledWith(phone)
})
