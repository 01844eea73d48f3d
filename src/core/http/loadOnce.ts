import { NetworkFailedError } from '../../errors/network.ts'

/**
 * Loads a part of the kit when it is first needed, and keeps it.
 *
 * @returns asks for the part. It throws NetworkFailedError `NETWORK_FAILED` when the part did not come; the next use
 *   tries again.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw new NetworkFailedError({ cause })
    })
    return loading
  }
}
