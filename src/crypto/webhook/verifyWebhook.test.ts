import { expect, test } from 'vitest'
import { printCount } from '../../../test/support/printCount.ts'
import { webhookSigner } from '../../../test/support/signedWebhook.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { webhookHeaders as names } from '../../wire/webhookHeaders.ts'
import { verifyWebhook, type WebhookFault } from './verifyWebhook.ts'

type Signer = Awaited<ReturnType<typeof webhookSigner>>
type Sent = Awaited<ReturnType<Signer['sign']>>

test('believes what the service sends, in every form in which a server has it', async () => {
  const { sign, keys, nowMs, event } = await webhookSigner()
  const { headers, body } = await sign()
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  for (const webhook of [
    { headers, body },
    { headers: lower, body: bytesFromUtf8(body) },
    { headers: new Headers(headers), body },
  ])
    expect(await verifyWebhook(webhook, { keys, nowMs })).toEqual({
      kind: 'valid',
      eventId: event.id,
      eventType: 'ACTIVITY_UPDATES',
      organizationId: event.organizationId,
      sequence: 7,
      sentAtMs: nowMs,
    })
})

const set =
  (header: string, change: (value: string, other: Sent) => string) =>
  ({ headers, body }: Sent, other: Sent): Sent => ({
    headers: { ...headers, [header]: change(headers[header] ?? '', other) },
    body,
  })
const to = (header: string, value: string) => set(header, () => value)
const ofOther = (header: string) => set(header, (_, other) => other.headers[header] ?? '')
const body =
  (change: (text: string) => string) =>
  ({ headers, body }: Sent): Sent => ({ headers, body: change(body) })
const without = (header: string) => (sent: Sent) => to(header, '')(sent, sent)
const flip = (at: number) => (hex: string) => {
  const digit = hex[at] === '0' ? '1' : '0'
  return hex.slice(0, at) + digit + hex.slice(at + 1)
}
/** The order of the group, added to the scalar: another spelling of the same signature (RFC 8032 section 8.4). */
const addOrder = (hex: string) => {
  const order = 2n ** 252n + 27742317777372353535851937790883648493n
  const bytes = hex.slice(64).match(/../g) ?? []
  const scalar = BigInt(`0x${bytes.toReversed().join('')}`) + order
  const text = scalar.toString(16).padStart(64, '0').match(/../g) ?? []
  return hex.slice(0, 64) + text.toReversed().join('')
}

const attacks: readonly [string, WebhookFault, (sent: Sent, other: Sent) => Sent][] = [
  ['one more space in the body', 'invalid', body((text) => `${text} `)],
  ['one byte less', 'invalid', body((text) => text.slice(0, -1))],
  ['no body', 'invalid', body(() => '')],
  ['another status', 'invalid', body((text) => text.replace('COMPLETED', 'REJECTED_'))],
  [
    'the same JSON written again',
    'invalid',
    body((text) => JSON.stringify(JSON.parse(text), null, 1)),
  ],
  ['the other body', 'invalid', ({ headers }, other) => ({ headers, body: other.body })],
  ['another organization', 'invalid', ofOther(names.organizationId)],
  ['an organization more', 'invalid', set(names.organizationId, (id) => `${id}a`)],
  ['another event type', 'invalid', to(names.eventType, 'BALANCE_FINALIZED_UPDATES')],
  ['another event', 'invalid', ofOther(names.eventId)],
  ['another place in the order', 'invalid', set(names.eventId, (id) => id.replace(/_7$/, '_8'))],
  ['a later time', 'invalid', set(names.timestamp, (time) => String(Number(time) + 1))],
  ['the time with a zero before it', 'invalid', set(names.timestamp, (time) => `0${time}`)],
  ['the first signature of another', 'invalid', ofOther(names.signature)],
  ['the second signature of another', 'invalid', ofOther(names.boundSignature)],
  [
    'the first signature twice',
    'invalid',
    (sent, other) => to(names.boundSignature, sent.headers[names.signature] ?? '')(sent, other),
  ],
  [
    'the second signature twice',
    'invalid',
    (sent, other) => to(names.signature, sent.headers[names.boundSignature] ?? '')(sent, other),
  ],
  ['one bit of the first signature', 'invalid', set(names.signature, flip(0))],
  ['the last digit of the first signature', 'invalid', set(names.signature, flip(127))],
  ['one bit of the second signature', 'invalid', set(names.boundSignature, flip(64))],
  ['the same signature spelled otherwise', 'invalid', set(names.signature, addOrder)],
  ['the same second signature spelled otherwise', 'invalid', set(names.boundSignature, addOrder)],
  ['a signature of zeros', 'invalid', to(names.signature, '0'.repeat(128))],
  ['no first signature', 'malformed', without(names.signature)],
  ['no second signature', 'malformed', without(names.boundSignature)],
  ['a signature in capitals', 'malformed', set(names.signature, (hex) => hex.toUpperCase())],
  ['a signature with 0x', 'malformed', set(names.signature, (hex) => `0x${hex}`)],
  ['half a signature', 'malformed', set(names.signature, (hex) => hex.slice(0, 64))],
  ['two signatures', 'malformed', set(names.signature, (hex) => `${hex}, ${hex}`)],
  ['no organization', 'malformed', without(names.organizationId)],
  ['no event type', 'malformed', without(names.eventType)],
  ['no event', 'malformed', without(names.eventId)],
  ['an event without a place', 'malformed', set(names.eventId, (id) => id.replace(/_7$/, ''))],
  ['a dot that moves a border', 'malformed', set(names.organizationId, (id) => `${id}.ACTIVITY`)],
  ['no time', 'malformed', without(names.timestamp)],
  ['a time that is no number', 'malformed', set(names.timestamp, (time) => `${time}e0`)],
  ['a time before 1970', 'malformed', set(names.timestamp, (time) => `-${time}`)],
  ['no key', 'malformed', without(names.signatureKeyId)],
  ['a key that nobody publishes', 'unknown-key', to(names.signatureKeyId, 'constructor')],
  ['another algorithm', 'unsupported', to(names.signatureAlgorithm, 'none')],
  ['no algorithm', 'unsupported', without(names.signatureAlgorithm)],
  ['another version of the signature', 'unsupported', to(names.signatureVersion, 'v0')],
  ['another version of the webhook', 'unsupported', to(names.webhookVersion, '2')],
]

test('T43 believes nothing that was changed on its way', async () => {
  const { sign, keys, nowMs, parts } = await webhookSigner()
  const sent = await sign()
  const other = await sign({
    id: `${parts.newId()}_9`,
    organizationId: parts.newId(),
    body: '{"id":"2"}',
  })
  for (const each of [sent, other])
    expect(await verifyWebhook(each, { keys, nowMs })).toMatchObject({ kind: 'valid' })
  let refused = 0
  for (const [name, reason, change] of attacks) {
    const verdict = await verifyWebhook(change(sent, other), { keys, nowMs })
    expect([name, verdict]).toEqual([name, { kind: 'refused', reason }])
    refused++
  }
  printCount('T43 signature attacks refused', refused, attacks.length)
  expect(attacks.length).toBeGreaterThanOrEqual(40)
})

test('believes nothing by a key that is not the one it names', async () => {
  const { sign, key, nowMs } = await webhookSigner()
  const stranger = await webhookSigner()
  const sent = await sign()
  const [foreign = ''] = stranger.keys.values()
  for (const point of [foreign, '', '00'.repeat(32), `01${'00'.repeat(31)}`, 'ff'.repeat(32)])
    expect(await verifyWebhook(sent, { keys: new Map([[key.keyId, point]]), nowMs })).toEqual({
      kind: 'refused',
      reason: 'invalid',
    })
})

test('believes a webhook for as long as it is told, before and after', async () => {
  const { sign, keys, nowMs } = await webhookSigner()
  const sent = await sign()
  const at = async (offsetMs: number, maxAgeMs?: number) => {
    const verdict = await verifyWebhook(sent, { keys, maxAgeMs, nowMs: nowMs + offsetMs })
    return verdict.kind === 'valid' ? 'valid' : verdict.reason
  }
  expect([await at(300_000), await at(-300_000)]).toEqual(['valid', 'valid'])
  expect([await at(300_001), await at(-300_001)]).toEqual(['stale', 'stale'])
  expect([await at(1001, 1000), await at(1000, 1000)]).toEqual(['stale', 'valid'])
  expect([await at(0, Number.NaN), await at(Number.NaN)]).toEqual(['stale', 'stale'])
})

test('believes no header that is there twice', async () => {
  const { sign, keys, nowMs } = await webhookSigner()
  const { headers, body } = await sign()
  const twice = { ...headers, [names.eventType.toLowerCase()]: 'ACTIVITY_UPDATES' }
  const listed = { ...headers, [names.eventType]: ['ACTIVITY_UPDATES', 'ACTIVITY_UPDATES'] }
  for (const each of [twice, listed])
    expect(await verifyWebhook({ headers: each, body }, { keys, nowMs })).toEqual({
      kind: 'refused',
      reason: 'malformed',
    })
})
