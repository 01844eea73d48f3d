import { NetworkFailedError } from '../../errors/network.ts'

/** All that needs the numbering plans of the world. */
export type PhoneNumbers = typeof import('./phoneNumbers.ts')

let loading: Promise<PhoneNumbers> | null = null

/**
 * Loads the numbering plans, once: they weigh more than the whole login, so they come when a phone number is typed.
 *
 * @throws NetworkFailedError `NETWORK_FAILED` when they cannot be loaded; the next call tries again.
 */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  loading ??= import('./phoneNumbers.ts').catch((cause: unknown) => {
    loading = null
    throw new NetworkFailedError({ cause })
  })
  return loading
}
