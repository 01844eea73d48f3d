/** One part, an at sign, and a domain with a dot; the service has the last word. */
const EMAIL = /^[^\s@<>()[\]",;:\\]{1,64}@[^\s@<>()[\]",;:\\.]+(\.[^\s@<>()[\]",;:\\.]+)+$/

/** The longest address that mail can be sent to (RFC 5321 section 4.5.3.1.3, without the angle brackets). */
const LONGEST_EMAIL = 254

/** Cuts spaces off an email address; null when it cannot be one. */
export function normalizeContact(text: string): string | null {
  const contact = text.trim()
  const isEmail =
    contact.length <= LONGEST_EMAIL && EMAIL.test(contact) && !/^\.|\.\.|\.@/.test(contact)
  return isEmail ? contact : null
}
