import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ChooseMethodView } from '../../src/ui/login/ChooseMethod/ChooseMethodView.tsx'
import { arabicFirstScreen, arabicMethods } from '../support/arabic.ts'
import {
  EVERY_METHOD,
  FirstScreen,
  firstScreenArgs,
  storyLegal as legal,
  offering,
} from '../support/FirstScreen.tsx'
import { storyFrame } from '../support/frame.tsx'

const meta = {
  title: 'Login/First screen with methods',
  component: ChooseMethodView,
  render: (args) => <FirstScreen {...args} />,
  args: { ...firstScreenArgs, legal },
  // the methods load when there are any
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('.lk-skeleton')).toBeNull())
  },
} satisfies Meta<typeof ChooseMethodView>

export default meta
type Story = StoryObj<typeof meta>

export const EveryMethod: Story = {
  args: offering(EVERY_METHOD),
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    const tile = (name: string) => canvas.getByRole('button', { name: `Continue with ${name}` })
    const google = await canvas.findByRole('button', { name: 'Continue with Google' })
    google.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tile('X')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(tile('Facebook')).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onChooseMethod).toHaveBeenCalledWith('google')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect a wallet' }))
    await expect(args.onChooseMethod).toHaveBeenCalledWith('wallet')
  },
}

export const ReturningWithGoogle: Story = {
  args: offering(EVERY_METHOD, 'google'),
  async play({ canvasElement }) {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Continue with/ })
    await expect(first).toHaveAccessibleName(/^Continue with Google ?, Last used$/)
  },
}

export const ReturningWithPasskey: Story = { args: offering(EVERY_METHOD, 'passkey') }

export const ReturningWithEmail: Story = { args: offering(EVERY_METHOD, 'email') }

/** While a code is on its way the other methods wait. */
export const SendingCode: Story = {
  args: { ...offering(EVERY_METHOD), contact: 'mara@okafor.example', isSending: true },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    for (const name of ['Continue with Apple', 'Use a passkey']) {
      await userEvent.click(await canvas.findByRole('button', { name }))
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await expect(args.onChooseMethod).not.toHaveBeenCalled()
  },
}

export const EmailAndPasskey: Story = { args: offering(['email', 'passkey']) }

export const EmailAndWallet: Story = { args: offering(['email', 'wallet']) }

export const OneSocialLogin: Story = { args: offering(['email', 'google']) }

export const TwoSocialLogins: Story = { args: offering(['email', 'apple', 'google', 'passkey']) }

export const ThreeSocialLogins: Story = { args: offering(['email', 'google', 'apple', 'discord']) }

export const FourSocialLogins: Story = {
  args: offering(['email', 'google', 'apple', 'discord', 'x', 'wallet']),
}

/** A provider that the kit has no sign for gets a globe. */
export const UnknownProvider: Story = {
  args: offering(['email', 'google', 'apple', 'x', 'oidc:Northern Fells ID']),
}

export const SocialLoginsOnly: Story = { args: offering(['google', 'apple', 'facebook']) }

export const PasskeyOnly: Story = { args: offering(['passkey']) }

export const PasskeyAndWalletOnly: Story = { args: offering(['wallet', 'passkey']) }

/** As it stands in a page: no backdrop, no close, the page's own heading. */
export const Inline: Story = {
  args: { ...offering(EVERY_METHOD), frame: { ...storyFrame, logo: null, onClose: null } },
  parameters: { frame: 'bare' },
  // one part of the page, as `Login` is
  decorators: [(Part) => <div>{Part()}</div>],
}

export const InArabic: Story = {
  args: offering(EVERY_METHOD, 'google'),
  globals: { direction: 'rtl' },
  parameters: {
    language: { locale: 'ar', words: { login: arabicFirstScreen, methods: arabicMethods } },
  },
  async play({ canvasElement }) {
    const tile = (name: RegExp) => within(canvasElement).getByRole('button', { name })
    const apple = await within(canvasElement).findByRole('button', { name: /Apple/ })
    apple.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tile(/X$/)).toHaveFocus()
  },
}
