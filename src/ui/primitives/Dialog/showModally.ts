import { firstFocusOf } from '../Screen/focusScreen.ts'
import { lockScroll } from './lockScroll.ts'
import { rememberFocus } from './rememberFocus.ts'

/**
 * Shows a dialog above everything else: nothing else can be pressed, focused or read, and the page does not scroll.
 * The focus goes to the first field, or, where a field would call up a keyboard, to the title.
 * What it returns undoes all of that at once and gives the focus back; the dialog stays drawn, as a picture.
 */
export function showModally(dialog: HTMLDialogElement): () => void {
  const giveFocusBack = rememberFocus()
  const unlock = lockScroll()
  dialog.inert = false
  const first = firstFocusOf(dialog)
  // a browser gives the focus to something in any case: at once to what is to have it
  first?.setAttribute('autofocus', '')
  const leave = enter(dialog)
  const focus = () => {
    first?.focus({ preventScroll: true })
    // a page that is hidden as yet gives the focus to nothing
    if (first && !dialog.inert && isNowhere()) requestAnimationFrame(focus)
  }
  focus()

  return () => {
    dialog.inert = true
    leave()
    unlock()
    // a browser gives it back by itself, if the element is still there
    if (isNowhere() || dialog.contains(document.activeElement)) giveFocusBack()
    // what opened it may go away together with it
    requestAnimationFrame(() => {
      if (isNowhere()) giveFocusBack()
    })
  }
}

/** Whether nothing has the focus. */
const isNowhere = () => document.activeElement === document.body

/** The browser's own modal dialog; else what makes one by hand. */
function enter(dialog: HTMLDialogElement): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal()
    return () => dialog.close()
  }
  dialog.setAttribute('open', '')
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  const rest = [...document.body.children].filter(
    (element) => !element.contains(dialog) && !element.hasAttribute('inert'),
  )
  for (const element of rest) element.setAttribute('inert', '')
  return () => {
    dialog.removeAttribute('open')
    for (const element of rest) element.removeAttribute('inert')
  }
}
