import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmCodeView } from './ConfirmCodeView.tsx'

const frame = { titleId: 'title', showsTitle: true, onClose: null, logo: null }

function open(alphabet: 'digits' | 'letters-and-digits' = 'digits', isBusy = false) {
  const onSubmit = vi.fn()
  render(
    <ConfirmCodeView
      frame={frame}
      kind="phrase"
      sent={{ contact: 'mara@okafor.example', codeLength: 6, alphabet }}
      isBusy={isBusy}
      error={null}
      onSubmit={onSubmit}
      onBack={() => undefined}
    />,
  )
  return { onSubmit, field: screen.getByRole('textbox') }
}

const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify code' }))

test.each(['', '413'])('has nothing to verify while characters are missing: "%s"', async (code) => {
  const { onSubmit, field } = open()
  await userEvent.click(field)
  if (code !== '') await userEvent.paste(code)
  await verify()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('Enter all 6 digits.')).toBeVisible()
  expect(field).toBeInvalid()
})

test('says what is missing of a code with letters, until it is typed on', async () => {
  const { onSubmit, field } = open('letters-and-digits')
  await verify()
  expect(screen.getByText('Enter all 6 characters.')).toBeVisible()
  await userEvent.type(field, 'K7')
  expect(screen.queryByText('Enter all 6 characters.')).toBeNull()
  await userEvent.type(field, 'QW2M')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('K7QW2M')
})

test('a code that is being checked is not sent again', () => {
  const { onSubmit, field } = open('digits', true)
  fireEvent.change(field, { target: { value: '413902' } })
  onSubmit.mockClear()
  const form = field.closest('form')
  if (form) fireEvent.submit(form)
  expect(onSubmit).not.toHaveBeenCalled()
})
