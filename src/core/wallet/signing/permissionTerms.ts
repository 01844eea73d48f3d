/** What lets somebody take tokens later. */
export type Permission = {
  readonly kind: 'permit' | 'dai-permit' | 'permit2' | 'permit2-transfer' | 'transfer'
  /** Who keeps it, where that is neither the token itself nor Permit2. */
  readonly contract?: string | undefined
  /** Who may take; as the message says. */
  readonly spender: string
  /** Of what, and how much in the token's smallest unit; null where the message names no amount. */
  readonly tokens: readonly { readonly token: string; readonly amount: bigint | null }[]
  /** Seconds since 1970 until when it can be used; null when it never ends. */
  readonly expiresAtSeconds: bigint | null
}

/** Where Permit2 is, on every chain. */
export const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/**
 * As much as nobody has. "No limit" is written as the most that fits into 96, 128, 160 or 256 bits, or a little less, so it
 * begins at half of the least of them: forty billion of a token with 18 decimals, and as many of one with fewer, else a
 * number that nobody reads would be a limit. Of a token whose decimals nobody knows that may be an honest amount; there it
 * begins at half of 128 bits.
 */
const MOST = 2 ** 95
const MOST_OF_UNKNOWN = 2 ** 127

/** Further away than this is far, in seconds: 30 days, which is what apps ask for that ask for long. */
const FAR_SECONDS = 30n * 24n * 3600n

/** Whether an amount that may be taken has no limit; null is all that there is. */
export function isUnlimited(amount: bigint | null, decimals: number | null): boolean {
  const most = decimals !== null && decimals <= 18 ? MOST / 10 ** (18 - decimals) : MOST_OF_UNKNOWN
  return amount === null || amount >= most
}

/** Whether it can be used long after anybody remembers it. */
export function isFar(
  { expiresAtSeconds }: Pick<Permission, 'expiresAtSeconds'>,
  nowMs: number,
): boolean {
  if (expiresAtSeconds === null) return true
  return expiresAtSeconds - BigInt(Math.floor(nowMs / 1000)) > FAR_SECONDS
}
