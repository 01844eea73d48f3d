import { readLoginLink } from '../../../wire/fields/loginLink.ts'
import type { LoginEvent } from '../loginEvent.ts'
import { normalizeContact } from '../otp/normalizeContact.ts'

/**
 * What the fragment of a login link means to the login. A link that was cut off on its way opens the login all the same.
 *
 * Anybody can write a link: an address that could look like another one on the screen is none.
 */
export function eventFromLink(fragment: string): LoginEvent {
  const link = readLoginLink(fragment)
  return link && isPlain(link.contact) ? { type: 'linkFound', link } : { type: 'started' }
}

function isPlain(contact: string): boolean {
  return normalizeContact(contact) === contact && !/\p{C}/u.test(contact)
}
