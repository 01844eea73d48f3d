/** How many blocks a blockhash lives. */
const BLOCKHASH_BLOCKS = 150
/** How far the newest block is ahead of a finalized one, generously. */
const LAG_BLOCKS = 64
/** For so long after the bytes left, a node may still tell a higher block than the one before, in milliseconds. */
const YOUNG_MS = 60_000

/** What a node tells of a blockhash, as of a finalized block. */
export type BlockhashLook = {
  readonly finalizedHeight: number
  /** What it says to `isBlockhashValid`; null when it does not say. */
  readonly isValid: boolean | null
  /** How long ago the bytes left for the first time, in milliseconds. */
  readonly ageMs: number
}

/**
 * Moves the end of a blockhash: the last height at which it may be valid.
 *
 * A blockhash that was valid when the bytes left lives no longer than 150 blocks from then on. How high the chain was then is the
 * most that any node tells within the first minute: one that has just started, or lags, tells too little. Whoever calls the
 * blockhash valid is right, however high the chain is.
 *
 * @param expiresAfter - the end until now; null before the first look.
 */
export function moveExpiry(expiresAfter: number | null, look: BlockhashLook): number {
  const { finalizedHeight, isValid, ageMs } = look
  const most = finalizedHeight + LAG_BLOCKS + BLOCKHASH_BLOCKS
  if (expiresAfter === null) return most
  const byHeight = ageMs < YOUNG_MS ? Math.max(expiresAfter, most) : expiresAfter
  return isValid === true ? Math.max(byHeight, finalizedHeight) : byHeight
}

/** Characters of the hash of a first block that name a cluster (CAIP-2). */
const REFERENCE_LENGTH = 32

/**
 * Whether a node is one of another cluster, whose slots, blockhashes and signatures say nothing of this one.
 *
 * @param caip2 - the cluster. One that is named by a word, such as `solana:devnet`, is compared with nothing.
 * @param genesisHash - what the node says to `getGenesisHash`; anything but a text is no statement.
 */
export function isOtherCluster(caip2: string, genesisHash: unknown): boolean {
  const reference = caip2.slice(caip2.indexOf(':') + 1)
  if (typeof genesisHash !== 'string' || reference.length < REFERENCE_LENGTH) return false
  return !genesisHash.startsWith(reference.slice(0, REFERENCE_LENGTH))
}

/**
 * The slot from which on a nonce account tells whether its nonce has moved on. A state from before the bytes left may be older
 * than the nonce.
 *
 * @param slot - as of which a node told of the account first.
 */
export function getNonceTrustSlot(slot: number): number {
  return slot + LAG_BLOCKS + BLOCKHASH_BLOCKS
}
