import type { Stamp } from '../../../crypto/stamp/stampFormat.ts'

/** An account that a wallet has told, and may be asked to sign. */
export type WalletAccount = {
  /** As the wallet's own people know it. */
  readonly address: string
  /**
   * Asks the person for a signature over a text. Made once, it is not a transaction and costs nothing.
   *
   * @throws WalletRejectedError and its siblings, when there is none.
   */
  stamp(text: string, signal: AbortSignal): Promise<Stamp>
}

/** A wallet that can be asked. Nothing is asked of it before a person has chosen it. */
export type ExternalWallet = {
  /** Asks the person for an account. @throws WalletRejectedError and its siblings, when there is none. */
  connect(signal: AbortSignal): Promise<WalletAccount>
}
