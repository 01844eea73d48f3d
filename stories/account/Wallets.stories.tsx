import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  WalletsView,
  type WalletsViewProps,
} from '../../src/ui/account/AccountPanel/WalletsView.tsx'
import { AppProofBadgeView } from '../../src/ui/account/AppProofBadge/AppProofBadgeView.tsx'
import { bareKey, bitcoin, ethereum, importedKey, solana, wallet } from './samples.ts'

/** As a panel that remembers what was chosen. */
function Choosing(props: WalletsViewProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return <WalletsView {...props} chosen={chosen} onChoose={setChosen} />
}

const meta = {
  title: 'Account/Wallets',
  // without `component`: Storybook cannot read the types of these props, and says so in the console
  render: (props) => (
    <>
      <h2 className="lk-hidden">Your account</h2>
      <Choosing {...props} />
    </>
  ),
  args: {
    appName: 'Fieldnotes',
    wallets: [wallet],
    accounts: [ethereum, solana],
    keys: [],
    hasMore: false,
    chosen: null,
    awaited: { current: null },
    isCreating: false,
    proofOf: () => <AppProofBadgeView tag="verified" onOpen={fn()} />,
    onMore: fn(),
    onChoose: fn(),
    onCreate: fn(),
    onReceive: fn(),
    sendFrom: () => fn(),
    onRename: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof WalletsView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await expect(args.onReceive).toHaveBeenCalledWith(ethereum)
    await canvas.findByRole('button', { name: 'Copy Everyday Solana address' })
  },
}

export const Chosen: Story = {
  args: { accounts: [ethereum, solana, { ...bitcoin, name: 'Savings' }] },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show Savings Bitcoin' }))
    await expect(canvas.getByRole('heading', { name: 'Savings' })).toHaveFocus()
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows).toEqual([expect.stringMatching(/Ethereum/), expect.stringMatching(/Solana/)])
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await expect(args.onReceive).toHaveBeenCalledWith({ ...bitcoin, name: 'Savings' })
  },
}

export const WithKeys: Story = { args: { keys: [importedKey, bareKey] } }

export const AKey: Story = {
  args: { keys: [importedKey, bareKey], chosen: 'key-1' },
  async play({ canvasElement }) {
    const card = within(within(canvasElement).getByRole('region', { name: 'Imported key' }))
    await expect(card.queryByRole('button', { name: /^More/ })).toBeNull()
    await expect(card.queryByRole('button', { name: /Verified/ })).toBeNull()
  },
}

export const AKeyWithoutChain: Story = {
  args: { keys: [importedKey, bareKey], chosen: 'key-2' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button', { name: 'Receive' })).toBeNull()
  },
}

export const AKeyAlone: Story = {
  args: { wallets: [], accounts: [], keys: [importedKey] },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create a wallet' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const WithoutAccounts: Story = {
  args: { accounts: [] },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add an account' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Bitcoin' }))
    await expect(args.onAdd).toHaveBeenCalledWith('wallet-1', 'bitcoin')
  },
}

export const One: Story = { args: { accounts: [solana] } }

export const Many: Story = {
  args: { accounts: [bitcoin, ethereum, solana, { ...bitcoin, id: 'account-4' }], hasMore: true },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

const many = Array.from({ length: 100 }, (_, i) => ({ ...solana, id: `account-${i}` }))

export const Hundreds: Story = {
  args: { accounts: [ethereum, ...many] },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20)
    await expect(args.onMore).not.toHaveBeenCalled()
  },
}

export const LastRows: Story = {
  args: { accounts: [ethereum, ...many.slice(0, 14)] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    await waitFor(() => expect(canvas.getAllByRole('listitem')[10]).toHaveFocus())
  },
}

export const Adding: Story = {
  args: { accounts: [ethereum, ...many.slice(0, 9)] },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add an account' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Bitcoin' }))
    await expect(args.onAdd).toHaveBeenCalledWith('wallet-1', 'bitcoin')
    await userEvent.click(canvas.getByRole('button', { name: 'Add an account' }))
  },
}

export const Renaming: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    const rename = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More about Everyday' }))
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Rename' }))
    }
    await rename()
    await userEvent.keyboard('Travel{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith('wallet-1', 'Travel')
    await rename()
  },
}

export const NotVerified: Story = {
  args: { proofOf: () => <AppProofBadgeView tag="unverified" onOpen={fn()} /> },
}

export const ADevelopmentService: Story = {
  args: { proofOf: () => <AppProofBadgeView tag="development" onOpen={fn()} /> },
}

export const None: Story = {
  args: { wallets: [], accounts: [] },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create a wallet' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const Creating: Story = { args: { wallets: [], accounts: [], isCreating: true } }
