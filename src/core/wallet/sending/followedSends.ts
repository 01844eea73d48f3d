import { createDeferred } from '../../../lib/deferred.ts'
import type { NodeSendStep } from './nodeSend.ts'

/** A transaction that this page follows, or has followed until `ended`. */
type Followed = {
  step: NodeSendStep['at'] | 'ended'
  /** Ends with the first step. */
  readonly isTold: Promise<void>
}

/** By the options of a kit, which are its own; then by hash. */
const followed = new WeakMap<object, Map<string, Followed>>()

/**
 * Remembers that this page follows a transaction which the kit sends itself.
 *
 * @param owner - the options of the kit.
 * @returns notes how far it is.
 */
export function rememberSend(owner: object, hash: string): (at: Followed['step']) => void {
  const told = createDeferred<void>()
  const one: Followed = { step: 'sending', isTold: told.promise }
  const own = followed.get(owner) ?? new Map<string, Followed>()
  followed.set(owner, own.set(hash, one))
  return (at) => {
    one.step = at
    told.resolve()
  }
}

/** Returns how far this page has followed a transaction; undefined when it never did. */
export function findFollowed(owner: object, hash: string): Readonly<Followed> | undefined {
  return followed.get(owner)?.get(hash)
}
