import { vi } from 'vitest'
import { createDeferred } from '../../../src/lib/deferred.ts'
import type { KitPage } from './kitPages.ts'

const isSubmit = (url: string) => /\/submit\/(?:eth|sol)_send_transaction$/.test(url)

/**
 * Pays by the service, and lets time pass from the first submit on, while no request is on its way. The clock is the test's.
 *
 * @returns the outcome, or the error.
 */
export async function payInTime(page: KitPage, pay: () => Promise<unknown>): Promise<unknown> {
  const { promise: isSubmitted, resolve } = createDeferred<void>()
  const { fault } = page
  let open = 0
  page.fault = (request, forward) => {
    if (isSubmit(request.url)) resolve()
    const forwardCounted = () => {
      open++
      return forward().finally(() => open--)
    }
    return fault(request, forwardCounted) ?? forwardCounted()
  }
  let isOver = false
  const ended = pay().catch((error: unknown) => error)
  void ended.then(() => {
    isOver = true
    resolve()
  })
  await isSubmitted
  while (!isOver) {
    if (open === 0) await vi.advanceTimersByTimeAsync(100)
    await new Promise((next) => setImmediate(next))
  }
  page.fault = fault
  return ended
}
