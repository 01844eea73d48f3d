import { expect, test } from 'vitest'
import { limitRows } from '../support/limitRows.ts'
import { exactRun, runLimit } from '../support/limitRun.ts'
import { printCount } from '../support/printCount.ts'

const FORGED = 1000

test.each(limitRows)('T37 counts $what exactly, with 1,000 forged addresses', async (row) => {
  const run = await runLimit(row, FORGED, true)
  printCount(`T37 forged addresses that win nothing: ${row.what}`, run.forged.refused ?? 0, FORGED)
  expect(run).toEqual(exactRun(row, FORGED))
})
