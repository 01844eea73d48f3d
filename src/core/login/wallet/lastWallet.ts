const keyFor = (configId: string) => `latchkit:${configId}:last-wallet`

/**
 * The id of the wallet of the last login on this device; null when there was none, or nothing can be kept here.
 *
 * Ours: what the wallet calls itself is all that is kept, never an address.
 */
export function readLastWallet(configId: string): string | null {
  try {
    return globalThis.window?.localStorage.getItem(keyFor(configId)) ?? null
  } catch {
    return null // storage is blocked: then nothing was kept
  }
}

/** Keeps the wallet for the next login on this device. */
export function saveLastWallet(configId: string, walletId: string): void {
  try {
    globalThis.window?.localStorage.setItem(keyFor(configId), walletId)
  } catch {
    // storage is blocked or full: the next list has no tag
  }
}
