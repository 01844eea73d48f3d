import { expect, test } from 'vitest'
import { guessConfigs } from '../support/isolation/guessedConfigs.ts'
import { printCount } from '../support/printCount.ts'

const GUESSES = 100_000

test('T34 finds nothing under 100,000 guessed configurations, and says the same to each', async () => {
  const { refused, answers, errors } = await guessConfigs(GUESSES)
  printCount('T34 guessed configurations refused', refused, GUESSES)
  expect(refused).toBe(GUESSES)
  expect(answers).toEqual([expect.stringContaining('CONFIG_NOT_FOUND')])
  expect(errors).toEqual([])
}, 1_800_000)
