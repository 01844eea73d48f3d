import type { Steps } from '../../../lib/steps.ts'

/** Bytes that are hashed without a pause: more take longer than 5 ms. */
const SLICE_BYTES = 32 * 1024

/** A hash of the noble library that can be fed in parts. */
type Hash = {
  create(): { update(bytes: Uint8Array): unknown; digest(): Uint8Array }
}

/** Hashes bytes with a pause between two parts of a long text. */
export function* hashSteps(hash: Hash, bytes: Uint8Array): Steps<Uint8Array> {
  const state = hash.create()
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    if (at > 0) yield
    state.update(bytes.subarray(at, at + SLICE_BYTES))
  }
  return state.digest()
}
