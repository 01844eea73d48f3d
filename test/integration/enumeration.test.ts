import { expect, test } from 'vitest'
import { createEnumerationStage, looksOf } from '../support/enumerationStage.ts'
import { printCount } from '../support/printCount.ts'

/** 2 × 20,000 in test/long/enumeration.test.ts. */
const EACH = 20

test('T44 no answer tells whether a contact has an account', async () => {
  const { known, unknown, questions, ask } = await createEnumerationStage()
  for (const question of questions) {
    const looks = { known: [] as string[], unknown: [] as string[] }
    for (let number = 0; number < EACH; number++) {
      looks.known.push(looksOf(await ask(question, known(number))))
      looks.unknown.push(looksOf(await ask(question, unknown(number))))
    }
    const [first = ''] = looks.known
    const same = [...looks.known, ...looks.unknown].filter((look) => look === first).length
    printCount(`T44 answers that look alike: ${question.name}`, same, EACH * 2)
    expect(new Set([...looks.known, ...looks.unknown]).size).toBe(1)
    expect(first).toMatch(new RegExp(`^\\[${question.status},`))
  }
}, 60_000)
