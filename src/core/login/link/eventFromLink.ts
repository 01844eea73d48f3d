import { readLoginLink } from '../../../wire/fields/loginLink.ts'
import type { LoginEvent } from '../loginEvent.ts'
import { normalizeContact } from '../otp/normalizeContact.ts'

/**
 * What a fragment means to the login; null when it is no link that the service writes.
 *
 * Anybody can write a link: an address that could look like another one on the screen is none.
 */
export function eventFromLink(fragment: string): LoginEvent | null {
  const link = readLoginLink(fragment)
  if (!link || /\p{C}/u.test(link.contact)) return null
  return normalizeContact(link.contact) === link.contact ? { type: 'linkFound', link } : null
}
