import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { AnyLatchkitError } from '../../src/errors/anyError.ts'
import {
  PasskeyCancelledError,
  PasskeyDomainInvalidError,
  PasskeyNoneFoundError,
  PasskeyUnsupportedError,
} from '../../src/errors/passkey.ts'
import { SessionRefusedError } from '../../src/errors/session.ts'
import { en } from '../../src/ui/index.ts'
import { PasskeyFailedView } from '../../src/ui/login/UsePasskey/PasskeyFailedView.tsx'
import { passkeyFailure } from '../../src/ui/login/UsePasskey/passkeyFailure.ts'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const facts = {
  methods: ['email', 'passkey'],
  appName: 'Fieldnotes',
  isOnline: true,
  method: 'Passkey',
  developmentOrigin: null,
  allowedHost: null,
  allowedOriginsUrl: null,
  requestId: null,
} as const

const failure = (error: AnyLatchkitError) => passkeyFailure(error, en, facts)

const meta = {
  title: 'Login/Passkey failed',
  component: PasskeyFailedView,
  args: {
    frame: storyFrame,
    failure: failure(new PasskeyCancelledError()),
    onBack: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof PasskeyFailedView>

export default meta
type Story = StoryObj<typeof meta>

export const Cancelled: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'alert', /^No passkey was used\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onAction).toHaveBeenCalledWith('tryAgain')
  },
}

export const NoneOnThisDevice: Story = {
  args: { failure: failure(new PasskeyNoneFoundError({ canUsePhone: true })) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Use my phone' }))
    await expect(args.onAction).toHaveBeenCalledWith('usePhone')
  },
}

/** Where no phone can be asked. */
export const NoneOnThisPhone: Story = {
  args: { failure: failure(new PasskeyNoneFoundError()) },
}

export const NotSupported: Story = { args: { failure: failure(new PasskeyUnsupportedError()) } }

export const WrongAddress: Story = {
  args: { failure: failure(new PasskeyDomainInvalidError({ rpId: 'fieldnotes.example' })) },
}

/** Where the login sends no codes. */
export const WithoutCodes: Story = {
  args: {
    failure: passkeyFailure(new PasskeyNoneFoundError(), en, { ...facts, methods: ['passkey'] }),
  },
}

export const SomethingElse: Story = { args: { failure: failure(new SessionRefusedError()) } }
