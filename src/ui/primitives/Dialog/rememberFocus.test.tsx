import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberFocus } from './rememberFocus.ts'

/** A page with a bar of two buttons; either button may be gone by now. */
const page = (hasOpener: boolean, hasBar = true) => (
  <main>
    <button type="button">Far</button>
    {hasBar && (
      <nav>
        <button type="button" disabled>
          Off
        </button>
        <span>{hasOpener && <button type="button">Opener</button>}</span>
        <button type="button">Near</button>
      </nav>
    )}
  </main>
)

const button = (name: string) => screen.getByRole('button', { name })

test('gives the focus back', () => {
  render(page(true))
  button('Opener').focus()
  const giveBack = rememberFocus()
  button('Far').focus()
  giveBack()
  expect(button('Opener')).toHaveFocus()
})

test.each([
  ['the opener is gone', true, 'Near'],
  ['all around it is gone too', false, 'Far'],
])('goes on nearby when %s', (_, hasBar, next) => {
  const { rerender } = render(page(true))
  button('Opener').focus()
  const giveBack = rememberFocus()
  rerender(page(false, hasBar))
  giveBack()
  expect(button(next)).toHaveFocus()
})

test('takes the focus from nobody when nothing had it', () => {
  render(page(true))
  const giveBack = rememberFocus()
  button('Near').focus()
  giveBack()
  expect(button('Near')).toHaveFocus()
})
