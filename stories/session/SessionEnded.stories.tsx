import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SessionEndedView } from '../../src/ui/session/SessionEndedView.tsx'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Session/Session ended',
  component: SessionEndedView,
  args: {
    frame: { ...storyFrame, logo: null },
    end: { reason: 'expired', lifetimeMs: 900_000 },
    lastMethod: 'Google',
    onContinue: fn(),
    onLogIn: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SessionEndedView>

export default meta
type Story = StoryObj<typeof meta>

export const Expired: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'alert', /^Log in again to continue\. Your session ended after 15/)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Use another method' }))
    await expect(args.onLogIn).toHaveBeenCalledOnce()
  },
}

export const ExpiredWithoutLastMethod: Story = { args: { lastMethod: null } }

export const ExpiredAfterUnknownTime: Story = {
  args: { end: { reason: 'expired', lifetimeMs: null } },
}

export const KeyLost: Story = { args: { end: { reason: 'key-lost', lifetimeMs: 900_000 } } }

export const RecordRefused: Story = { args: { end: { reason: 'refused', lifetimeMs: 900_000 } } }

export const LoggedOutElsewhere: Story = {
  args: { end: { reason: 'logged-out-elsewhere', lifetimeMs: 900_000 } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
    await expect(args.onLogIn).toHaveBeenCalled()
    const [, close] = canvas.getAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    await expect(args.onClose).toHaveBeenCalled()
  },
}
