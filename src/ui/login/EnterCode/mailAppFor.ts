/** A mail service that people read in a browser. */
export type MailApp = { readonly name: string; readonly url: string }

const GMAIL: MailApp = { name: 'Gmail', url: 'https://mail.google.com/mail/u/0/' }
const OUTLOOK: MailApp = { name: 'Outlook', url: 'https://outlook.live.com/mail/0/' }

const APPS: ReadonlyMap<string, MailApp> = new Map([
  ['gmail.com', GMAIL],
  ['googlemail.com', GMAIL],
  ['outlook.com', OUTLOOK],
  ['hotmail.com', OUTLOOK],
  ['live.com', OUTLOOK],
  ['msn.com', OUTLOOK],
])

/** The mail service of an address, when its domain tells. */
export function mailAppFor(contact: string): MailApp | null {
  return APPS.get(contact.slice(contact.lastIndexOf('@') + 1).toLowerCase()) ?? null
}
