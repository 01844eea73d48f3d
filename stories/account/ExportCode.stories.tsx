import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmCodeView } from '../../src/ui/account/Export/ConfirmCodeView.tsx'
import { storyFrame } from '../support/frame.tsx'

const meta = {
  title: 'Account/Export code',
  component: ConfirmCodeView,
  args: {
    frame: { ...storyFrame, logo: null },
    kind: 'phrase',
    sent: { contact: 'mara@okafor.example', codeLength: 6, alphabet: 'digits' },
    isBusy: false,
    error: null,
    onSubmit: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ConfirmCodeView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: '6-digit code' })
    await userEvent.type(field, '413902')
    await expect(args.onSubmit).toHaveBeenCalledWith('413902')
  },
}

export const OfAKey: Story = { args: { kind: 'key' } }

export const Incomplete: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: '6-digit code' })
    await userEvent.type(field, '4139')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify code' }))
    await expect(field).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Wrong: Story = { args: { error: 'Wrong code. 2 tries left.' } }

export const Checking: Story = { args: { isBusy: true } }
