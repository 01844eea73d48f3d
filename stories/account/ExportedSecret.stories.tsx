import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SecretView } from '../../src/ui/account/Export/SecretView.tsx'
import { storyFrame, storyLater, storyNow } from '../support/frame.tsx'

const twelve = 'harvest copper latin drift meadow ocean pencil quick ribbon summer timber violin'
const untilMs = storyLater(0, 52)

const meta = {
  title: 'Account/Exported secret',
  component: SecretView,
  args: {
    frame: { ...storyFrame, logo: null },
    kind: 'phrase',
    wordCount: 12,
    revealed: null,
    isCopied: false,
    error: null,
    nowMs: storyNow,
    onShow: fn(),
    onHide: fn(),
    onCopy: fn(),
    onDone: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof SecretView>

export default meta
type Story = StoryObj<typeof meta>

export const Covered: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the words' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

export const Shown: Story = {
  args: { revealed: { text: twelve, untilMs } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: '12 words' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(12)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide now' }))
    await expect(args.onHide).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy, clears in 60 seconds' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
}

export const Copied: Story = { args: { revealed: { text: twelve, untilMs }, isCopied: true } }

export const TwentyFourWords: Story = {
  args: { wordCount: 24, revealed: { text: `${twelve} ${twelve}`, untilMs } },
}

export const KeyCovered: Story = { args: { kind: 'key', wordCount: 1 } }

export const KeyShown: Story = {
  args: {
    kind: 'key',
    wordCount: 1,
    revealed: {
      text: '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318',
      untilMs,
    },
  },
}

export const SolanaKeyShown: Story = {
  args: {
    ...KeyShown.args,
    revealed: {
      text: '2XAnC1UuoiLJxbjCq2YxSWfyGSLTGtSCqNpGpMgspYeFh35r4CCqCLNGZA7N1LoyxoXnXXyCwcqkQud8pa5QriQC',
      untilMs,
    },
  },
}

export const Failed: Story = {
  args: { error: 'We could not finish this. Try again in a moment.' },
}
