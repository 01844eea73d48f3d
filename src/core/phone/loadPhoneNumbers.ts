import { loadOnce } from '../http/loadOnce.ts'

/** All that needs the numbering plans of the world. */
export type PhoneNumbers = typeof import('./phoneNumbers.ts')

/**
 * Loads the numbering plans, once: they weigh more than the whole login, so they come when a phone number is typed.
 *
 * @throws NetworkFailedError `NETWORK_FAILED` when they cannot be loaded; the next call tries again.
 */
export const loadPhoneNumbers: () => Promise<PhoneNumbers> = loadOnce(
  () => import('./phoneNumbers.ts'),
)
