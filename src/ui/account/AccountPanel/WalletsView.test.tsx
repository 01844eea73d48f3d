import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Account } from '../../../core/wallet/account.ts'
import type { PrivateKey } from '../../../core/wallet/privateKey.ts'
import { WalletsView, type WalletsViewProps } from './WalletsView.tsx'

const account = (at: number, name: string | null = `Account ${at}`): Account => ({
  id: `account-${at}`,
  walletId: 'wallet-1',
  name,
  address: `0x${String(at).padStart(40, '0')}`,
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
  curve: 'CURVE_SECP256K1',
  path: `m/44'/60'/0'/0/${at}`,
  publicKeyHex: null,
  createdAtMs: 0,
})
const accounts = (count: number) => Array.from({ length: count }, (_, at) => account(at))

const wallet = { id: 'wallet-1', name: 'Everyday', createdAtMs: 0 }
const key: PrivateKey = {
  id: 'key-1',
  name: 'Old key',
  curve: 'CURVE_SECP256K1',
  publicKeyHex: '02ab',
  addresses: [{ addressFormat: 'ADDRESS_FORMAT_ETHEREUM', address: '0xk' }],
  createdAtMs: 0,
  isExported: false,
  isImported: true,
}

const props: WalletsViewProps = {
  appName: 'Fieldnotes',
  wallets: [{ ...wallet, isExported: false, isImported: false }],
  accounts: accounts(3),
  keys: [key],
  hasMore: false,
  chosen: null,
  awaited: { current: null },
  isCreating: false,
  proofOf: ({ id }, place) => `${place} of ${id}`,
  onMore: vi.fn(),
  onChoose: vi.fn(),
  onCreate: vi.fn(),
  onReceive: vi.fn(),
  sendFrom: () => null,
  onRename: vi.fn(),
  onAdd: vi.fn(),
}

function Choosing(given: WalletsViewProps) {
  const [chosen, setChosen] = useState(given.chosen)
  return <WalletsView {...given} chosen={chosen} onChoose={setChosen} />
}

const show = (name: string) => userEvent.click(screen.getByRole('button', { name: `Show ${name}` }))
const cardTitle = (name: string) => screen.getByRole('heading', { name })
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

test('each account and key is in the card or in one row, in the same order as before', async () => {
  render(<Choosing {...props} />)
  const of = (name: string) => expect.stringContaining(name)
  expect(rows()).toEqual([of('Account 1'), of('Account 2'), of('Old key')])
  await show('Account 2 Ethereum')
  expect(cardTitle('Account 2')).toHaveFocus()
  expect(rows()).toEqual([of('Account 0'), of('Account 1'), of('Old key')])
  await show('Old key Ethereum')
  expect(cardTitle('Old key')).toHaveFocus()
  expect(rows()).toEqual([of('Account 0'), of('Account 1'), of('Account 2')])
})

test('a page that is loaded later changes neither the card nor where the focus is', async () => {
  const { rerender } = render(<Choosing {...props} hasMore />)
  await show('Account 1 Ethereum')
  const title = cardTitle('Account 1')
  const more = screen.getByRole('button', { name: 'Show more' })
  more.focus()
  rerender(<Choosing {...props} accounts={accounts(150)} />)
  expect(title).toBeInTheDocument()
  expect(more).toHaveFocus()
  expect(rows()).toHaveLength(11)
})

test('the last rows come with the focus on the first of them', async () => {
  render(<Choosing {...props} accounts={accounts(14)} keys={[]} />)
  screen.getByRole('button', { name: 'Show more' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(rows()).toHaveLength(13)
  await waitFor(() => expect(screen.getAllByRole('listitem')[10]).toHaveFocus())
})

test('what was chosen and is gone gives its place to the first, and takes no focus', async () => {
  const { rerender } = render(<Choosing {...props} />)
  await show('Account 2 Ethereum')
  const copy = screen.getByRole('button', { name: 'Copy Account 1 Ethereum address' })
  copy.focus()
  rerender(<Choosing {...props} accounts={accounts(2)} />)
  expect(cardTitle('Account 0')).not.toHaveFocus()
  expect(copy).toHaveFocus()
})

test('another account is not being renamed', async () => {
  const person = userEvent.setup()
  render(<Choosing {...props} accounts={[account(0, null), account(1)]} />)
  await person.click(screen.getByRole('button', { name: 'More about Everyday' }))
  await person.click(screen.getByRole('menuitem', { name: 'Rename' }))
  screen.getByRole('textbox', { name: 'Name' })
  await show('Account 1 Ethereum')
  expect(screen.queryByRole('textbox')).toBeNull()
  // the name of the account stays, so it says what it changes
  await person.click(screen.getByRole('button', { name: 'More about Account 1' }))
  await person.click(screen.getByRole('menuitem', { name: 'Rename the wallet' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Everyday')
})

test('says of accounts whether they were checked, of keys nothing', async () => {
  render(<Choosing {...props} accounts={accounts(2)} />)
  screen.getByText('card of account-0')
  expect(rows()[0]).toContain('row of account-1')
  expect(rows()[1]).not.toMatch(/(row|card) of/)
  await show('Old key Ethereum')
  expect(screen.queryByText(/card of/)).toBeNull()
})

test('without a wallet a key is there, and a wallet can still be made', async () => {
  render(<Choosing {...props} wallets={[]} accounts={[]} />)
  cardTitle('Old key')
  await userEvent.click(screen.getByRole('button', { name: 'Create a wallet' }))
  expect(props.onCreate).toHaveBeenCalledOnce()
  expect(screen.queryByText('Other accounts')).toBeNull()
})

test('what was just made and is not loaded yet is loaded, and then stands in the card', () => {
  const onMore = vi.fn()
  const chosen = account(150).address
  const far = { ...props, hasMore: true, chosen, awaited: { current: chosen }, onMore }
  const { rerender } = render(<WalletsView {...far} accounts={accounts(100)} />)
  expect(onMore).toHaveBeenCalledTimes(1)
  // a list that is read again, and is as long as before, asks for nothing
  rerender(<WalletsView {...far} accounts={accounts(100)} />)
  expect(onMore).toHaveBeenCalledTimes(1)
  rerender(<WalletsView {...far} accounts={accounts(140)} />)
  expect(onMore).toHaveBeenCalledTimes(2)
  rerender(<WalletsView {...far} accounts={accounts(200)} />)
  cardTitle('Account 150')
  expect(onMore).toHaveBeenCalledTimes(2)
  // and once it was there nobody looks for it again
  rerender(<WalletsView {...far} accounts={accounts(100)} />)
  cardTitle('Account 0')
  expect(onMore).toHaveBeenCalledTimes(2)
})

test('what was chosen and is gone is looked for on no other page', () => {
  const onMore = vi.fn()
  const gone = { ...props, hasMore: true, chosen: 'account-150', onMore }
  const { rerender } = render(<WalletsView {...gone} accounts={accounts(100)} />)
  cardTitle('Account 0')
  rerender(<WalletsView {...gone} accounts={accounts(99)} />)
  expect(onMore).not.toHaveBeenCalled()
})
