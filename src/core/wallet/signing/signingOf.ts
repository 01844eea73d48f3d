import { createSigning, type Signing, type SigningKit } from './createSigning.ts'
import { load } from './load.ts'

const made = new WeakMap<SigningKit, Signing>()

/**
 * The signing of a kit: one for all that ask, so that there is one confirmation.
 *
 * @example
 * const unsubscribe = signingOf(kit).state.subscribe((state) => render(state))
 */
export function signingOf(kit: SigningKit): Signing {
  const known = made.get(kit)
  if (known) return known
  const signing = createSigning(kit, load)
  made.set(kit, signing)
  return signing
}
