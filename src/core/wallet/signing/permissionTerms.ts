/** What lets somebody take tokens later. */
export type Permission = {
  readonly kind: 'permit' | 'dai-permit' | 'permit2' | 'transfer'
  /** Who may take; as the message says. */
  readonly spender: string
  /** Of what, and how much in the token's smallest unit; null where the message names no amount. */
  readonly tokens: readonly { readonly token: string; readonly amount: bigint | null }[]
  /** Seconds since 1970 until when it can be used; null when it never ends. */
  readonly expiresAtSeconds: bigint | null
}

/** Where Permit2 is, on every chain. */
export const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** As much as anybody has: amounts above it mean no limit. Permit2 counts in 160 bits. */
export const UNLIMITED = 2n ** 159n

/** Further away than this is far, in seconds: 30 days, which is what apps ask for that ask for long. */
const FAR_SECONDS = 30n * 24n * 3600n

/** Whether it has no limit: of an amount, or of all that there is. */
export function isUnlimited({ tokens }: Pick<Permission, 'tokens'>): boolean {
  return tokens.some(({ amount }) => amount === null || amount >= UNLIMITED)
}

/** Whether it can be used long after anybody remembers it. */
export function isFar(
  { expiresAtSeconds }: Pick<Permission, 'expiresAtSeconds'>,
  nowMs: number,
): boolean {
  if (expiresAtSeconds === null) return true
  return expiresAtSeconds - BigInt(Math.floor(nowMs / 1000)) > FAR_SECONDS
}
