import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SessionsView } from '../../src/ui/account/AccountPanel/SessionsView.tsx'
import { storyNow } from '../support/frame.tsx'
import { sessions } from './samples.ts'

const meta = {
  title: 'Account/Sessions',
  component: SessionsView,
  args: {
    sessions,
    nowMs: storyNow(),
    isStaying: false,
    ending: null,
    isEndingOthers: false,
    onStay: fn(),
    onEnd: fn(),
    onEndOthers: fn(),
  },
} satisfies Meta<typeof SessionsView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('This browser')
    await userEvent.click(canvas.getByRole('button', { name: 'Stay logged in' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^End Another.* in 6 days/ }))
    await expect(args.onEnd).toHaveBeenCalledWith(sessions[2])
    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }))
    await expect(args.onEndOthers).toHaveBeenCalledOnce()
  },
}

export const Ending: Story = { args: { ending: 's2' } }

export const OnlyThis: Story = { args: { sessions: sessions.filter((one) => one.isCurrent) } }
