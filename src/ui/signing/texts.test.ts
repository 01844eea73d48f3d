import { expect, test } from 'vitest'
import { chainFacts } from '../../core/wallet/knownChains.ts'
import type { SignView } from '../../core/wallet/signing/signView.ts'
import { outcome } from '../words/en/outcome.ts'
import { signing as words } from '../words/en/signing.ts'
import { amountsText, amountText, rawText, unitText } from './amountText.ts'
import { effectText } from './effectText.ts'
import { explorerUrl } from './explorerUrl.ts'
import { noteOf } from './noteText.ts'
import { type RevertStep, stepText, whyText } from './revertText.ts'
import { safeName } from './safeName.ts'
import { timeText } from './timeText.ts'

const MOST = 2n ** 256n - 1n

test.each([
  [40_000_000n, 6, 'en', '40'],
  [1n, 18, 'en', '0.000000000000000001'],
  [1_234_567_890_123n, 6, 'en', '1,234,567.890123'],
  [1_234_567_890_123n, 6, 'de', '1.234.567,890123'],
  [MOST, 0, 'en-u-nu-latn', new Intl.NumberFormat('en').format(MOST)],
  [-1_500_000n, 6, 'en', '-1.5'],
  [1_500_000n, 6, 'ar-EG', '١٫٥'],
])('%s with %i digits behind the point is, in %s, %s', (raw, decimals, locale, text) => {
  expect(unitText(raw, decimals, locale)).toBe(text)
})

test('an amount is exact, has its symbol, and a bad number of digits costs nothing', () => {
  const amount = { token: null, symbol: 'ETH', decimals: 18, raw: MOST, isUnlimited: false }
  const digits = amountText(amount, words, 'en').replace(/\D/g, '')
  expect(digits).toBe(String(MOST))
  expect(amountText({ ...amount, raw: 5n, decimals: 1e9 }, words, 'en')).toBe('5 ETH')
  expect(amountText({ ...amount, isUnlimited: true }, words, 'en')).toBe('No limit')
  expect(amountText({ ...amount, symbol: 'US\u200BDC' }, words, 'en')).toContain('US[U+200B]DC')
  expect(rawText(amount)).toBe('2^256 - 1')
  expect(rawText({ ...amount, raw: MOST - 1n })).toBe(String(MOST - 1n))
})

test('an amount keeps its order in a language that is written from the right, also beside others', () => {
  const usdc = { token: null, symbol: 'USDC', decimals: 6, raw: 40_000_000n, isUnlimited: false }
  expect(amountText(usdc, words, 'he')).toBe('\u206840 USDC\u2069')
  expect(amountText(usdc, words, 'en')).toBe('40 USDC')
  const amounts = [usdc, { ...usdc, symbol: 'SOL' }, { ...usdc, symbol: 'ETH' }]
  const parts = amountsText(amounts, words, 'he').match(/\u2068[^\u2069]*\u2069/g)
  expect(parts).toEqual(['\u206840 USDC\u2069', '\u206840 SOL\u2069', '\u206840 ETH\u2069'])
})

test('a permission costs a fee where it is sent, nothing where it is a message or the app pays, and a signed transaction can be sent', () => {
  const party = { address: '0x9fe46736679d2d9a65f0992f2272de9f3c7f6fa6', name: null, isSelf: false }
  const usdc = { token: party, symbol: 'USDC', decimals: 6, raw: 40_000_000n, isUnlimited: false }
  const granted = { spender: party, amounts: [usdc], isUnlimited: false, endsAtSeconds: null }
  const lineOf = (
    by: 'transaction' | 'signature',
    broadcast: SignView['broadcast'],
    isSponsored = false,
    money: SignView['money'] = 'later',
  ) => {
    const effect = { kind: 'permission', by, ...granted } as const
    const details = [{ kind: 'fee', usual: null, most: null, isSponsored }] as const
    const view = { effect, broadcast, money, details } as const
    return effectText(view, { words, locale: 'en', nowMs: 0 })?.line
  }
  expect(lineOf('transaction', 'service')).toMatch(/^Costs the network fee now/)
  expect(lineOf('transaction', 'node')).toMatch(/^Costs the network fee now/)
  expect(lineOf('transaction', 'service', true)).toMatch(/^Costs nothing now/)
  expect(lineOf('transaction', 'nobody', false, 'onceSent')).toBe(words.money.onceSent)
  expect(lineOf('signature', 'nobody')).toMatch(/^Costs nothing now/)
})

test('tokens that nobody knows are named once, however many of them are taken', () => {
  const party = { address: '0x9fe46736679d2d9a65f0992f2272de9f3c7f6fa6', name: null, isSelf: false }
  const unknown = { token: party, symbol: null, decimals: null, raw: null, isUnlimited: true }
  const amounts = [unknown, { ...unknown, symbol: 'USDC' }, ...Array(900).fill(unknown)]
  const effect = {
    kind: 'permission',
    spender: party,
    amounts,
    isUnlimited: true,
    endsAtSeconds: null,
    by: 'signature',
  } as const
  const text = effectText(
    { effect, broadcast: 'nobody', money: 'later', details: [] },
    { words, locale: 'en', nowMs: 0 },
  )
  expect(text?.headline).toBe('Approve unlimited unknown tokens and USDC for an unknown contract')
})

test('a name is short, stands on one line, and keeps its direction to itself', () => {
  expect(safeName(' a\n b ')).toBe('a b')
  expect(safeName('x'.repeat(500))).toHaveLength(49)
  expect(safeName(`${'x'.repeat(47)}\u{1F97E}yz`)).toBe(`${'x'.repeat(47)}\u{1F97E}…`)
  expect(safeName('a\u202Eb')).toBe('a[U+202E]b')
  expect(safeName('שלום')).toBe('\u2068שלום\u2069')
})

test('a moment that no calendar has never comes', () => {
  expect(timeText(MOST, 0, 'en')).toBeNull()
  expect(timeText(3_600n, 0, 'en')?.distance).toBe('in 1 hour')
})

test('a far deadline names its date, also when it never expires', () => {
  const kind = 'farDeadline'
  expect(noteOf({ kind, endsAtSeconds: 86_400n * 31n }, words, 0, 'en')?.text).toContain(
    'until February 1, 1970',
  )
  expect(noteOf({ kind, endsAtSeconds: null }, words, 0, 'en')?.text).toContain('never expires')
})

test('noteText: a reason keeps the numbers at its end, and one without end is cut', () => {
  const kind = 'wouldFail'
  const reason = 'Transfer: insufficient lamports 1200000, need 2039280'
  expect(noteOf({ kind, reason }, words, 0, 'en')?.text).toBe(
    `It stopped in the simulation: “${reason}”`,
  )
  const long = noteOf({ kind, reason: '🦊'.repeat(500) }, words, 0, 'en')?.text ?? ''
  expect(long).toMatch(/🦊…”$/u)
  expect([...long].length).toBeLessThan(260)
})

const native = (facts: RevertStep['native']): RevertStep => ({ errorType: 'native', native: facts })
const custom = (paramsJson: string): RevertStep => ({
  errorType: 'custom',
  custom: { errorName: 'Fails', paramsJson },
})

test.each([
  [custom('{"season":"2027","quantity":2}'), 'Fails(season: 2027, quantity: 2)'],
  [custom('["a",1]'), 'Fails(a, 1)'],
  [custom('no json'), 'Fails(no json)'],
  [custom('{"at":{"x":true}}'), 'Fails(at: {"x":true})'],
  [native({ nativeType: 'error_string', message: 'too late' }), 'too late'],
  [native({ nativeType: 'panic', panicCode: '0x11' }), 'Panic 0x11: number too big or too small'],
  [native({ nativeType: 'panic', panicCode: '17' }), 'Panic 0x11: number too big or too small'],
  [native({ nativeType: 'panic', panicCode: '0x99' }), 'Panic 0x99'],
  [native({ nativeType: 'execution_reverted' }), 'Stopped without a reason'],
  [{ errorType: 'unknown', unknown: { selector: '0x7939f424' } } as const, outcome.selector],
  [{}, 'Stopped without a reason'],
])('%j is %s', (step, text) => {
  const { text: shown, isQuoted } = stepText(step, outcome)
  expect(shown).toBe(text)
  // what the contract said is quoted, and what we say of it is not
  expect(isQuoted).toBe(/^(Fails|too late)/.test(text))
})

test('a large number in what a contract said is not rounded', () => {
  const { text } = stepText(custom('{"need":115792089237316195423570985008687907853269}'), outcome)
  expect(text).toContain('115792089237316195423570985008687907853269')
})

test('why is what the innermost contract said that can be read', () => {
  const chain = [
    native({ message: 'outer' }),
    native({ message: 'inner' }),
    { errorType: 'unknown' },
  ]
  expect(
    whyText({ message: 'reverted', revertChain: chain as RevertStep[] }, outcome),
  ).toMatchObject({ text: 'inner', isQuoted: true })
  expect(whyText({ message: 'reverted', revertChain: [] }, outcome)).toEqual({
    text: 'reverted',
    isQuoted: true,
  })
  expect(whyText({ solana: { rpcMessage: 'no rent' } }, outcome)).toEqual({
    text: 'no rent',
    isQuoted: true,
  })
  expect(whyText(null, outcome)).toEqual({ text: outcome.noReason, isQuoted: false })
})

test('an explorer is gone to by https alone', () => {
  const base = chainFacts('eip155:8453')
  expect(explorerUrl(base, '0xab')).toBe('https://basescan.org/tx/0xab')
  expect(explorerUrl(chainFacts('solana:devnet'), 'x')).toBe(
    'https://solscan.io/tx/x?cluster=devnet',
  )
  for (const explorer of ['javascript:alert(1)', 'http://a.example', 'https://a@b.example', ''])
    expect(explorerUrl({ ...base, explorerUrl: explorer }, '0xab')).toBeNull()
  expect(explorerUrl(base, '../../?x#')).toBe('https://basescan.org/tx/..%2F..%2F%3Fx%23')
  expect(explorerUrl(base, null)).toBeNull()
})
