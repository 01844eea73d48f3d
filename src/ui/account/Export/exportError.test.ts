import { expect, test } from 'vitest'
import { ActivityNeedsConsensusError } from '../../../errors/activity.ts'
import { NetworkFailedError } from '../../../errors/network.ts'
import {
  OtpAttemptsExceededError,
  OtpCodeInvalidError,
  OtpExpiredError,
} from '../../../errors/otp.ts'
import { PasskeyCancelledError, PasskeyNoneFoundError } from '../../../errors/passkey.ts'
import { code } from '../../words/en/code.ts'
import { exporting as words } from '../../words/en/exporting.ts'
import { exportError } from './exportError.ts'

const said = (error: unknown) =>
  exportError(error, { words, code, errorText: () => 'as elsewhere' })

test.each<[unknown, string | null]>([
  [null, null],
  [new PasskeyCancelledError(), 'No passkey was used. Nothing was exported.'],
  [new PasskeyNoneFoundError(), 'None of your passkeys is on this device.'],
  [new OtpCodeInvalidError({ attemptsLeft: 2 }), 'Wrong code. 2 tries left.'],
  [new OtpExpiredError(), 'This code has expired. Get a new code.'],
  [new OtpAttemptsExceededError(), 'This code has expired. Get a new code.'],
  [new ActivityNeedsConsensusError({ activityId: 'a' }), 'as elsewhere'],
  [new NetworkFailedError(), 'We could not finish this. Try again in a moment.'],
  [new TypeError('a fault'), 'We could not finish this. Try again in a moment.'],
])('says of %s: %s', (error, text) => {
  expect(said(error)).toBe(text)
})
