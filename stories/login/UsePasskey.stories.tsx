import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UsePasskeyView } from '../../src/ui/login/UsePasskey/UsePasskeyView.tsx'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Login/Passkey',
  component: UsePasskeyView,
  args: { frame: storyFrame, phase: 'using', onBack: fn() },
} satisfies Meta<typeof UsePasskeyView>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const MakingOne: Story = { args: { phase: 'making' } }

export const Finishing: Story = {
  args: { phase: 'finishing' },
  async play({ canvasElement }) {
    await hears(canvasElement, 'status', 'Logging you in')
  },
}
