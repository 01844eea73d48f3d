import { expect, test } from 'vitest'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { webauthnChallenge } from './webauthnChallenge.ts'
import { readWebauthnStamp, writeWebauthnStamp } from './webauthnStampFormat.ts'

const stamp = {
  authenticatorData: 'AAAA',
  clientDataJson: 'e30',
  credentialId: 'AQID',
  signature: 'MAYCAQECAQE',
}
const written =
  '{"authenticatorData":"AAAA","clientDataJson":"e30","credentialId":"AQID","signature":"MAYCAQECAQE"}'

test('writes plain JSON and reads it back', () => {
  expect(writeWebauthnStamp(stamp)).toBe(written)
  expect(readWebauthnStamp(written)).toEqual(stamp)
})

test('writes nothing but the four members', () => {
  const more = { kind: 'passkey', ...stamp }
  expect(writeWebauthnStamp(more)).toBe(written)
})

test('reads the members in any order', () => {
  const { signature, ...rest } = stamp
  expect(readWebauthnStamp(JSON.stringify({ signature, ...rest }))).toEqual(stamp)
})

const changed = (members: object) => JSON.stringify({ ...stamp, ...members })

test.each([
  ['nothing', ''],
  ['another kind of value', '[]'],
  ['base64url of the object', Buffer.from(written).toString('base64url')],
  ['a member more', changed({ userHandle: 'AAAA' })],
  ['a member less', changed({ signature: undefined })],
  ['a member under another name', written.replace('clientDataJson', 'clientDataJSON')],
  ['a member twice', written.replace('{', '{"signature":"AAAA",')],
  ['white space', written.replace(':', ': ')],
  ['an escape', written.replace('AQID', '\\u0041QID')],
  ['padding', changed({ credentialId: 'AQI=' })],
  ['the other alphabet', changed({ credentialId: '++++' })],
  ['bits left over', changed({ credentialId: 'AQIDB' })],
  ['an empty member', changed({ credentialId: '' })],
  ['a member that is no text', changed({ signature: 1 })],
  ['the header twice', `${written}, ${written}`],
  ['more than 8,192 characters', changed({ clientDataJson: 'A'.repeat(8192) })],
])('refuses %s', (_, header) => {
  expect(readWebauthnStamp(header)).toBeNull()
})

test('makes the challenge of the hex text of the hash', async () => {
  const challenge = await webauthnChallenge(bytesFromUtf8('abc'))
  expect(Buffer.from(challenge, 'base64url').toString()).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  expect(challenge).toHaveLength(86)
})
