import { expect, test } from 'vitest'
import { timestampFromMs } from './timestampFromMs.ts'

test('writes seconds and the nanoseconds that are left', () => {
  expect(timestampFromMs(1_700_000_000_042)).toEqual({ seconds: '1700000000', nanos: '42000000' })
  expect(timestampFromMs(0)).toEqual({ seconds: '0', nanos: '0' })
})
