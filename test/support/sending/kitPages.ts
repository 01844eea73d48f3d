import { vi } from 'vitest'
import { createLatchkit } from '../../../src/core/createLatchkit.ts'
import type { Latchkit } from '../../../src/core/latchkit.ts'
import { createDeferred } from '../../../src/lib/deferred.ts'
import { often } from '../often.ts'

/** What the line does with a request of a page: the server may get it, and the page may get the response. */
export type Fault = (
  request: {
    readonly url: string
    /** Of JSON-RPC. */
    readonly method: string
    readonly params: readonly unknown[]
    readonly body: string
  },
  forward: () => Promise<Response>,
) => Promise<Response> | null

/** A page of an app: a kit of its own over what the browser stores. */
export type KitPage = {
  readonly kit: Latchkit
  fault: Fault
  /** Ends the page, as a reload does: nothing that it has begun goes on. */
  leave(): void
  /** Ends when the page has. */
  readonly gone: Promise<void>
}

/**
 * Opens one more page of somebody: a tab beside the others, or the same one after a reload.
 *
 * @param kit - any kit of theirs: the key store, the network and the options are the same.
 */
export async function openPage({ options }: Pick<Latchkit, 'options'>): Promise<KitPage> {
  let isGone = false
  const alive = <T>(value: T): T | Promise<never> => {
    return isGone ? new Promise<never>(() => undefined) : value
  }
  const send = options.fetch ?? fetch
  const page: { fault: Fault } = { fault: () => null }
  const kit = createLatchkit({
    ...options,
    async fetch(input, init) {
      await alive(undefined)
      const body = String(init?.body ?? '{}')
      const { method, params = [] } = Object(JSON.parse(body))
      const forward = () => send(input, init)
      const request = { url: String(input), method: String(method), params, body }
      return alive(await (page.fault(request, forward) ?? forward()))
    },
  })
  const unmount = kit.mount()
  await vi.waitUntil(() => kit.session.getState().status === 'logged-in', often)
  const { promise: gone, resolve } = createDeferred<void>()
  return Object.assign(page, {
    kit,
    gone,
    leave: () => {
      isGone = true
      unmount()
      resolve()
    },
  })
}
