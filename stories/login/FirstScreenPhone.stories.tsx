import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { en } from '../../src/ui/index.ts'
import { ChooseMethodView } from '../../src/ui/login/ChooseMethod/ChooseMethodView.tsx'
import { arabicFirstScreen, arabicMethods } from '../support/arabic.ts'
import {
  EVERY_METHOD,
  FirstScreen,
  firstScreenArgs,
  storyLegal as legal,
  offering,
} from '../support/FirstScreen.tsx'
import { hears } from '../support/hears.ts'

const meta = {
  title: 'Login/First screen with phone',
  component: ChooseMethodView,
  render: (args) => <FirstScreen {...args} />,
  args: { ...firstScreenArgs, ...offering(EVERY_METHOD), legal },
} satisfies Meta<typeof ChooseMethodView>

export default meta
type Story = StoryObj<typeof meta>

export const TypedADigit: Story = {
  args: { contact: '7700900123' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Phone number')).toHaveAccessibleDescription(
      en.login.phoneHint,
    )
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('GB')
  },
}

/** The same field turns from one into the other and back, and keeps what was typed. */
export const TurnsInPlace: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Email or phone number')
    await userEvent.type(field, '0770')
    await expect(field).toHaveAccessibleName('Phone number')
    await expect(field).toHaveAttribute('autocomplete', 'tel')
    await hears(canvasElement, 'status', 'Phone number. Country United Kingdom, plus 44.')
    await userEvent.type(field, 'x@okafor.example')
    await expect(field).toHaveAccessibleName('Email or phone number')
    await expect(field).toHaveAttribute('autocomplete', 'username webauthn')
    await expect(field).toHaveValue('0770x@okafor.example')
    await expect(field).toHaveFocus()
  },
}

export const WithCountryCode: Story = {
  args: { contact: '+4930123456' },
  async play({ canvasElement }) {
    const country = within(canvasElement).getByRole('combobox', { name: 'Country' })
    await expect(country).toHaveValue('DE')
  },
}

export const AnotherCountry: Story = {
  args: { contact: '2133734253' },
  async play({ args, canvasElement }) {
    const country = within(canvasElement).getByRole('combobox', { name: 'Country' })
    await userEvent.selectOptions(country, 'US')
    await expect(args.onRegionChange).toHaveBeenCalledWith('US')
    await expect(country).toHaveDisplayValue('United States +1')
  },
}

export const NotANumber: Story = {
  args: { contact: '0770', error: en.login.badPhone },
  async play({ canvasElement }) {
    await hears(canvasElement, 'alert', en.login.badPhone)
    await expect(within(canvasElement).getByLabelText('Phone number')).toBeInvalid()
  },
}

export const NoTextMessagesThere: Story = {
  args: { contact: '7700900123', error: en.login.phoneCountryOff },
}

export const NothingTyped: Story = { args: { error: en.login.emptyEmailOrPhone } }

export const NotLoaded: Story = {
  args: { contact: '07700900123', countries: [], error: en.login.phoneNotChecked },
}

export const SendingCode: Story = {
  args: { contact: '7700900123', isSending: true },
}

export const PhoneOnly: Story = {
  args: offering(['sms']),
  async play({ canvasElement }) {
    const field = within(canvasElement).getByLabelText('Phone number')
    await expect(field).toHaveAttribute('inputmode', 'tel')
  },
}

export const PhoneOnlyUsedLast: Story = { args: offering(['sms', 'passkey'], 'sms') }

/** A number is written from the left in Arabic, Hebrew and Persian too, its calling code first. */
export const InArabic: Story = {
  args: { contact: '7700900123' },
  globals: { direction: 'rtl' },
  parameters: {
    language: { locale: 'ar', words: { login: arabicFirstScreen, methods: arabicMethods } },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const [country, number] = [canvas.getByRole('combobox'), canvas.getByRole('textbox')].map(
      (part) => part.getBoundingClientRect(),
    )
    await expect(country?.right).toBeLessThanOrEqual(number?.left ?? 0)
    await expect(getComputedStyle(canvas.getByRole('textbox')).textAlign).toBe('left')
  },
}
