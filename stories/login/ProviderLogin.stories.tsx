import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { OauthState } from '../../src/core/login/oauth/oauthState.ts'
import {
  InAppBrowserError,
  OauthDeniedError,
  OauthFailedError,
  OauthStateMismatchError,
  PopupClosedError,
} from '../../src/errors/oauth.ts'
import { ProviderLoginView } from '../../src/ui/login/ProviderLogin/ProviderLoginView.tsx'
import { ProviderSign } from '../../src/ui/login/ProviderLogin/ProviderSign.tsx'
import {
  type ProviderFacts,
  providerScreen,
} from '../../src/ui/login/ProviderLogin/providerScreen.ts'
import { en } from '../../src/ui/words/en.ts'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const google = { provider: 'google' } as const

function screen(state: OauthState, facts: Partial<ProviderFacts> = {}) {
  return providerScreen(state, en, {
    name: 'Google',
    appName: 'Fieldnotes',
    isOnline: true,
    method: 'Google',
    canUseTab: true,
    hasEmail: true,
    developmentOrigin: null,
    allowedHost: null,
    allowedOriginsUrl: null,
    requestId: null,
    ...facts,
  })
}

const failed = (error: Extract<OauthState, { at: 'providerFailed' }>['error']) =>
  screen({ at: 'providerFailed', ...google, error })

const meta = {
  title: 'Login/Social login',
  component: ProviderLoginView,
  args: {
    frame: storyFrame,
    sign: <ProviderSign provider="google" />,
    name: 'Google',
    screen: screen({ at: 'waitingForProvider', ...google }),
    pageUrl: 'https://fieldnotes.example/trips',
    onBack: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof ProviderLoginView>

export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {
  args: { screen: screen({ at: 'openingProvider', ...google, inTab: false }) },
}

export const Waiting: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'status', 'Google window opened')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the Google window' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'showWindow')
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'cancel')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Blocked: Story = {
  args: { screen: screen({ at: 'popupBlocked', ...google }) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'alert', /^Your browser blocked the window\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Open Google window' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue in this tab' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('continueInTab')
  },
}

export const BlockedWithoutTab: Story = {
  args: { screen: screen({ at: 'popupBlocked', ...google }, { canUseTab: false }) },
}

export const Finishing: Story = {
  args: { screen: screen({ at: 'finishingProvider', ...google }) },
  async play({ canvasElement }) {
    await hears(canvasElement, 'status', 'Logging you in')
  },
}

export const Closed: Story = {
  args: { screen: failed(new PopupClosedError()) },
  async play({ args, canvasElement }) {
    await hears(canvasElement, 'alert', /Fieldnotes received nothing\.$/)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onAction).toHaveBeenCalledWith('tryAgain')
  },
}

export const Denied: Story = { args: { screen: failed(new OauthDeniedError()) } }

export const StateMismatch: Story = { args: { screen: failed(new OauthStateMismatchError()) } }

export const StateMismatchOfNobody: Story = {
  args: {
    sign: <ProviderSign provider={null} />,
    name: '',
    screen: screen({ at: 'providerFailed', provider: null, error: new OauthStateMismatchError() }),
  },
}

export const InAppOnIphone: Story = {
  args: { screen: failed(new InAppBrowserError({ app: 'Instagram', platform: 'ios' })) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Copy page link' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use my email here' }))
    await expect(args.onAction).toHaveBeenCalledWith('useEmail')
  },
}

export const InAppOnAndroid: Story = {
  args: { screen: failed(new InAppBrowserError({ app: null, platform: 'android' })) },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Open in browser' })
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^intent:\/\/fieldnotes\.example\/trips#Intent;scheme=https;/),
    )
  },
}

export const AccountExists: Story = {
  args: {
    screen: screen({ at: 'accountExists', ...google, contact: 'mara@okafor.example' }),
  },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'alert', /mara@okafor\.example logs in with an email code/)
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use a different Google account' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('otherAccount')
  },
}

export const AccountExistsSomewhere: Story = {
  args: { screen: screen({ at: 'accountExists', ...google, contact: null }) },
}

export const Failed: Story = { args: { screen: failed(new OauthFailedError()) } }

/** A provider of the app's own, with a name that takes room. */
export const OwnProvider: Story = {
  args: {
    sign: <ProviderSign provider="oidc:Northern Fells Mountain Rescue" />,
    name: 'Northern Fells Mountain Rescue',
    screen: screen(
      { at: 'waitingForProvider', provider: 'oidc:Northern Fells Mountain Rescue' },
      { name: 'Northern Fells Mountain Rescue' },
    ),
  },
}
