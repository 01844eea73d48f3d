import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PasskeysView } from '../../src/ui/account/AccountPanel/PasskeysView.tsx'
import { storyNow } from '../support/frame.tsx'
import { passkeys } from './samples.ts'

const meta = {
  title: 'Account/Passkeys',
  component: PasskeysView,
  args: {
    passkeys,
    nowMs: storyNow(),
    otherWay: () => 'Google',
    isAdding: false,
    isRemoving: false,
    onAdd: fn(),
    onRename: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PasskeysView>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  async play({ args, canvasElement }) {
    const rows = within(canvasElement).getAllByRole('listitem')
    const uses = rows.map(({ textContent }) => textContent?.match(/Saved [^.]+\.(.*)$/)?.[1])
    await expect(uses).toEqual([' Used 2 minutes ago.', ' Used yesterday.', ' Not used yet.', ''])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a passkey' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

type Canvas = ReturnType<typeof within>

async function chooseOf(canvas: Canvas, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'More about Pixel 9' }))
  await userEvent.click(canvas.getByRole('menuitem', { name }))
}

export const MenuOpen: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'More about Pixel 9' }))
    await expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  },
}

export const Renaming: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await chooseOf(canvas, 'Rename')
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Type a name.')
    await userEvent.type(field, 'Work phone')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onRename).toHaveBeenCalledWith(passkeys[1], 'Work phone')
    await chooseOf(canvas, 'Rename')
  },
}

export const Removing: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await chooseOf(canvas, 'Remove')
    await canvas.findByText('Remove Pixel 9?')
    await canvas.findByText('You can still log in with Google.')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await chooseOf(canvas, 'Remove')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemove).toHaveBeenCalledWith(passkeys[1])
  },
}

export const BeingRemoved: Story = {
  args: { isRemoving: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await chooseOf(canvas, 'Remove')
    await canvas.findByRole('button', { name: 'Removing' })
  },
}

export const None: Story = { args: { passkeys: [] } }

export const Adding: Story = { args: { isAdding: true } }
