import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WalletsView } from '../../src/ui/account/AccountPanel/WalletsView.tsx'
import { bitcoin, ethereum, solana, wallet } from './samples.ts'

const meta = {
  title: 'Account/Wallets',
  // without `component`: Storybook cannot read the types of these props, and says so in the console
  render: (props) => (
    <>
      <h2 className="lk-hidden">Your account</h2>
      <WalletsView {...props} />
    </>
  ),
  args: {
    appName: 'Fieldnotes',
    wallets: [wallet],
    accounts: [ethereum, solana],
    hasMore: false,
    isCreating: false,
    onMore: fn(),
    onCreate: fn(),
    onReceive: fn(),
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

export const One: Story = { args: { accounts: [solana] } }

export const Many: Story = {
  args: { accounts: [bitcoin, ethereum, solana, { ...bitcoin, id: 'account-4' }], hasMore: true },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const None: Story = {
  args: { wallets: [], accounts: [] },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create a wallet' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const Creating: Story = { args: { wallets: [], accounts: [], isCreating: true } }
