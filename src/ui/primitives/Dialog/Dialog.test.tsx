import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { axeViolations } from '../../../../test/support/axe.ts'
import { Dialog } from './Dialog.tsx'

const onClose = vi.fn()
const onClosed = vi.fn()
const owner = { agrees: true }

function Example({ children }: { readonly children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          onClose()
          if (owner.agrees) setIsOpen(false)
        }}
        onClosed={onClosed}
        closesOnBackdrop
        titleId="title"
      >
        <h2 id="title" tabIndex={-1} data-lk-title="">
          A title
        </h2>
        {children}
      </Dialog>
    </StrictMode>
  )
}

beforeEach(() => {
  onClose.mockClear()
  onClosed.mockClear()
  owner.agrees = true
})

async function open(children?: ReactNode) {
  render(<Example>{children}</Example>)
  await userEvent.click(opener())
  return screen.findByRole<HTMLDialogElement>('dialog', { name: 'A title' })
}

const opener = () => screen.getByRole('button', { name: 'Open' })
const slot = (name: string) => document.querySelector(`[data-slot="${name}"]`) ?? document.body
const isGone = () => expect(screen.queryByRole('dialog')).toBeNull()

test('is a modal dialog of the browser, above all others, and holds both live regions', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const dialog = await open(<button type="button">Inside</button>)
  expect(showModal.mock.contexts).toContain(dialog)
  expect(dialog.open).toBe(true)
  expect(dialog).toContainElement(screen.getByRole('status'))
  expect(dialog).toContainElement(screen.getByRole('alert'))
  expect(await axeViolations(dialog)).toEqual([])
})

test('without modal dialogs in the browser, takes the rest of the page away by hand', async () => {
  const { showModal } = HTMLDialogElement.prototype
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  try {
    const dialog = await open()
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(dialog).toHaveAttribute('role', 'dialog')
    expect(opener().closest('[inert]')).not.toBeNull()
    expect(dialog.closest('[inert]')).toBeNull()
    await userEvent.keyboard('{Escape}')
    isGone()
    expect(opener().closest('[inert]')).toBeNull()
    expect(opener()).toHaveFocus()
  } finally {
    HTMLDialogElement.prototype.showModal = showModal
  }
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

test('keeps the focus inside, forwards and backwards', async () => {
  const dialog = await open(
    <>
      <button type="button">One</button>
      <button type="button">Two</button>
    </>,
  )
  const stops = []
  for (const shift of [false, false, false, true, true]) {
    await userEvent.tab({ shift })
    stops.push(document.activeElement?.textContent)
  }
  expect(stops).toEqual(['One', 'Two', 'One', 'Two', 'One'])
  expect(dialog).toContainElement(screen.getByRole('button', { name: 'One' }))
})

test('closes by Escape, once, and not by what an input method takes it for', async () => {
  const dialog = await open()
  fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true })
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onClosed).toHaveBeenCalledOnce()
  isGone()
  expect(opener()).toHaveFocus()
})

test('leaves it to its owner whether a request of the browser closes', async () => {
  owner.agrees = false
  const dialog = await open()
  const request = new Event('cancel', { cancelable: true })
  fireEvent(dialog, request)
  expect(request.defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledOnce()

  act(() => dialog.close())
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(dialog.open).toBe(true)

  owner.agrees = true
  act(() => dialog.close())
  isGone()
})

test('closes by its backdrop where it was pressed and let go there', async () => {
  const dialog = await open(<p>Words</p>)
  fireEvent.pointerDown(screen.getByText('Words'))
  fireEvent.click(dialog)
  fireEvent.pointerDown(slot('backdrop'))
  fireEvent.click(slot('dialog'))
  fireEvent.pointerDown(screen.getByText('Words'))
  fireEvent.click(screen.getByText('Words'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(slot('backdrop'))
  expect(onClose).toHaveBeenCalledOnce()
})

/** Lets the card move; what it returns calls the motion off, as a browser does when it is no longer to be seen. */
function startMotion(): () => void {
  let end: () => void = () => undefined
  const finished = new Promise((_, reject) => {
    end = () => reject(new DOMException('called off', 'AbortError'))
  })
  vi.spyOn(slot('dialog'), 'getAnimations').mockReturnValue([
    Object.assign(Object.create(null), { finished }),
  ])
  return end
}

test('lets go of the page at once, and is gone when its motion has ended', async () => {
  const dialog = await open()
  const endMotion = startMotion()
  expect(document.body.style.overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  expect(dialog).toBeInTheDocument()
  expect(dialog.open).toBe(false)
  expect(dialog).toHaveAttribute('inert')
  expect(slot('dialog')).toHaveAttribute('data-state', 'closing')
  expect(document.body.style.overflow).toBe('')
  expect(opener()).toHaveFocus()
  expect(onClosed).not.toHaveBeenCalled()
  await act(async () => endMotion())
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  isGone()
})

test('opens again while it closes', async () => {
  const dialog = await open()
  const endMotion = startMotion()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(opener())
  await act(async () => endMotion())
  expect(dialog.open).toBe(true)
  expect(dialog).not.toHaveAttribute('inert')
  expect(onClosed).not.toHaveBeenCalled()
  expect(screen.getByRole('heading')).toHaveFocus()
})

const grabber = () => slot('grabber')

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
