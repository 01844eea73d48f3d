import { askWallet } from './askWallet.ts'
import { ethereumWallet } from './ethereumWallet.ts'
import type { WalletAccount } from './externalWallet.ts'
import { callMember, readMember } from './untrusted.ts'
import type { WalletOptions } from './walletOptions.ts'

/** Printable, and no more than a code can hold that phones read well. */
const PAIRING_URI = /^[\x21-\x7e]{1,1000}$/

/** A phone on its way to this page. */
export type PhonePairing = {
  /** What the phone has to scan; null until there is something. */
  readonly uri: () => string | null
  /** Ends with the account, or with null when there is something else to scan than this. */
  next(known: string | null, signal: AbortSignal): Promise<WalletAccount | null>
  /** Waits for the phone no longer. */
  stop(): void
}

/** Makes the app's provider and asks it for a phone. */
export function startPairing(makeProvider: NonNullable<WalletOptions['phone']>): PhonePairing {
  const leaving = new AbortController()
  let uri: string | null = null
  let waiting: (() => void)[] = []

  const show = (given: unknown) => {
    if (typeof given !== 'string' || !PAIRING_URI.test(given) || given === uri) return
    uri = given
    for (const tell of waiting.splice(0)) tell()
  }
  const account = pair(makeProvider, show, leaving.signal)
  // whoever waits is told; when nobody does, nobody needs to know
  account.catch(() => undefined)

  return {
    uri: () => uri,
    next(known, signal) {
      const changed = new Promise<null>((resolve) => {
        if (uri !== known || signal.aborted) return resolve(null)
        waiting.push(() => resolve(null))
        signal.addEventListener('abort', () => resolve(null), { once: true })
      })
      return Promise.race([account, changed])
    },
    stop() {
      leaving.abort()
      waiting = []
    },
  }
}

async function pair(
  makeProvider: NonNullable<WalletOptions['phone']>,
  show: (uri: unknown) => void,
  signal: AbortSignal,
): Promise<WalletAccount> {
  const stays = { signal, onGone: () => () => undefined }
  const provider: unknown = await askWallet(async () => makeProvider(), stays)
  const listening = ['display_uri', show]
  await callMember(provider, 'on', listening).catch(() => undefined)
  try {
    if (typeof readMember(provider, 'connect') === 'function')
      await askWallet(() => callMember(provider, 'connect', []), stays)
    return await ethereumWallet(provider).connect(signal)
  } finally {
    callMember(provider, 'removeListener', listening).catch(() => undefined)
  }
}
