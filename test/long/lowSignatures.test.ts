import { expect, test } from 'vitest'
import { lowSignatures } from '../support/lowSignatures.ts'
import { printCount } from '../support/printCount.ts'

const SIGNATURES = 10_000
const TIMEOUT_MS = 60 * 60_000

test(
  'sec/T29 makes 10,000 signatures, each low, deterministic and right for two other libraries',
  async () => {
    const { low, verified, deterministic } = await lowSignatures(SIGNATURES)
    printCount('signatures with s in the lower half', low, SIGNATURES)
    printCount('signatures verified by OpenSSL and by ethers', verified, SIGNATURES)
    printCount('signatures that ethers makes bit for bit', deterministic, SIGNATURES)
    expect([low, verified, deterministic]).toEqual([SIGNATURES, SIGNATURES, SIGNATURES])
  },
  TIMEOUT_MS,
)
