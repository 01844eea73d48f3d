import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { en } from '../../src/ui/index.ts'
import { OfferPasskeyView } from '../../src/ui/login/OfferPasskey/OfferPasskeyView.tsx'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Login/Offer a passkey',
  component: OfferPasskeyView,
  args: { frame: storyFrame, isSaving: false, error: null, onSave: fn(), onSkip: fn() },
} satisfies Meta<typeof OfferPasskeyView>

export default meta
type Story = StoryObj<typeof meta>

export const Offer: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save a passkey' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = {
  args: { isSaving: true },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Saving passkey' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const PromptClosed: Story = {
  args: { error: en.passkey.cancelledText },
  async play({ canvasElement }) {
    await hears(canvasElement, 'alert', en.passkey.cancelledText)
  },
}

export const HasOneAlready: Story = { args: { error: en.passkey.exists } }

export const NotSaved: Story = { args: { error: en.passkey.notSaved } }
