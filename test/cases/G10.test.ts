import { hashMessage } from 'ethers'
import { expect, test } from 'vitest'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'
import { effectText } from '../../src/ui/signing/effectText.ts'
import { isGrave } from '../../src/ui/signing/isGrave.ts'
import { noteOf } from '../../src/ui/signing/noteText.ts'
import { en } from '../../src/ui/words/en.ts'
import { detailsOf, NOW_MS, type travel, viewFor } from '../support/signViews.ts'

const printable = 'k3v9Qm-7Zx2Lr8Tn4Wb6Yc1Hd5Jf0Gs?'
const hash = Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at)
const letters = 'é'.repeat(16)

const show = (message: string | Uint8Array, account?: typeof travel) =>
  viewFor({ kind: 'message', message, ...(account && { account }) })

test.each([
  ['bytes', hash],
  ['printable', printable],
  ['UTF-8', letters],
  ['a printable text as bytes', bytesFromUtf8(printable)],
] as const)(
  'SignView: a message of 32 bytes is an unreadable hash, and a danger: %s',
  (_, message) => {
    const view = show(message)
    expect(view).toMatchObject({
      effect: { kind: 'blind' },
      money: 'unknown',
      level: 'danger',
      warnings: [{ kind: 'hash' }],
    })
    expect(isGrave(view)).toBe(true)
    const bytes = typeof message === 'string' ? bytesFromUtf8(message) : message
    // all of what is signed is there as bytes, beside the text if it is one
    expect(detailsOf(view, 'data')).toEqual([
      { kind: 'data', hex: `0x${Buffer.from(bytes).toString('hex')}` },
    ])
    expect(hashMessage(bytes)).toMatch(/^0x/)
    const words = en.signing
    const text = effectText(view, { words, locale: 'en', nowMs: NOW_MS })
    expect(text?.headline).toBe('Unreadable request')
    expect(`${text?.line}`).not.toMatch(/free|does not move/)
    expect(noteOf({ kind: 'hash' }, words, NOW_MS, 'en')?.text).toMatch(/smart account/)
  },
)

test('SignView: a printable one is shown as its text too', () => {
  expect(detailsOf(show(printable), 'text')).toEqual([
    { kind: 'text', text: printable, isBytes: false },
  ])
  expect(detailsOf(show(hash), 'text')).toEqual([])
})

test.each([31, 33])('SignView: a message of %i bytes is a message', (length) => {
  expect(show('x'.repeat(length))).toMatchObject({ effect: { kind: 'message' }, level: 'plain' })
})

test('SignView: text without the prefix is not promised to move nothing', () => {
  const raw = viewFor({
    kind: 'raw',
    payload: 'Withdraw everything',
    encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
    hashFunction: 'HASH_FUNCTION_KECCAK256',
  })
  expect(raw).toMatchObject({ effect: { kind: 'message' }, money: 'unknown' })
  const text = effectText(raw, { words: en.signing, locale: 'en', nowMs: NOW_MS })
  expect(text?.line).toBe(en.signing.money.unknown)
})
