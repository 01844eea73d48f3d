import type { SignView } from './signView.ts'

/** How signing asks. */
export type SigningOptions = {
  /**
   * The app's own confirmation, in place of the kit's screen. What it answers is final. When it throws or answers
   * neither true nor false, nothing is signed, and signing fails with `CONFIRMATION_FAILED`.
   *
   * @param view - all that a person should read: made of exactly what is signed.
   * @param signal - aborted when the request was taken back.
   * @returns whether the person agreed.
   */
  readonly confirm?: ((view: SignView, signal: AbortSignal) => Promise<boolean>) | undefined
  /**
   * The origins of pages on which nobody is asked at all: whatever script runs there signs anything, at once.
   *
   * @default none
   * @example ['https://game.example.com']
   */
  readonly signWithoutAskingOn?: readonly string[] | undefined
  /** Who vouches for a request to sign. @default 'session' */
  readonly stampWith?: 'session' | 'passkey' | undefined
}
