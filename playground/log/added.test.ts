import { expect, test } from 'vitest'
import { added, MAX_ENTRIES } from './added.ts'

test('the newest stands first, whichever was reported first', () => {
  const times = [30, 10, 40, 20].map((atMs) => ({ atMs }))
  const entries = times.reduce<readonly { atMs: number }[]>(added, [])
  expect(entries.map(({ atMs }) => atMs)).toEqual([40, 30, 20, 10])
})

test('the oldest go when there are too many', () => {
  let entries: readonly { atMs: number }[] = []
  for (let atMs = 0; atMs <= MAX_ENTRIES; atMs++) entries = added(entries, { atMs })
  expect(entries).toHaveLength(MAX_ENTRIES)
  expect(entries.at(-1)).toEqual({ atMs: 1 })
})
