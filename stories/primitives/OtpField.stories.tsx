import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OtpField, type OtpFieldProps } from '../../src/ui/primitives/OtpField/OtpField.tsx'

function Field(props: OtpFieldProps) {
  const [value, setValue] = useState(props.value)
  return <OtpField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Primitives/Code field',
  component: OtpField,
  render: (args) => <Field {...args} />,
  parameters: { frame: 'bare' },
  args: {
    label: 'Code',
    length: 6,
    alphabet: 'digits',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {}
export const Seven: Story = { args: { length: 7, value: '4139' } }
export const Eight: Story = {
  args: { length: 8, value: '7KQ2', alphabet: 'letters-and-digits' },
}
export const Nine: Story = {
  args: { length: 9, value: '7KQ2M', alphabet: 'letters-and-digits' },
}

export const Focused: Story = {
  args: { value: '413' },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByLabelText('Code'))
    await expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(1)
  },
}

/** A whole code is selected, so that typing replaces it. */
export const Selected: Story = {
  args: { value: '413920' },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByLabelText('Code')
    await userEvent.click(field)
    await expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(6)
    await userEvent.keyboard('7')
    await expect(field).toHaveValue('7')
    await userEvent.clear(field)
    await userEvent.keyboard('413902')
    await expect(field).toHaveValue('413902')
  },
}

export const Checking: Story = { args: { value: '413902', state: 'loading' } }
export const Accepted: Story = { args: { value: '413902', state: 'success' } }
export const Wrong: Story = { args: { value: '413920', state: 'error' } }
export const Disabled: Story = {
  args: { state: 'disabled' },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByLabelText('Code')
    await userEvent.type(field, '4')
    await expect(field).toHaveValue('')
  },
}

/** Digits of another script are read as what they are. */
export const ArabicDigits: Story = {
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByLabelText('Code')
    await userEvent.click(field)
    await userEvent.paste('٤١٣٩٠٢')
    await expect(field).toHaveValue('413902')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('413902')
  },
}
