/** Types a code into the code field, the way a keyboard's suggestion does. */
export function fillCode(code: string): void {
  const field = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')
  if (!field) return
  field.focus()
  field.select()
  // The one way to change a field that React, a form library and the browser's undo all notice.
  document.execCommand('insertText', false, code)
}
