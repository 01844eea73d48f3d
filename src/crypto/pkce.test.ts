import { expect, test } from 'vitest'
import { codeChallengeFor, createCodeVerifier } from './pkce.ts'

test('sec/T13 makes the challenge of RFC 7636, appendix B', async () => {
  expect(await codeChallengeFor('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('sec/T13 makes verifiers of 43 unreserved characters, and none twice', () => {
  const verifiers = Array.from({ length: 100 }, createCodeVerifier)
  for (const verifier of verifiers) expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(new Set(verifiers).size).toBe(100)
})
