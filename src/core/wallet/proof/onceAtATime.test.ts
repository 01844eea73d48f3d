import { expect, test } from 'vitest'
import { onceAtATime, type UnderWay } from './onceAtATime.ts'

test('asks once for all who want it at a time, each asker and each question apart', async () => {
  const underWay: UnderWay<number> = new WeakMap()
  let asked = 0
  const ask = async () => ++asked
  const [a, b] = [{}, {}]
  const first = onceAtATime(underWay, a, 'x', ask)
  expect(onceAtATime(underWay, a, 'x', ask)).toBe(first)
  const others = [onceAtATime(underWay, a, 'y', ask), onceAtATime(underWay, b, 'x', ask)]
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 3])
  expect(await onceAtATime(underWay, a, 'x', ask)).toBe(4)
})

test('fails for all of them, and asks again for the next', async () => {
  const underWay: UnderWay<string> = new WeakMap()
  const asker = {}
  const fail = () => Promise.reject(new Error('no connection'))
  const both = [1, 2].map(() => onceAtATime(underWay, asker, 'x', fail))
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await onceAtATime(underWay, asker, 'x', async () => 'there')).toBe('there')
})
