import { describe, expect, test } from 'vitest'
import { answerOf, isChange } from './answerOf.ts'

describe('answerOf', () => {
  test.each([
    [{ status: 200, isStopped: false }, 'ok', '200'],
    [{ status: 399, isStopped: false }, 'ok', '399'],
    [{ status: 400, isStopped: false }, 'bad', '400'],
    [{ status: null, isStopped: false }, 'bad', 'No answer'],
    [{ status: null, isStopped: true }, 'off', 'Given up'],
  ])('reads %o', (entry, kind, text) => {
    expect(answerOf(entry)).toEqual({ kind, text })
  })
})

describe('isChange', () => {
  test.each([
    ['/public/v1/submit/create_policy', true],
    ['/dashboard/v1/otp_init', true],
    ['/public/v1/query/whoami', false],
  ])('tells of %s', (path, expected) => {
    expect(isChange({ url: `http://localhost:4455${path}` })).toBe(expected)
  })
})
