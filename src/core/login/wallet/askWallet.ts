import { RequestAbortedError } from '../../../errors/http.ts'
import { WalletVanishedError } from '../../../errors/wallet.ts'
import { errorFromWallet } from './errorFromWallet.ts'

/** How long a person may take to answer in the wallet. What was to be signed would be too old after that. */
const ANSWER_MS = 4 * 60_000

/** What ends the wait for a wallet, besides its answer. */
export type Ends = {
  readonly signal: AbortSignal
  /** Tells when the wallet goes away; returns the way to stop listening. */
  readonly onGone: (listener: () => void) => () => void
}

/**
 * Waits for the answer of a wallet: no longer than the person stays, than the wallet is there, and than four minutes.
 *
 * @throws WalletRejectedError and its siblings by the code that the wallet gives.
 * @throws WalletVanishedError when it is gone or does not answer.
 * @throws RequestAbortedError when the person left.
 */
export function askWallet<T>(ask: () => Promise<T>, { signal, onGone }: Ends): Promise<T> {
  return new Promise((resolve, reject) => {
    let stopListening: (() => void) | null = null
    const stop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      stopListening?.()
    }
    const fail = (cause: unknown) => {
      stop()
      reject(errorFromWallet(cause))
    }
    const leave = () => fail(new RequestAbortedError())
    const vanish = () => fail(new WalletVanishedError())
    const timer = setTimeout(vanish, ANSWER_MS)
    signal.addEventListener('abort', leave)
    if (signal.aborted) return leave()
    // last, because a wallet may say at once that it is gone
    stopListening = onGone(vanish)
    ask().then((answer) => {
      stop()
      resolve(answer)
    }, fail)
  })
}
