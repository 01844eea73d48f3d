import { Transaction } from 'ethers'
import { expect, test } from 'vitest'
import {
  transfer,
  unsignedTransaction,
} from '../../../../../test/support/chain/solanaTransactions.ts'
import {
  everyday,
  STRANGER,
  travel,
  viewFor,
  warned,
} from '../../../../../test/support/signViews.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../../lib/utf8.ts'
import type { HashFunction, PayloadEncoding } from '../../../../wire/fields/signature.ts'

const raw = (
  payload: string,
  hash: 'NO_OP' | 'KECCAK256' | 'SHA256' | 'NOT_APPLICABLE',
  encoding: 'HEXADECIMAL' | 'TEXT_UTF8' | 'EIP712' = 'HEXADECIMAL',
) =>
  ({
    kind: 'raw',
    payload,
    encoding: `PAYLOAD_ENCODING_${encoding}` satisfies PayloadEncoding,
    hashFunction: `HASH_FUNCTION_${hash}` satisfies HashFunction,
  }) as const

const hexOf = (text: string) => hexFromBytes(bytesFromUtf8(text))
const prefix = '\u0019Ethereum Signed Message:\n'

test.each([
  ['a hash', raw('ab'.repeat(32), 'NO_OP')],
  ['a hash that looks like letters', raw(hexOf('a'.repeat(32)), 'NO_OP')],
  ['a hash that is written as letters', raw('a'.repeat(32), 'NO_OP', 'TEXT_UTF8')],
  ['no hex', raw('zz', 'KECCAK256')],
  ['bytes that are no text', raw('ff00ff', 'KECCAK256')],
  ['the hash of typed data', raw(`1901${'00'.repeat(64)}`, 'KECCAK256')],
  ['a message whose prefix counts another length', raw(hexOf(`${prefix}4abc`), 'KECCAK256')],
  ['a message whose prefix counts with a zero', raw(hexOf(`${prefix}03abc`), 'KECCAK256')],
  ['bytes for another chain', raw('c3ff', 'SHA256')],
  ['typed data that is none', raw('{}', 'NO_OP', 'EIP712')],
])('%s is blind, and shown whole', (_, request) => {
  const view = viewFor(request)
  expect(view).toMatchObject({ effect: { kind: 'blind' }, money: 'unknown', level: 'unreadable' })
  expect(warned(view)).toEqual(['blind'])
  const [detail] = view.details
  const shown =
    detail?.kind === 'data' ? detail.hex.slice(2) : detail?.kind === 'text' && detail.text
  const given =
    request.encoding === 'PAYLOAD_ENCODING_TEXT_UTF8' ? hexOf(request.payload) : request.payload
  expect(shown).toBe(given)
})

test('a message with its prefix is one, whatever the request calls itself', () => {
  expect(viewFor(raw(`0x${hexOf(`${prefix}5hello`)}`, 'KECCAK256'))).toMatchObject({
    effect: { kind: 'message' },
    money: 'never',
    level: 'plain',
    details: [{ kind: 'text', text: 'hello', isBytes: false }],
  })
})

test.each([
  ['HEXADECIMAL', true],
  ['TEXT_UTF8', false],
] as const)('text in %s without a prefix is a message on Ethereum', (encoding, isBytes) => {
  const payload = isBytes ? hexOf('hello') : 'hello'
  expect(viewFor(raw(payload, 'KECCAK256', encoding))).toMatchObject({
    effect: { kind: 'message' },
    level: 'plain',
    details: [{ kind: 'text', text: 'hello', isBytes }],
  })
})

test.each([
  ['SHA256', { ...everyday, addressFormat: 'ADDRESS_FORMAT_COSMOS' }],
  ['KECCAK256', { ...everyday, addressFormat: 'ADDRESS_FORMAT_TRON' }],
  ['NOT_APPLICABLE', { ...travel, addressFormat: 'ADDRESS_FORMAT_SUI' }],
] as const)('text for %s may move anything on another chain', (hash, account) => {
  expect(viewFor({ ...raw('{"msgs":[]}', hash, 'TEXT_UTF8'), account })).toMatchObject({
    effect: { kind: 'blind' },
    money: 'unknown',
    level: 'unreadable',
    details: [{ kind: 'text', text: '{"msgs":[]}' }],
  })
})

test('bytes of a contract that are letters by chance are no message', () => {
  const payload = `${'00'.repeat(31)}41`
  expect(viewFor(raw(payload, 'KECCAK256'))).toMatchObject({
    effect: { kind: 'blind' },
    details: [{ kind: 'data', hex: `0x${payload}` }],
  })
})

test('a transaction that is given as bytes to hash is read as what it is', () => {
  const { unsignedSerialized } = Transaction.from({
    type: 2,
    chainId: 8453n,
    to: STRANGER,
    value: 5n,
    gasLimit: 21000n,
    maxFeePerGas: 7n,
  })
  const view = viewFor(raw(unsignedSerialized.slice(2), 'KECCAK256'))
  expect(view).toMatchObject({
    effect: { kind: 'transfer', amounts: [{ raw: 5n }] },
    money: 'onceSent',
  })
  expect(view.chain?.name).toBe('Base')
})

test('a message of bytes that are no text is blind too', () => {
  expect(viewFor(raw(`${hexOf(`${prefix}2`)}ff00`, 'KECCAK256'))).toMatchObject({
    effect: { kind: 'blind' },
    level: 'unreadable',
    details: [{ kind: 'data', hex: '0xff00' }],
  })
})

test.each(['ab'.repeat(32), `0x${'AB'.repeat(32)}`, ` 0x${'ab'.repeat(65)}\n`])(
  'a message that is only a hash, written as text, is blind too: %j',
  (text) => {
    expect(viewFor({ kind: 'message', message: text })).toMatchObject({
      effect: { kind: 'blind' },
      money: 'unknown',
      level: 'unreadable',
      warnings: [{ kind: 'blind' }],
      details: [{ kind: 'text', text, isBytes: false }],
    })
  },
)

test.each([`0x${'ab'.repeat(20)}`, `Order 0x${'ab'.repeat(32)}`])(
  '%j says what it is',
  (message) => {
    expect(viewFor({ kind: 'message', message }).effect).toEqual({ kind: 'message' })
  },
)

test('an authorization that is given as bytes to hash is a delegation', () => {
  const list = `d98094${STRANGER.slice(2)}822105`
  expect(viewFor(raw(`05${list}`, 'KECCAK256'))).toMatchObject({
    effect: { kind: 'delegation', to: { address: STRANGER }, isOnEveryChain: true },
    level: 'danger',
  })
})

test.each([undefined, {}])(
  'a transaction of Solana that calls itself a message is none',
  (tables) => {
    const to = 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq'
    const whole = unsignedTransaction({
      payer: travel.address,
      instructions: [transfer(travel.address, to, 9n)],
      ...(tables && { tables }),
    })
    const bytes = whole.slice(2 + 128)
    const view = viewFor({ ...raw(bytes, 'NOT_APPLICABLE'), account: travel })
    expect(view).toMatchObject({
      effect: { kind: 'transfer', amounts: [{ raw: 9n }], to: { address: to } },
      money: 'onceSent',
    })
  },
)
