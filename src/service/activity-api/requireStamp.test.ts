import { expect, test } from 'vitest'
import { createTestApi } from '../../../test/support/activityApi.ts'
import { createStamp } from '../../crypto/stamp/createStamp.ts'
import { queryEndpoints } from '../../wire/queryEndpoints.ts'

const { path } = queryEndpoints.whoami

async function stampedWhoami() {
  const kit = await createTestApi()
  const text = JSON.stringify({ organizationId: kit.organizationId })
  const stamp = await createStamp(kit.root.key, text)
  const send = async (
    headers: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer> = text,
  ) => (await kit.post(path, body, headers)).code
  return { text, stamp, send }
}

test('sec/T26 takes exactly one stamp', async () => {
  const { stamp, send } = await stampedWhoami()
  expect(await send({ 'X-Stamp': stamp })).toBe('OK')
  expect(await send({})).toBe('SIGNATURE_MISSING')
  expect(await send({ 'X-Stamp': '' })).toBe('STAMP_MALFORMED')
  for (const name of ['X-Stamp-WebAuthn', 'x-stamp-webauthn', 'X-Stamp-Attested']) {
    expect(await send({ 'X-Stamp': stamp, [name]: stamp })).toBe('STAMP_MALFORMED')
    expect(await send({ [name]: stamp })).toBe('STAMP_MALFORMED')
  }
})

test('sec/T26 refuses a header that came twice', async () => {
  const { stamp, send } = await stampedWhoami()
  expect(await send({ 'X-Stamp': `${stamp}, ${stamp}` })).toBe('STAMP_MALFORMED')
})

test('refuses the same JSON in another spelling, because the bytes are what is signed', async () => {
  const { text, stamp, send } = await stampedWhoami()
  for (const other of [
    ` ${text}`,
    `${text}\n`,
    text.replace(':', ': '),
    text.replace('o', '\\u006f'),
  ])
    expect(await send({ 'X-Stamp': stamp }, other)).toBe('SIGNATURE_INVALID')
})

/** Hex has two cases, both of them good. */
function isSameButForCase(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => Buffer.from(text, 'base64url').toString().toLowerCase())
  return one === other && a.length === b.length
}

test('sec/T26 accepts none of 1,000 mutations of a stamped request', async () => {
  const { text, stamp, send } = await stampedWhoami()
  const body = new TextEncoder().encode(text)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. '
  // A small generator with a fixed seed: the same thousand in every run.
  let state = 20_261_121
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
  for (let round = 0; round < 1000; round++) {
    if (round % 2 === 0) {
      const at = random(stamp.length)
      const other = alphabet[random(alphabet.length)] ?? 'A'
      const mutated = stamp.slice(0, at) + other + stamp.slice(at + (random(2) || 1))
      if (!isSameButForCase(mutated, stamp))
        expect(await send({ 'X-Stamp': mutated })).not.toBe('OK')
    } else {
      const bytes = new Uint8Array(body)
      const at = random(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8))
      expect(await send({ 'X-Stamp': stamp }, bytes)).toBe('SIGNATURE_INVALID')
    }
  }
})
