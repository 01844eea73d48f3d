import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { useUiSettings } from '../../src/react/kitContext.ts'
import { LatchkitProvider } from '../../src/react/LatchkitProvider.tsx'
import { TransactionStatus } from '../../src/ui/signing/TransactionStatus.tsx'
import { loggedIn, storyKit } from '../support/storyKit.ts'

const HASH = `0xb71c2f6a90d8e4135c7b8a9d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f7081904e9`

const kit = storyKit(loggedIn)

type Args = { readonly answer: object; readonly onClose?: () => void }

/** A transaction by its id alone, wherever it was sent from. */
const meta = {
  title: 'Levels/TransactionStatus',
  parameters: { frame: 'none' },
  render: ({ answer, onClose }) => {
    const query: typeof kit.query = async () => answer as never
    return (
      <LatchkitProvider kit={{ ...kit, query }} {...useUiSettings()}>
        <TransactionStatus statusId="0195ab1c" caip2="eip155:8453" onClose={onClose} />
      </LatchkitProvider>
    )
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** The screen is loaded with the first answer. */
const play: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { name: 'Sending' })
}

export const Signed: Story = { args: { answer: { txStatus: 'INITIALIZED' } }, play }

export const OnTheNetwork: Story = {
  args: { answer: { txStatus: 'BROADCASTING', eth: { txHash: HASH } } },
  play,
}

export const Confirmed: Story = {
  args: { answer: { txStatus: 'INCLUDED', eth: { txHash: HASH } }, onClose: fn() },
  async play({ canvasElement }) {
    const link = await within(canvasElement).findByRole('link', { name: 'View on explorer' })
    await expect(link).toHaveAttribute('href', `https://basescan.org/tx/${HASH}`)
  },
}

export const NotGoneThrough: Story = {
  args: {
    answer: {
      txStatus: 'FAILED',
      eth: { txHash: HASH },
      error: {
        message: 'execution reverted',
        revertChain: [
          { address: '0x33Cc000000000000000000000000000000000001', errorType: 'unknown' },
          {
            address: '0x33Cc000000000000000000000000000000000002',
            errorType: 'native',
            native: { nativeType: 'panic', panicCode: '0x11' },
          },
        ],
      },
    },
    onClose: fn(),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('list', { name: '2 steps, outermost first' })
  },
}

export const Replaced: Story = {
  args: {
    answer: {
      txStatus: 'REPLACED',
      eth: { txHash: HASH },
      error: { message: 'another transaction with the same nonce was included' },
    },
    onClose: fn(),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Another transaction took its place' })
    await expect(canvas.queryByRole('heading', { name: 'Sending' })).toBeNull()
  },
}
