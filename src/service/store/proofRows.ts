/** Where an ephemeral key of the service comes from. Of no organization: the keys sign for all of them. */
export type BootProofRow = {
  readonly id: string
  /** Two uncompressed P-256 points, 260 lower-case hex characters. */
  readonly ephemeralPublicKey: string
  readonly appName: string
  /** Base64. */
  readonly attestation: string
  /** Base64. */
  readonly manifest: string
  readonly createdAtMs: number
}
