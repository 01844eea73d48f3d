import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// a busy machine is no failure
configure({ asyncUtilTimeout: 4000 })

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
