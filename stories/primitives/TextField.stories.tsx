import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextField, type TextFieldProps } from '../../src/ui/primitives/TextField/TextField.tsx'

function Field(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Primitives/Text field',
  component: TextField,
  render: (args) => <Field {...args} />,
  parameters: { frame: 'bare' },
  args: {
    label: 'Email',
    value: '',
    error: null,
    onChange: fn(),
    input: { type: 'email', placeholder: 'you@example.com', dir: 'ltr' },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Focused: Story = {
  async play({ canvasElement }) {
    await userEvent.tab()
    await expect(within(canvasElement).getByLabelText('Email')).toHaveFocus()
  },
}

export const Filled: Story = {
  async play({ canvasElement }) {
    const field = within(canvasElement).getByLabelText('Email')
    await userEvent.type(field, 'mara@okafor.example')
    await expect(field).toHaveValue('mara@okafor.example')
  },
}

export const WithError: Story = {
  args: { value: 'mara@okafor', error: 'Enter a full email address, like you@example.com.' },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByLabelText('Email')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Enter a full email address/)
  },
}

export const Locked: Story = {
  args: { value: 'mara@okafor.example', isLocked: true },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByLabelText('Email')
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('mara@okafor.example')
  },
}
