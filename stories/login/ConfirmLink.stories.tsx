import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmLinkView } from '../../src/ui/login/ConfirmLink/ConfirmLinkView.tsx'
import { storyFrame } from '../support/frame.tsx'

const meta = {
  title: 'Login/Link',
  component: ConfirmLinkView,
  args: {
    frame: storyFrame,
    appName: 'Fieldnotes',
    contact: 'mara@okafor.example',
    isConfirmed: false,
    onConfirm: fn(),
    onOtherMethod: fn(),
  },
} satisfies Meta<typeof ConfirmLinkView>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Log in to Fieldnotes' })).toBeVisible()
    await expect(canvas.getByText('mara@okafor.example')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another method' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const LongAddress: Story = {
  args: {
    contact: `${'mara.adaeze.'.repeat(5)}okafor@${'a-long-part.'.repeat(4)}okafor.example`,
  },
}

export const Confirmed: Story = {
  args: { isConfirmed: true },
  async play({ args, canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Verifying' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
