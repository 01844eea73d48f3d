import type { FieldKind } from './arrangeMethods.ts'

/** What the field is for at this moment. */
export type ContactMode = 'email' | 'phone'

/** The text of the field: as it is shown, and as it was typed, without what grouping a number has put in. */
export type ContactText = { readonly shown: string; readonly typed: string }

/** Groups the digits of a number. */
export type GroupDigits = (typed: string) => string

/** A first digit or plus makes it a phone number, a letter or an at sign an email address. */
export function contactMode(kind: FieldKind, text: string): ContactMode {
  if (kind !== 'both') return kind === 'sms' ? 'phone' : 'email'
  return !/[\p{L}@]/u.test(text) && /^[\s(]*[+＋\p{Nd}]/u.test(text) ? 'phone' : 'email'
}

/**
 * The field after an edit. Numbers are grouped while they grow at their end; anywhere else the text stays as it was edited,
 * so that the caret never jumps. When the field turns out to hold an email address, it shows exactly what was typed.
 *
 * @param group - null while nothing is to be grouped.
 */
export function editContact(
  kind: FieldKind,
  before: ContactText,
  edit: { readonly text: string; readonly isAtEnd: boolean },
  group: GroupDigits | null,
): ContactText {
  const typed = typedAfter(before, edit.text)
  if (contactMode(kind, edit.text) === 'email') return { shown: typed, typed }
  const grows = edit.isAtEnd && !before.shown.startsWith(edit.text)
  return { shown: grows ? grouped(typed, group) : edit.text, typed }
}

/** The text as it is shown when nobody is typing in it. Grouping never costs a character that counts. */
export function grouped(typed: string, group: GroupDigits | null): string {
  if (group === null || !/^[\s().+＋/\p{Pd}\p{Nd}]*$/u.test(typed)) return typed
  const text = group(typed)
  return essence(text) === essence(typed) ? text : typed
}

function typedAfter({ shown, typed }: ContactText, next: string): string {
  if (next.startsWith(shown)) return typed + next.slice(shown.length)
  if (shown.startsWith(next)) {
    let left = typed
    while (left !== '' && essence(left) !== essence(next)) left = left.slice(0, -1)
    return left
  }
  // edited in the middle: what grouping had put in is not the person's
  return shown === typed ? next : next.replace(/[\s()-]/g, '')
}

/** What counts in a number. */
function essence(text: string): string {
  return text.normalize('NFKC').replace(/[^+\p{Nd}\p{L}@]/gu, '')
}
