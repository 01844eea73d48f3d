import { expect, test } from 'vitest'
import { ConfigNotFoundError, ConfigUnavailableError } from '../../errors/config.ts'
import {
  HttpStatusError,
  InvalidResponseError,
  RateLimitedError,
  RequestTimedOutError,
} from '../../errors/http.ts'
import { NetworkFailedError } from '../../errors/network.ts'
import { blockedState } from './blockedState.ts'

const resume = { at: 'choosing', draft: '', error: null } as const
const failed = { type: 'failed', nowMs: 1000, isOnline: true, retries: 0 } as const

test('waits longer before each try', () => {
  const error = new RequestTimedOutError()
  const waits = [0, 1, 2, 3, 9].map((retries) =>
    blockedState({ ...failed, error, retries }, resume),
  )
  expect(waits.map((state) => state?.retryAtMs)).toEqual([9000, 17000, 33000, 61000, 61000])
})

test('sets no time while the browser is offline', () => {
  const error = new NetworkFailedError()
  expect(blockedState({ ...failed, error, isOnline: false }, resume)).toMatchObject({
    retryAtMs: null,
    resume,
  })
  expect(blockedState({ ...failed, error }, resume)).toMatchObject({ retryAtMs: 9000 })
})

test.each([
  [new HttpStatusError({ status: 500 }), 9000],
  [new ConfigUnavailableError(), 9000],
  [new ConfigNotFoundError(), null],
  [new InvalidResponseError(), null],
])('blocks on %s', (error, retryAtMs) => {
  expect(blockedState({ ...failed, error }, resume)).toMatchObject({ retryAtMs })
})

test.each([new HttpStatusError({ status: 404 }), new RateLimitedError()])(
  'leaves %s to the screen that it happened on',
  (error) => {
    expect(blockedState({ ...failed, error }, resume)).toBeNull()
  },
)
