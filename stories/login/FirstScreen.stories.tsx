import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { en } from '../../src/ui/index.ts'
import { ChooseMethodView } from '../../src/ui/login/ChooseMethod/ChooseMethodView.tsx'
import { arabicFirstScreen } from '../support/arabic.ts'
import { FirstScreen, firstScreenArgs, storyLegal as legal } from '../support/FirstScreen.tsx'
import { storyFrame } from '../support/frame.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Login/First screen',
  component: ChooseMethodView,
  render: (args) => <FirstScreen {...args} />,
  args: firstScreenArgs,
} satisfies Meta<typeof ChooseMethodView>

export default meta
type Story = StoryObj<typeof meta>

export const FirstVisit: Story = {}

export const WithLegalLine: Story = { args: { legal } }

export const Typing: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email'), 'mara@okafor.example{Enter}')
    await expect(canvas.getByLabelText('Email')).toHaveValue('mara@okafor.example')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const EmptyPressed: Story = {
  args: { error: en.login.emptyEmail },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await hears(canvasElement, 'alert', 'Enter your email.')
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email.')
  },
}

export const NotAnAddress: Story = {
  args: { contact: 'mara@okafor', error: en.login.badEmail, legal },
  async play({ canvasElement }) {
    const _canvas = within(canvasElement)
    await hears(canvasElement, 'alert', en.login.badEmail)
  },
}

export const SendingCode: Story = {
  args: { contact: 'mara@okafor.example', isSending: true, legal },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sending code' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await hears(canvasElement, 'status', 'Sending code')
  },
}

export const TooManySends: Story = {
  args: { contact: 'mara@okafor.example', error: en.login.tooManySends(3) },
}

export const TooManyRequests: Story = {
  args: { contact: 'mara@okafor.example', error: en.login.tooManyRequests(1) },
}

export const CodeNotDelivered: Story = {
  args: { contact: 'mara@okafor.example', error: en.login.deliveryFailed },
}

export const SlowConfiguration: Story = { args: { methods: 'loading' } }

export const NothingEnabled: Story = { args: { methods: 'empty' } }

export const NothingEnabledInDevelopment: Story = {
  args: { methods: 'empty', isDevelopment: true },
}

export const LongAppName: Story = {
  args: { appName: 'The Fieldnotes Society of the Northern Fells and Adjoining Waterways', legal },
}

export const WithoutLogo: Story = { args: { frame: { ...storyFrame, logo: null } } }

/** As the inline login stands in a page with a heading of its own. */
export const WithoutTitle: Story = {
  args: { frame: { ...storyFrame, showsTitle: false, onClose: null } },
}

export const InArabic: Story = {
  args: { legal },
  globals: { direction: 'rtl' },
  parameters: { language: { locale: 'ar', words: { login: arabicFirstScreen } } },
}
