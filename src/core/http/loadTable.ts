import { NetworkFailedError } from '../../errors/network.ts'

/**
 * Loads a table of the activity API with the first request that needs it: a login by code sends none.
 *
 * @throws NetworkFailedError `NETWORK_FAILED` when it did not come; the next request asks again.
 */
export async function loadTable<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new NetworkFailedError({ cause })
  }
}
