import { expect, test } from 'vitest'
import { printCount } from '../support/printCount.ts'
import { runProject } from '../support/runProject.ts'

test('every test of hooks and components passes on React 18.2', async () => {
  const { passed, total, failed } = await runProject('react18', { LATCHKIT_REACT18: 'all' })
  printCount('tests that pass on React 18.2', passed, total)
  expect(failed).toEqual([])
  expect(passed).toBe(total)
  expect(total).toBeGreaterThan(450)
}, 1_200_000)
