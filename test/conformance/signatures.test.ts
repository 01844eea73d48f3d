import { expect, test } from 'vitest'
import { lowSignatures } from '../support/lowSignatures.ts'
import { printCount } from '../support/printCount.ts'

// ten thousand of them are in the long run
test('sec/T29 makes 100 signatures, each low, deterministic and right for two other libraries', async () => {
  const { low, verified, deterministic } = await lowSignatures(100)
  printCount('signatures with s in the lower half', low, 100)
  printCount('signatures verified by OpenSSL and by ethers', verified, 100)
  printCount('signatures that ethers makes bit for bit', deterministic, 100)
  expect([low, verified, deterministic]).toEqual([100, 100, 100])
}, 60_000)
