import { act, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useKeptFocus } from './useKeptFocus.ts'

const rows = { change: (_: readonly string[]): void => undefined }

/** A list whose rows come and go. */
function Example() {
  const part = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState<readonly string[]>(['One', 'Two'])
  rows.change = setNames
  useKeptFocus(part)
  return (
    <>
      <button type="button">Beside</button>
      <div ref={part}>
        <button type="button">Above</button>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('what is nearest has the focus when a row goes away with it', async () => {
  render(<Example />)
  button('Two').focus()
  act(() => rows.change(['One']))
  await waitFor(() => expect(button('One')).toHaveFocus())
  act(() => rows.change([]))
  await waitFor(() => expect(button('Above')).toHaveFocus())
})

test('somebody who has gone elsewhere, or holds nothing, is left alone', async () => {
  render(<Example />)
  button('Two').focus()
  act(() => button('Two').blur())
  act(() => rows.change(['One']))
  await new Promise(requestAnimationFrame)
  expect(document.body).toHaveFocus()
  button('One').focus()
  button('Beside').focus()
  act(() => rows.change([]))
  await new Promise(requestAnimationFrame)
  expect(button('Beside')).toHaveFocus()
})
