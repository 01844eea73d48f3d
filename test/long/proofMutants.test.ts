import { expect, test } from 'vitest'
import type { ProofQuestion } from '../../src/crypto/proof/verifyAppProof.ts'
import { createTestApi } from '../support/activityApi.ts'
import { printCount } from '../support/printCount.ts'
import { mutableFields, nitroQuestion, verdictOf } from '../support/proofs.ts'
import { provenWallet } from '../support/provenWallet.ts'
import { hasCorpora, skipNote } from '../vectors/corpora.ts'

const TIMEOUT_MS = 30 * 60_000

/** Every byte of every part of a proof, changed in one of its bits. */
async function refuseMutants(name: string, question: ProofQuestion): Promise<void> {
  expect(await verdictOf(question)).toBe('OK')
  const accepted: string[] = []
  let total = 0
  for (const field of mutableFields(question))
    for (let at = 0; at < field.length; at++) {
      total++
      if ((await verdictOf(field.mutate(at, 1 << (at % 8)))) === 'OK')
        accepted.push(`${field.name} ${at}`)
    }
  printCount(`T46 mutants of ${name} refused`, total - accepted.length, total)
  expect(accepted).toEqual([])
}

test.skipIf(!hasCorpora)(
  `T46 refuses a proof of a Nitro enclave with any byte changed${skipNote}`,
  () => refuseMutants('a Nitro proof', nitroQuestion()),
  TIMEOUT_MS,
)

test(
  'T46 refuses a proof of a process with any byte changed',
  async () => {
    const { question } = await provenWallet(await createTestApi())
    await refuseMutants('a software proof', question)
  },
  TIMEOUT_MS,
)
