import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ScanCodeView } from '../../src/ui/login/ConnectWallet/ScanCodeView.tsx'
import { storyFrame } from '../support/frame.tsx'

const pairingUri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'

const meta = {
  title: 'Login/Phone wallet',
  component: ScanCodeView,
  args: { frame: storyFrame, pairingUri, onOtherWallet: fn(), onBack: fn() },
} satisfies Meta<typeof ScanCodeView>

export default meta
type Story = StoryObj<typeof meta>

export const Code: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('img', { name: 'Code to scan' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onOtherWallet).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = { args: { pairingUri: null } }
