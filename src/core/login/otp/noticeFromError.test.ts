import { expect, test } from 'vitest'
import { RateLimitedError } from '../../../errors/http.ts'
import {
  OtpAttemptsExceededError,
  OtpCodeInvalidError,
  OtpExpiredError,
  OtpSendsExceededError,
} from '../../../errors/otp.ts'
import { noticeFromError } from './noticeFromError.ts'

test.each([
  [new OtpCodeInvalidError({ attemptsLeft: 2 }), { kind: 'wrong', attemptsLeft: 2 }],
  [new OtpCodeInvalidError(), { kind: 'wrong', attemptsLeft: null }],
  [new OtpCodeInvalidError({ attemptsLeft: 0 }), { kind: 'locked', retryAtMs: 181_000 }],
  [new OtpExpiredError(), { kind: 'expired' }],
  [new OtpAttemptsExceededError(), { kind: 'locked', retryAtMs: 181_000 }],
  [new OtpAttemptsExceededError({ retryAfterMs: 500 }), { kind: 'locked', retryAtMs: 1500 }],
  [new OtpSendsExceededError({ retryAfterMs: 500 }), { kind: 'locked', retryAtMs: 1500 }],
  [new RateLimitedError(), { kind: 'failed', error: expect.any(RateLimitedError) }],
])('says what %s means for the code', (error, notice) => {
  expect(noticeFromError(error, 1000)).toEqual(notice)
})
