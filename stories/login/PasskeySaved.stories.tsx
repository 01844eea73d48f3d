import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { en } from '../../src/ui/index.ts'
import { PasskeySavedView } from '../../src/ui/login/OfferPasskey/PasskeySavedView.tsx'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Login/Passkey saved',
  component: PasskeySavedView,
  args: {
    frame: storyFrame,
    hasField: true,
    name: 'MacBook, Chrome',
    isNaming: false,
    error: null,
    onNameChange: fn(),
    onDone: fn(),
    onSkip: fn(),
  },
} satisfies Meta<typeof PasskeySavedView>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'status', 'Passkey saved')
    await expect(canvas.getByLabelText('Name')).toHaveValue('MacBook, Chrome')
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const WithoutEmailField: Story = { args: { hasField: false } }

export const SavingName: Story = { args: { isNaming: true } }

export const NameNotKept: Story = {
  args: { error: en.passkey.notNamed },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'alert', en.passkey.notNamed)
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  },
}
