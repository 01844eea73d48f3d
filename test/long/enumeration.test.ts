import { expect, test } from 'vitest'
import { createEnumerationStage, looksOf } from '../support/enumerationStage.ts'
import { printCount } from '../support/printCount.ts'
import { areaUnderCurve, timeBoth } from '../support/statistics.ts'

const TIMEOUT_MS = 60 * 60_000
/** How far from a half the area may be: chance alone stays within a third of that. */
const MOST = 0.02
/** Calls for contacts with an account, and as many for such without; a code takes a hundred times as long as a refusal. */
const counts: Readonly<Record<string, number>> = { account: 20_000, otp_init: 5000 }

test(
  'T44 neither answer nor time tells whether a contact has an account',
  async () => {
    const { known, unknown, questions, ask } = await createEnumerationStage()
    for (const question of questions) {
      const count = counts[question.path] ?? 0
      const looks = new Map<string, number>()
      const [first, second] = await timeBoth(count, [known, unknown], async (contact) => {
        const look = looksOf(await ask(question, contact))
        looks.set(look, (looks.get(look) ?? 0) + 1)
      })
      const area = areaUnderCurve(first, second)
      printCount(
        `T44 answers that look alike: ${question.name}`,
        Math.max(...looks.values()),
        count * 2,
      )
      process.stdout.write(`T44 area under the curve: ${question.name}: ${area.toFixed(4)}\n`)
      expect(looks.size).toBe(1)
      expect(Math.abs(area - 0.5)).toBeLessThan(MOST)
    }
  },
  TIMEOUT_MS,
)
