import type { Party } from '../../core/wallet/signing/signView.ts'
import { safeName } from './safeName.ts'
import type { AskingWords } from './useSigningWords.ts'

/** The start and the end of an address, enough to know one's own again: `0x7A3f…91C2`. */
export function shortened(address: string): string {
  return address.length < 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** Whoever has an address, inside of a sentence. */
export function partyText({ name, isSelf }: Party, words: AskingWords): string {
  if (isSelf) return words.yourself
  return name === null ? words.anUnknownContract : safeName(name)
}
