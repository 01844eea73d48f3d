import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { Dialog } from './Dialog.tsx'

const onClose = vi.fn()

function Example({ children }: { readonly children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          onClose()
          setIsOpen(false)
        }}
        closesOnBackdrop
        titleId="title"
      >
        <h2 id="title" tabIndex={-1} data-lk-title="">
          A title
        </h2>
        {children}
      </Dialog>
    </>
  )
}

async function open(children?: ReactNode) {
  onClose.mockClear()
  render(<Example>{children}</Example>)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog', { name: 'A title' })
}

test('hides the page from readers and holds both live regions', async () => {
  const dialog = await open(<button type="button">Inside</button>)
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
  expect(dialog).toContainElement(screen.getByRole('status'))
  expect(dialog).toContainElement(screen.getByRole('alert'))
  expect(await axeViolations(dialog)).toEqual([])
})

test('focuses the first field', async () => {
  await open(<input aria-label="Email" />)
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
})

test('focuses the title where there is no field', async () => {
  await open()
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
})

test('focuses the title where a finger would call up a keyboard', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: fine)'
      ? matchMedia.call(window, 'not all')
      : matchMedia.call(window, query),
  )
  await open(<input aria-label="Email" />)
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
})

test('keeps the focus inside', async () => {
  await open(
    <>
      <button type="button">One</button>
      <button type="button">Two</button>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'One' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
})

const grabber = () => document.querySelector('[data-slot="grabber"]') ?? document.body

test('closes when its grabber is dragged down far enough, and goes back otherwise', async () => {
  const dialog = await open()
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined)
  fireEvent.pointerDown(grabber(), { clientY: 500 })
  fireEvent.pointerMove(grabber(), { clientY: 510 })
  expect(dialog.style.getPropertyValue('--_drag')).toBe('10px')
  fireEvent.pointerUp(grabber(), { clientY: 510 })
  expect(dialog.style.getPropertyValue('--_drag')).toBe('')
  expect(onClose).not.toHaveBeenCalled()

  fireEvent.pointerDown(grabber(), { clientY: 500 })
  fireEvent.pointerUp(grabber(), { clientY: 600 })
  expect(onClose).toHaveBeenCalledOnce()
})

test('does not close when the drag is taken away', async () => {
  await open()
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined)
  fireEvent.pointerDown(grabber(), { clientY: 500 })
  fireEvent.pointerCancel(grabber(), { clientY: 700 })
  expect(onClose).not.toHaveBeenCalled()
})
