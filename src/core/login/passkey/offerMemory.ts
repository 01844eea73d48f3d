const keyFor = (configId: string) => `latchkit:${configId}:passkey-offer`

/**
 * When a passkey was last offered or used on this device, milliseconds since 1970; null when never.
 * `'blocked'` where nothing can be kept.
 *
 * Ours: the day alone is kept, and nothing about the person.
 */
export function readOffer(configId: string): number | null | 'blocked' {
  try {
    const { localStorage } = window
    const atMs = Number(localStorage.getItem(keyFor(configId)) ?? Number.NaN)
    return Number.isFinite(atMs) ? atMs : null
  } catch {
    return 'blocked' // an offer that cannot be remembered would come each time
  }
}

/** Remembers that a passkey was offered or used on this device. */
export function saveOffer(configId: string, nowMs: number): void {
  try {
    window.localStorage.setItem(keyFor(configId), String(nowMs))
  } catch {
    // storage is blocked or full: then there is no offer either
  }
}
