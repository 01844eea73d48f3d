import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

function Example(props: Partial<OtpFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <OtpField
      label="6-digit code"
      length={6}
      alphabet="digits"
      onComplete={() => undefined}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
const slots = () => [...document.querySelectorAll('[data-slot="codeSlot"]')]

test('is one field that asks for a one-time code with digits', async () => {
  render(<Example />)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field()).toHaveAttribute('inputmode', 'numeric')
  expect(await axeViolations()).toEqual([])
})

test('asks for capital letters when the code has letters', () => {
  render(<Example alphabet="letters-and-digits" />)
  expect(field()).toHaveAttribute('inputmode', 'text')
  expect(field()).toHaveAttribute('autocapitalize', 'characters')
})

test('draws each character in its slot and completes after the last one, once', async () => {
  const onComplete = vi.fn()
  render(<Example onComplete={onComplete} />)
  await userEvent.type(field(), '41390')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(field(), '2')
  expect(onComplete.mock.calls).toEqual([['413902']])
  expect(slots().map((slot) => slot.textContent)).toEqual(['4', '1', '3', '9', '0', '2'])
})

test('drops what is no character of the code, and one key too many', async () => {
  render(<Example />)
  await userEvent.type(field(), '4x1 3')
  expect(field()).toHaveValue('413')
  await userEvent.type(field(), '9027')
  expect(field()).toHaveValue('413902')
})

test('takes the code out of a pasted sentence', async () => {
  const onComplete = vi.fn()
  render(<Example onComplete={onComplete} />)
  await userEvent.click(field())
  await userEvent.paste('413 902 is your Fieldnotes code')
  expect(field()).toHaveValue('413902')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('413902')
})

test('puts a pasted part where the caret is and ignores text without a code', async () => {
  render(<Example value="41" />)
  await userEvent.click(field())
  await userEvent.paste('39')
  expect(field()).toHaveValue('4139')
  await userEvent.paste('call 0044 7700 90012345')
  expect(field()).toHaveValue('4139')
})

test('lets typing replace a code that is selected', async () => {
  render(<Example value="413920" state="error" />)
  field().focus()
  field().select()
  await userEvent.keyboard('9')
  expect(field()).toHaveValue('9')
})

test.each(['loading', 'success', 'disabled'] as const)(
  'takes no typing while %s',
  async (state) => {
    render(<Example value="413902" state={state} />)
    await userEvent.type(field(), '{Backspace}7')
    await userEvent.paste('111111')
    expect(field()).toHaveValue('413902')
  },
)

test('marks the gap of the groups', () => {
  render(<Example length={9} label="6-digit code" />)
  expect(slots().findIndex((slot) => slot.hasAttribute('data-gap'))).toBe(5)
})
