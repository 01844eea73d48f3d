import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurnstile, type TurnstileOptions } from './createTurnstile.ts'

/** Lets parties come, and tells who has passed when a turn of the event loop is over. */
function start(options?: TurnstileOptions) {
  const pass = createTurnstile(options)
  const passed: string[] = []
  const come = async (party: string, name: string) => {
    await pass(party)
    passed.push(name)
  }
  return { come, passed }
}

test('lets one pass in each turn of the event loop', async () => {
  const { come, passed } = start()
  const all = Promise.all(['a1', 'a2', 'a3'].map((name) => come('a', name)))
  for (let turn = 0; passed.length < 3; turn++) {
    expect(passed.length).toBeLessThanOrEqual(turn)
    await nextTurn()
  }
  await all
  expect(passed).toEqual(['a1', 'a2', 'a3'])
})

test('lets parties pass one after the other, however many a party has waiting', async () => {
  const { come, passed } = start()
  const names = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2', 'a4']
  await Promise.all(names.map((name) => come(name.slice(0, 1), name)))
  expect(passed).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'])
})

test('lets those pass that come later, and who comes while others pass', async () => {
  const { come, passed } = start()
  await come('a', 'a1')
  const later = come('a', 'a2').then(() => come('b', 'b1'))
  await Promise.all([later, come('c', 'c1')])
  expect(passed).toEqual(['a1', 'a2', 'c1', 'b1'])
})

test('lets the next one pass at once when more wait than may', async () => {
  const { come, passed } = start({ most: 2 })
  const all = Promise.all(['a1', 'a2', 'a3', 'b1'].map((name) => come(name.slice(0, 1), name)))
  await Promise.resolve()
  expect(passed).toEqual(['a1', 'a2'])
  await all
  expect(passed).toEqual(['a1', 'a2', 'b1', 'a3'])
})
