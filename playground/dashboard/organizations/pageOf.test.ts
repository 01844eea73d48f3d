import { expect, test } from 'vitest'
import { type Cursor, NEWEST, pageOf, ROWS } from './pageOf.ts'

/** Ids in the order of their making. */
const all = Array.from({ length: 25 }, (_, each) => String(each).padStart(2, '0'))

/** What the service finds: those nearest to the cursor, in the order of their making. */
function found(cursor: Cursor): readonly string[] {
  if ('before' in cursor) return all.filter((id) => id < cursor.before).slice(-(ROWS + 1))
  return all.filter((id) => id > cursor.after).slice(0, ROWS + 1)
}

const at = (cursor: Cursor) => pageOf(found(cursor), cursor)

test('goes to the oldest and back over every one of them once, the newest first', () => {
  const seen: string[] = []
  let page = at(NEWEST)
  expect(page.newer).toBeNull()
  for (; page.older; page = at(page.older)) seen.push(...page.ids)
  seen.push(...page.ids)
  expect(seen).toEqual(all.toReversed())

  const back: string[] = [...page.ids.toReversed()]
  while (page.newer) {
    page = at(page.newer)
    back.push(...page.ids.toReversed())
  }
  expect(back).toEqual(all)
  expect(page.older).not.toBeNull()
})

test('leads nowhere from nothing, and from a page that holds all', () => {
  expect(pageOf([], NEWEST)).toEqual({ ids: [], newer: null, older: null })
  expect(pageOf(['00', '01'], NEWEST)).toEqual({ ids: ['01', '00'], newer: null, older: null })
})
