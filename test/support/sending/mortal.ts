import type { Store } from '../../../src/service/store/store.ts'

/** Something that a process uses, until the process is killed: then no call to it ever ends. */
export type Mortal = {
  readonly store: Store
  readonly fetch: (request: Request) => Promise<Response>
  kill(): void
}

/**
 * A process that can be killed between any two of its calls to the store and to nodes: from then on nothing it started goes on.
 * What it had written stays, as on a disk.
 */
export function createMortal(store: Store): Mortal {
  let isDead = false
  const never = () => new Promise<never>(() => undefined)
  const alive = <T>(value: T): T | Promise<never> => (isDead ? never() : value)
  const wrapped = new Proxy(store, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...given: unknown[]) => {
        await alive(undefined)
        const result: unknown = await Reflect.apply(member, target, given)
        return alive(result)
      }
    },
  })
  return {
    store: wrapped,
    fetch: async (request) => {
      await alive(undefined)
      return alive(await fetch(request))
    },
    kill: () => {
      isDead = true
    },
  }
}
