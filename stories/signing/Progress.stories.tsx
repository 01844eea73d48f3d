import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChainUnreachableError } from '../../src/errors/chain.ts'
import { RequestForbiddenError } from '../../src/errors/http.ts'
import { NetworkFailedError } from '../../src/errors/network.ts'
import { ReadingView } from '../../src/ui/signing/ReadingView.tsx'
import { RevertedView } from '../../src/ui/signing/RevertedView.tsx'
import { SendingView } from '../../src/ui/signing/SendingView.tsx'
import { SentView } from '../../src/ui/signing/SentView.tsx'
import { SignFailedView } from '../../src/ui/signing/SignFailedView.tsx'
import { storyFrame } from '../support/frame.tsx'
import { reverted, solanaReverted } from './reverts.ts'
import { purchase, taken, transfer } from './samples.ts'

const meta = { title: 'Signing/Progress' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const HASH = '0xb71c2f6a90d8e4135c7b8a9d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f70819 04e9'.replace(' ', '')
const frame = storyFrame
const onClose = fn()

export const Reading: Story = { render: () => <ReadingView frame={{ ...frame, logo: null }} /> }

export const Signed: Story = {
  render: () => <SendingView frame={frame} step="signed" onClose={onClose} />,
}

export const OnTheNetwork: Story = {
  render: () => <SendingView frame={frame} step="sent" onClose={onClose} />,
  async play({ canvasElement }) {
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
  },
}

export const Sent: Story = {
  render: () => (
    <SentView
      frame={frame}
      view={purchase}
      hash={HASH}
      tookMs={4200}
      fee={taken}
      onClose={onClose}
    />
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('and a fee of 0.00004 ETH')).toBeVisible()
    const link = within(canvasElement).getByRole('link', { name: 'View on explorer' })
    await expect(link).toHaveAttribute('href', `https://basescan.org/tx/${HASH}`)
  },
}

export const SentWithoutAPayment: Story = {
  render: () => (
    <SentView
      frame={frame}
      view={{ ...purchase, details: [] }}
      hash={HASH}
      tookMs={900}
      fee={taken}
      onClose={onClose}
    />
  ),
}

export const Reverted: Story = {
  render: () => (
    <RevertedView
      frame={frame}
      view={purchase}
      hash={HASH}
      reason={reverted}
      fee={taken}
      onClose={onClose}
    />
  ),
}

export const RevertedInTheTrialRun: Story = {
  render: () => (
    <RevertedView
      frame={frame}
      view={transfer}
      hash={null}
      reason={solanaReverted}
      fee={null}
      onClose={onClose}
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Program log' }))
    await expect(canvas.getByText(/insufficient lamports/)).toBeVisible()
  },
}

export const RevertedWithoutAReason: Story = {
  render: () => (
    <RevertedView
      frame={frame}
      view={purchase}
      hash={HASH}
      reason={null}
      fee={null}
      onClose={onClose}
    />
  ),
}

export const NoAnswer: Story = {
  render: () => (
    <SignFailedView frame={frame} error={new NetworkFailedError()} wasSent onClose={onClose} />
  ),
}

/** The kit has sent it, and no node says whether it has it. */
export const NotKnownYet: Story = {
  render: () => (
    <SignFailedView
      frame={frame}
      error={new ChainUnreachableError({ hash: HASH })}
      wasSent
      chain={purchase.chain}
      onClose={onClose}
    />
  ),
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'View on explorer' })
    await expect(link).toHaveAttribute('href', `https://basescan.org/tx/${HASH}`)
    await expect(canvasElement).not.toHaveTextContent(/Nothing was signed|no fee/)
  },
}

/** Another payment was asked for while it is unknown whether the one before went through. */
export const EarlierNotKnownYet: Story = {
  render: () => (
    <SignFailedView
      frame={frame}
      error={new ChainUnreachableError({ hash: HASH, isEarlier: true })}
      wasSent
      chain={purchase.chain}
      onClose={onClose}
    />
  ),
  async play({ canvasElement }) {
    const headline = 'An earlier transaction is still open'
    await expect(within(canvasElement).getByRole('heading', { name: headline })).toBeVisible()
    await expect(within(canvasElement).getByText('0xb71c…04e9')).toBeVisible()
  },
}

export const Replaced: Story = {
  render: () => (
    <RevertedView
      frame={frame}
      view={purchase}
      isReplaced
      hash={HASH}
      reason={null}
      fee={null}
      onClose={onClose}
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('heading', { name: 'Another transaction took its place' }),
    ).toBeVisible()
    await expect(canvas.queryByText('Why:')).toBeNull()
  },
}

export const NotSent: Story = {
  render: () => (
    <SignFailedView
      frame={frame}
      error={new NetworkFailedError()}
      wasSent={false}
      onClose={onClose}
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Nothing was signed. Try again in a moment.')).toBeVisible()
  },
}

export const NotAllowed: Story = {
  render: () => (
    <SignFailedView frame={frame} error={new RequestForbiddenError()} wasSent onClose={onClose} />
  ),
}
