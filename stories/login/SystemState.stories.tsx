import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SystemStateView } from '../../src/ui/login/SystemState/SystemStateView.tsx'
import { storyFrame, storyLater, storyNow } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const circumstances = {
  appName: 'Fieldnotes',
  isOnline: true,
  method: 'Email',
  developmentOrigin: null,
  allowedHost: null,
  allowedOriginsUrl: null,
  requestId: null,
}
const inDevelopment = { ...circumstances, developmentOrigin: 'http://localhost:5173' }

const meta = {
  title: 'Login/Something in the way',
  component: SystemStateView,
  args: {
    frame: storyFrame,
    code: 'NETWORK_FAILED',
    circumstances,
    retryAtMs: null,
    nowMs: storyNow,
    onRetry: fn(),
  },
} satisfies Meta<typeof SystemStateView>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  args: { circumstances: { ...circumstances, isOnline: false } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'alert', /^You are offline\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ServiceDown: Story = { args: { retryAtMs: storyLater(0, 8) } }

export const OriginNotAllowed: Story = {
  args: {
    code: 'ORIGIN_NOT_ALLOWED',
    circumstances: { ...circumstances, allowedHost: 'fieldnotes.example' },
  },
}

export const OriginNotAllowedWithoutHost: Story = { args: { code: 'ORIGIN_NOT_ALLOWED' } }

export const OriginNotAllowedInDevelopment: Story = {
  args: {
    code: 'ORIGIN_NOT_ALLOWED',
    circumstances: {
      ...inDevelopment,
      allowedOriginsUrl: 'http://localhost:4455/auth/allowed-origins',
    },
  },
}

export const ConfigurationNotFound: Story = { args: { code: 'CONFIG_NOT_FOUND' } }

export const ConfigurationNotFoundInDevelopment: Story = {
  args: { code: 'CONFIG_NOT_FOUND', circumstances: inDevelopment },
}

export const MethodOff: Story = { args: { code: 'METHOD_DISABLED' } }

export const UntrustedAnswer: Story = { args: { code: 'SESSION_REFUSED' } }

export const Unknown: Story = { args: { code: 'REQUEST_INVALID' } }

export const UnknownWithNumber: Story = {
  args: { code: 'REQUEST_INVALID', circumstances: { ...circumstances, requestId: '8F3K-22QD' } },
}

/** As in the inline login, where there is nothing to close. */
export const OfflineInline: Story = {
  args: {
    circumstances: { ...circumstances, isOnline: false },
    frame: { ...storyFrame, onClose: null },
  },
}
