import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ReceiveView } from '../../src/ui/account/AccountPanel/ReceiveView.tsx'
import { storyFrame } from '../support/frame.tsx'
import { bitcoin, ethereum } from './samples.ts'

const meta = {
  title: 'Account/Receive',
  component: ReceiveView,
  args: { frame: storyFrame, account: ethereum, onBack: fn() },
} satisfies Meta<typeof ReceiveView>

export default meta
type Story = StoryObj<typeof meta>

export const Ethereum: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('img', { name: /^Code for the address 0x7A3f/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const LongAddress: Story = { args: { account: bitcoin } }
