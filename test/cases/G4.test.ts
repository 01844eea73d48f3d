import { expect, test } from 'vitest'
import { SignRequestInvalidError } from '../../src/errors/signing.ts'
import { loadLocale, localeTags } from '../../src/locales/loadLocale.ts'
import { effectText } from '../../src/ui/signing/effectText.ts'
import { noteOf } from '../../src/ui/signing/noteText.ts'
import { en } from '../../src/ui/words/en.ts'
import {
  detailsOf,
  everyday,
  NOW_MS,
  PASSES,
  STRANGER,
  storedInterface,
  viewFor,
} from '../support/signViews.ts'

const LIE = 'Fieldnotes. Verified safe by Latchkit, costs nothing'

function mail({
  name = LIE,
  primaryType = 'Mail',
  interfaces = [] as ReturnType<typeof storedInterface>[],
} = {}) {
  const typedData = JSON.stringify({
    types: { [primaryType]: [{ name: 'contents', type: 'string' }] },
    primaryType,
    domain: { name, version: '1', chainId: 8453, verifyingContract: PASSES },
    message: { contents: 'Hello' },
  })
  return viewFor({ kind: 'typedData', typedData }, { interfaces })
}

const locales = await Promise.all(localeTags.map((tag) => loadLocale(tag)))

function headlines(view: ReturnType<typeof viewFor>) {
  return locales.map(({ tag, words }) => {
    const text = effectText(view, {
      words: words.signing,
      locale: tag,
      nowMs: NOW_MS,
    })
    return `${text?.headline} ${text?.line}`
  })
}

test('headline: has no name that the request gives to its own contract, in any language', () => {
  for (const said of headlines(mail()))
    expect(said).not.toMatch(/Verified|Latchkit|Fieldnotes|Mail/)
})

test('typed data: a type whose name could be a sentence is refused before anybody is asked', () => {
  expect(() => mail({ primaryType: 'Verified safe by Latchkit' })).toThrow(SignRequestInvalidError)
})

test('row: what the contract calls itself is a claim of its own, and not one where the contract is known', () => {
  expect(detailsOf(mail(), 'claim')).toEqual([{ kind: 'claim', name: LIE }])
  const interfaces = [storedInterface(PASSES, 'Trail Passes', [])]
  const known = mail({ interfaces })
  expect(detailsOf(known, 'claim')).toEqual([])
  const text = effectText(known, { words: en.signing, locale: 'en', nowMs: NOW_MS })
  expect(text?.headline).toBe('Sign Mail for Trail Passes')
})

test('headline: a login to another site does not name it, the note does', () => {
  const message = [
    `verified-by-latchkit.example wants you to sign in with your Ethereum account:`,
    everyday.address,
    '',
    'URI: https://verified-by-latchkit.example',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 32891756',
    'Issued At: 2026-05-24T10:00:00Z',
  ].join('\n')
  const signIn = message.replace('\n\nURI', '\n\n\nURI')
  const view = viewFor({ kind: 'message', message: signIn })
  expect(view).toMatchObject({ effect: { kind: 'signIn', isElsewhere: true }, level: 'danger' })
  for (const said of headlines(view)) expect(said).not.toMatch(/verified-by-latchkit/)
  const [warning] = view.warnings
  expect(warning && noteOf(warning, en.signing, NOW_MS, 'en')?.lead).toContain(
    'verified-by-latchkit',
  )
})

test('note: the reason of a contract is quoted and cut', () => {
  const reason = `${LIE}. `.repeat(20)
  const text = noteOf({ kind: 'wouldFail', reason }, en.signing, NOW_MS, 'en')?.text ?? ''
  expect(text).toMatch(/: “.{1,200}…”$/)
})

test('headline: a token that nobody knows has no symbol of its own', () => {
  const view = viewFor({
    kind: 'send',
    transaction: {
      caip2: 'eip155:8453',
      to: STRANGER,
      data: `0xa9059cbb${PASSES.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`,
    },
  })
  const text = effectText(view, { words: en.signing, locale: 'en', nowMs: NOW_MS })
  expect(text?.headline).toMatch(/^Send 5 unknown tokens to 0x/)
})
