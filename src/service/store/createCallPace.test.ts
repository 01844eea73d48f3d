import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCallPace } from './createCallPace.ts'

/** A pace whose turns come when the test says so, and what was called in which of them. */
function start() {
  const turns: (() => void)[] = []
  const begun: string[] = []
  const pace = createCallPace(() => new Promise<void>((resolve) => turns.push(resolve)))
  const { call } = pace({
    call: async (name: string, rows = 0) => {
      begun.push(name)
      return Array.from({ length: rows })
    },
  })
  return {
    call,
    begun,
    /** Ends the turn that is under way. @returns how many turns were waited for. */
    endTurn: async () => {
      const ends = turns.splice(0)
      for (const end of ends) end()
      await nextTurn()
      return ends.length
    },
  }
}

test('calls that wait share the next turn, and go in the order in which they were asked for', async () => {
  const { call, begun, endTurn } = start()
  const names = Array.from({ length: 150 }, (_, i) => `call ${i}`)
  const calls = names.map((name) => call(name))
  await nextTurn()
  expect(begun).toEqual(names.slice(0, 60))
  expect(await endTurn()).toBe(1)
  expect(begun).toEqual(names.slice(0, 120))
  expect(await endTurn()).toBe(1)
  expect(begun).toEqual(names)
  await Promise.all(calls)
})

test('whoever asks for much does not keep others from the next turn', async () => {
  const { call, begun, endTurn } = start()
  const long = Array.from({ length: 20 }, async (_, i) => {
    for (let n = 0; n < 30; n++) await call(`long ${i}`)
  })
  await nextTurn()
  const short = call('short')
  expect(begun).not.toContain('short')
  await endTurn()
  expect(begun).toContain('short')
  while (begun.length < 601) expect(await endTurn()).toBe(1)
  await Promise.all([...long, short])
})

test('rows that a call has read count, ten like one call', async () => {
  const { call, begun, endTurn } = start()
  await call('list', 600)
  const next = call('next')
  await nextTurn()
  expect(begun).toEqual(['list'])
  await endTurn()
  expect(begun).toEqual(['list', 'next'])
  await next
})
