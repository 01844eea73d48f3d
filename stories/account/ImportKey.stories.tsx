import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ImportKeyView } from '../../src/ui/account/Import/ImportKeyView.tsx'
import { storyFrame } from '../support/frame.tsx'

const meta = {
  title: 'Account/Import key',
  component: ImportKeyView,
  args: {
    frame: { ...storyFrame, logo: null },
    isBusy: false,
    error: null,
    onImport: fn(),
    onUsePhrase: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ImportKeyView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const NoKey: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Private key' }), '0x12')
    await userEvent.click(canvas.getByRole('button', { name: 'Import key' }))
    await expect(args.onImport).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'Private key' })).toBeInvalid()
  },
}

export const Refused: Story = {
  args: { error: 'We could not finish this. Try again in a moment.' },
}
