import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

const { asyncWrapper } = getConfig()
const { setImmediate: afterTurn } = globalThis

/** Effects run a few turns after what was waited for is in the page: the focus, and what is said aloud. */
async function effectsHaveRun(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => afterTurn(resolve))
}

configure({
  // a busy machine is no failure
  asyncUtilTimeout: 15_000,
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      const found = await work()
      await effectsHaveRun()
      return found
    }),
})

// the simulated page has none
if (typeof window !== 'undefined')
  Object.defineProperty(window, 'origin', { get: () => location.origin, configurable: true })

let errors: MockInstance

// React and the libraries report misuse on console.error: no test may cause any
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  expect(errors).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
