import { p256 } from '@noble/curves/nist.js'
import { expect, test } from 'vitest'
import { logIn, newAddress } from './support/person.ts'
import { openMore, publicKey } from './support/sessionPages.ts'
import { setStage } from './support/stage.ts'
import { KEY_THEFTS, stealKey } from './support/stealKey.ts'

const stage = setStage()

/** Every text of 32 bytes that stands alone in a haul, in hex or base64url, as a scalar. */
function scalarsIn(haul: string): readonly Uint8Array[] {
  const texts = new Set(haul.match(/[\w+/-]+/g))
  return [...texts].flatMap((text) => {
    if (/^[0-9a-f]{64}$/i.test(text)) return [Buffer.from(text, 'hex')]
    return text.length === 43 ? [Buffer.from(text, 'base64url')] : []
  })
}

/** True when one of them is the private half of this key. */
function holdsKey(haul: string, publicKeyHex: string): boolean {
  const wanted = publicKeyHex.slice(2)
  return scalarsIn(haul).some(
    (scalar) =>
      p256.utils.isValidSecretKey(scalar) &&
      Buffer.from(p256.getPublicKey(scalar)).toString('hex').slice(2) === wanted,
  )
}

test('sec/T01 fourteen ways to steal the session key get nothing', async () => {
  const secret = p256.utils.randomSecretKey()
  const known = Buffer.from(p256.getPublicKey(secret)).toString('hex')
  const asText = Buffer.from(secret).toString('base64url')
  expect(holdsKey(`{"d":"${asText}"}`, known)).toBe(true)

  const first = await stage.open({ tolerated: [/ServiceWorker|service worker/i, /is not a prop/] })
  await logIn(stage, first, newAddress())
  let stopped = 0
  for (const way of KEY_THEFTS) {
    const [page] = await openMore(first, 1)
    if (!page) throw new Error('no page')
    const key = (await publicKey(page)).replace(/\s/g, '').match(/0[23][0-9a-f]{64}/)?.[0] ?? ''
    expect(key).toHaveLength(66)
    const haul = await page.evaluate(stealKey, way)
    expect(haul, way).not.toContain('stolen:')
    expect(haul.length, way).toBeGreaterThan(0)
    if (!holdsKey(haul, key)) stopped++
    await page.close()
  }
  process.stdout.write(`sec/T01 ways to steal the key that got nothing: ${stopped} of 14\n`)
  expect(KEY_THEFTS).toHaveLength(14)
  expect(stopped).toBe(14)
}, 240_000)
