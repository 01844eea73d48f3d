import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { AddressProof } from '../../src/core/wallet/proof/addressProof.ts'
import { ProofDetailsView } from '../../src/ui/account/AppProofBadge/ProofDetailsView.tsx'
import { storyLater, storyNow } from '../support/frame.tsx'

const appProof = {
  scheme: 'SIGNATURE_SCHEME_EPHEMERAL_KEY_P256',
  publicKey: `04${'5e'.repeat(64)}04a1${'3f'.repeat(61)}77c2`,
  proofPayload: '{}',
  signature: 'ab'.repeat(64),
}

const verified: AddressProof = {
  at: 'verified',
  appProof,
  root: { kind: 'aws', name: 'aws.nitro-enclaves' },
  provenAtMs: storyLater(-3, 0),
  checkedAtMs: storyLater(-2, 0),
}

const unverified = (reason: Extract<AddressProof, { at: 'unverified' }>['reason']) =>
  ({
    at: 'unverified',
    appProof,
    reason,
    details: 'it has another root',
    checkedAtMs: storyNow(),
  }) as const

const meta = {
  title: 'Account/AppProof',
  component: ProofDetailsView,
  args: {
    titleId: 'story-title',
    outcome: verified,
    nowMs: storyNow(),
    isChecking: false,
    onAgain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ProofDetailsView>

export default meta
type Story = StoryObj<typeof meta>

export const SealedMachine: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    canvas.getByText('Your browser checked the proof 2 minutes ago.')
    canvas.getByText('Key 04a1…77c2 signed the address and its wallet.')
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OtherSealedMachine: Story = {
  args: { outcome: { ...verified, root: { kind: 'enclave', name: 'Okafor enclaves' } } },
}

export const DevelopmentRoot: Story = {
  args: {
    outcome: {
      ...verified,
      root: { kind: 'software', name: 'Latchkit software proofs, no enclave' },
      checkedAtMs: storyNow(),
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByText(/This is a development root\./)
    await expect(canvasElement).not.toHaveTextContent(/aws|cloud|sealed machine was/i)
  },
}

export const AnotherRoot: Story = {
  args: { outcome: unverified('BOOT_PROOF_UNTRUSTED') },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    canvas.getByText('Do not send money to it yet.')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

export const AnotherAddress: Story = { args: { outcome: unverified('APP_PROOF_MISMATCH') } }

export const Altered: Story = { args: { outcome: unverified('APP_PROOF_INVALID') } }

export const UnknownKey: Story = { args: { outcome: unverified('BOOT_PROOF_INVALID') } }

export const CheckingAgain: Story = {
  args: { outcome: unverified('BOOT_PROOF_UNTRUSTED'), isChecking: true },
}

export const NoProof: Story = { args: { outcome: { at: 'missing' } } }

export const NoRoot: Story = { args: { outcome: { at: 'unchecked' } } }

export const NotReachable: Story = { args: { outcome: null } }
