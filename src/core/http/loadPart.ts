import { NetworkFailedError } from '../../errors/network.ts'

/**
 * Loads a part of the kit when it is first needed: the tables of the activity API with the first request to it, the
 * renewal of sessions with the first renewal. A login by code needs neither.
 *
 * @throws NetworkFailedError `NETWORK_FAILED` when it did not come; the next use asks again.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new NetworkFailedError({ cause })
  }
}
