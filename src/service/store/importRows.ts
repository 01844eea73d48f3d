/** An import that a user has begun: the key that the phrase or the private key will be encrypted to. */
export type ImportRow = {
  readonly id: string
  readonly organizationId: string
  readonly userId: string
  readonly kind: 'wallet' | 'privateKey'
  /** Private key of the import bundle, sealed. */
  readonly sealedTargetKey: string
  readonly expiresAtMs: number
  readonly createdAtMs: number
}
