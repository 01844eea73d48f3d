import { expect, test } from 'vitest'
import { type Answers, once, onceAtATime } from './once.ts'

test('asks once for all who want it at a time, each asker and each question apart', async () => {
  const underWay: Answers<number> = new WeakMap()
  let asked = 0
  const ask = async () => ++asked
  const [a, b] = [{}, {}]
  const first = onceAtATime(underWay, a, 'x', ask)
  expect(onceAtATime(underWay, a, 'x', ask)).toBe(first)
  const others = [onceAtATime(underWay, a, 'y', ask), onceAtATime(underWay, b, 'x', ask)]
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 3])
  expect(await onceAtATime(underWay, a, 'x', ask)).toBe(4)
})

test('asks once for all who ever want it, each asker and each question apart', async () => {
  const answers: Answers<number> = new WeakMap()
  let asked = 0
  const ask = async () => ++asked
  const [a, b] = [{}, {}]
  expect(await once(answers, a, 'x', ask)).toBe(1)
  expect(await once(answers, a, 'x', ask)).toBe(1)
  expect([await once(answers, a, 'y', ask), await once(answers, b, 'x', ask)]).toEqual([2, 3])
})

test.each([
  ['once', once],
  ['onceAtATime', onceAtATime],
])('%s fails for all of them, and asks again for the next', async (_, one) => {
  const answers: Answers<string> = new WeakMap()
  const asker = {}
  const fail = () => Promise.reject(new Error('no connection'))
  const both = [1, 2].map(() => one(answers, asker, 'x', fail))
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await one(answers, asker, 'x', async () => 'there')).toBe('there')
})
