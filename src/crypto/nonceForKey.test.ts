import { expect, test } from 'vitest'
import { nonceForKey } from './nonceForKey.ts'

const key = '0394e549c71fa99dd5cf752fba623090be314949b74e4cdf7ca72031dd638e281a'

test('sec/T14 hashes the text of the key, not its bytes', async () => {
  const nonce = await nonceForKey(key)
  expect(nonce).toMatch(/^1663bba4[0-9a-f]{50}22ef82$/)
  expect(await nonceForKey(key.toUpperCase())).toBe(nonce)
})
