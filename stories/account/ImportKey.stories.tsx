import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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

const solana =
  '2XAnC1UuoiLJxbjCq2YxSWfyGSLTGtSCqNpGpMgspYeFh35r4CCqCLNGZA7N1LoyxoXnXXyCwcqkQud8pa5QriQC'

async function paste(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('textbox', { name: 'Private key' }))
  await userEvent.paste(text)
  return canvas
}

export const ForSolana: Story = {
  async play({ args, canvasElement }) {
    const canvas = await paste(canvasElement, solana)
    await canvas.findByText('This is a key for Solana.')
    await userEvent.click(canvas.getByRole('button', { name: 'Import key' }))
    await waitFor(() => expect(args.onImport).toHaveBeenCalledWith(solana, 'solana'))
  },
}

export const HalvesOfTwo: Story = {
  async play({ args, canvasElement }) {
    const canvas = await paste(canvasElement, solana.replace(/C$/, 'D'))
    await waitFor(() => expect(canvas.getAllByText(/two halves/)).not.toEqual([]))
    await userEvent.click(canvas.getByRole('button', { name: 'Import key' }))
    await expect(args.onImport).not.toHaveBeenCalled()
  },
}

export const AnAddress: Story = {
  async play({ canvasElement }) {
    const canvas = await paste(canvasElement, '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23')
    await waitFor(() => expect(canvas.getAllByText(/an address on Ethereum/)).not.toEqual([]))
  },
}

export const Importing: Story = { args: { isBusy: true } }

export const Refused: Story = {
  args: { error: 'We could not finish this. Try again in a moment.' },
}
