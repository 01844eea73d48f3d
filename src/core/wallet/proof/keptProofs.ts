import * as v from 'valibot'
import { type AppProof, appProof } from '../../../wire/fields/appProof.ts'

const keyFor = (configId: string) => `latchkit:${configId}:app-proofs`
const proofs = v.array(appProof)

/**
 * Keeps the proofs of a sign-up in this browser, in place of those of an earlier one.
 *
 * Ours: the activity of a sign-up is the parent organization's, and not every service tells of its proofs again. They hold no
 * secret, but the ids and addresses of the account; whatever is read back is verified.
 */
export function keepProofs(configId: string, made: readonly unknown[]): void {
  try {
    globalThis.window?.localStorage.setItem(keyFor(configId), JSON.stringify(made))
  } catch {
    // storage is blocked or full: the check after the sign-up has them, a later one finds none
  }
}

/** The proofs of the last sign-up in this browser; none when it kept none, or something else. */
export function readKeptProofs(configId: string): readonly AppProof[] {
  try {
    const text = globalThis.window?.localStorage.getItem(keyFor(configId)) ?? '[]'
    const read = v.safeParse(proofs, JSON.parse(text))
    return read.success ? read.output : []
  } catch {
    return [] // storage is blocked, or holds something else
  }
}
