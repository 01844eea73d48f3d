import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

const button = () => screen.getByRole('button')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Example({ isLoading }: { readonly isLoading: boolean }) {
  return (
    <Button isLoading={isLoading} loadingLabel="Sending">
      Send
    </Button>
  )
}

test('shows that it loads after 200 ms, and then for at least 400 ms', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<Example isLoading />)
  await pass(199)
  expect(button()).toHaveAccessibleName('Send')
  await pass(1)
  expect(button()).toHaveAccessibleName('Sending')
  rerender(<Example isLoading={false} />)
  await pass(399)
  expect(button()).toHaveAccessibleName('Sending')
  await pass(1)
  await pass(0)
  expect(button()).toHaveAccessibleName('Send')
})

test('shows nothing for a short wait', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<Example isLoading />)
  await pass(150)
  rerender(<Example isLoading={false} />)
  await pass(1000)
  expect(button()).toHaveAccessibleName('Send')
})

test('takes no press while it loads or cannot be pressed, and keeps the focus', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isDisabled onClick={onClick}>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(button())
  expect(button()).toHaveFocus()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a double click that a busy page hears at once is one press', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick}>
        Send
      </Button>
    </form>,
  )
  fireEvent.click(button())
  fireEvent.click(button())
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  // what the first came to is shown by then
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  fireEvent.click(button())
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([2, 2])
})

test('a press whose answer fails can be repeated', async () => {
  const failed = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('error', failed)
  const onClick = vi.fn(() => {
    throw new Error('of the app')
  })
  render(<Button onClick={onClick}>Send</Button>)
  const press = async () => {
    try {
      fireEvent.click(button())
    } catch {
      // React 18 throws it again
    }
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
  await press()
  await press()
  window.removeEventListener('error', failed)
  expect(onClick).toHaveBeenCalledTimes(2)
})
