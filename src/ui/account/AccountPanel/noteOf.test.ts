import { expect, test } from 'vitest'
import { LastLoginMethodError } from '../../../errors/account.ts'
import { ActivityNeedsConsensusError } from '../../../errors/activity.ts'
import { account as words } from '../../words/en/account.ts'
import { newest, noteOf } from './noteOf.ts'

const idle = { status: 'idle', data: undefined, variables: undefined, error: null, submittedAt: 0 }
const success = { ...idle, status: 'success', data: 1, submittedAt: 2 } as const
const failure = (error: unknown) => ({ ...idle, status: 'error', error, submittedAt: 3 }) as const
const done = () => 'Done.'

test('says nothing before anything was done, and what was done after', () => {
  expect(noteOf({ ...idle, status: 'idle' } as const, words, done).text).toBeNull()
  expect(noteOf(success, words, done)).toEqual({ text: 'Done.', tone: 'success', about: 2 })
})

test('says why the last way in stays, and of other failures that it did not work', () => {
  expect(noteOf(failure(new LastLoginMethodError()), words, done).text).toBe(words.lastOne)
  expect(noteOf(failure(new Error('x')), words, done)).toMatchObject({
    text: words.failed,
    tone: 'warning',
  })
})

test('what waits for others has not failed: nobody is told to do it again', () => {
  const waits = failure(new ActivityNeedsConsensusError({ activityId: 'a' }))
  expect(noteOf(waits, words, done)).toMatchObject({ text: 'Waiting for approval', tone: 'plain' })
})

test('of several the newest speaks', () => {
  const old = noteOf(success, words, done)
  const young = noteOf(failure(new Error('x')), words, done)
  expect(newest([young, old])).toEqual(young)
  expect(newest([old, young])).toEqual(young)
  expect(newest([]).text).toBeNull()
})
