import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PasskeysView } from '../../src/ui/account/AccountPanel/PasskeysView.tsx'
import { passkeys } from './samples.ts'

const meta = {
  title: 'Account/Passkeys',
  component: PasskeysView,
  args: { passkeys, isAdding: false, isRemoving: false, onAdd: fn(), onRemove: fn() },
} satisfies Meta<typeof PasskeysView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a passkey' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Removing: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pixel 9' }))
    await canvas.findByText('Remove Pixel 9?')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pixel 9' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith(passkeys[1])
  },
}

export const None: Story = { args: { passkeys: [] } }

export const Adding: Story = { args: { isAdding: true } }
