import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyForAMinute } from './copyForAMinute.ts'

const SECRET = 'harvest copper latin'
let content = ''
let mayWrite = true
let mayRead = true
let reads = 0

beforeEach(() => {
  vi.useFakeTimers()
  content = 'before'
  mayWrite = true
  mayRead = true
  reads = 0
  vi.stubGlobal('navigator', {
    clipboard: {
      async writeText(text: string) {
        if (!mayWrite) throw new DOMException('', 'NotAllowedError')
        content = text
      },
      async readText() {
        reads += 1
        return content
      },
    },
    permissions: { query: async () => ({ state: mayRead ? 'granted' : 'prompt' }) },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets time pass, and what is asked of the browser meanwhile come to an end. */
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await settled()
}

/** The fingerprint is made outside of the page's own clock. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await crypto.subtle.digest('SHA-256', new Uint8Array())
}

test('clears the clipboard after a minute, not before', async () => {
  expect(await copyForAMinute(SECRET)).toBe(true)
  expect(content).toBe(SECRET)
  await pass(59_000)
  expect(content).toBe(SECRET)
  await pass(1_000)
  expect(content).toBe('')
})

test('leaves alone what was copied since, where it may look', async () => {
  await copyForAMinute(SECRET)
  content = 'a shopping list'
  await pass(60_000)
  expect(content).toBe('a shopping list')
})

test('overwrites it unseen where it may not look', async () => {
  mayRead = false
  await copyForAMinute(SECRET)
  content = 'a shopping list'
  await pass(60_000)
  expect(content).toBe('')
  // a look would ask the person for leave
  expect(reads).toBe(0)
})

test('tries again when the person is back, until it is done, and not after', async () => {
  await copyForAMinute(SECRET)
  mayWrite = false
  await pass(60_000)
  window.dispatchEvent(new Event('focus'))
  await settled()
  expect(content).toBe(SECRET)
  mayWrite = true
  window.dispatchEvent(new Event('pointerup'))
  await settled()
  expect(content).toBe('')
  content = 'later'
  mayRead = false
  window.dispatchEvent(new Event('focus'))
  await settled()
  expect(content).toBe('later')
})

test('says when the browser refuses', async () => {
  mayWrite = false
  expect(await copyForAMinute(SECRET)).toBe(false)
})
