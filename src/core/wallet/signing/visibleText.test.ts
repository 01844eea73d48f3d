import { expect, test } from 'vitest'
import { hasCorpora, readCorpus, skipNote } from '../../../../test/vectors/corpora.ts'
import { isAllVisible, visibleParts } from './visibleText.ts'

/** The text that parts came from. */
const joined = (text: string) =>
  visibleParts(text)
    .map((part) =>
      'text' in part ? part.text : String.fromCodePoint(Number.parseInt(part.hidden.slice(2), 16)),
    )
    .join('')

test.each([
  ['pay\u202Eeno', [{ text: 'pay' }, { hidden: 'U+202E' }, { text: 'eno' }]],
  ['\u200B', [{ hidden: 'U+200B' }]],
  ['a\u0000b', [{ text: 'a' }, { hidden: 'U+0000' }, { text: 'b' }]],
  ['line\nline\ttab', [{ text: 'line\nline\ttab' }]],
  ['\u{E0041}', [{ hidden: 'U+E0041' }]],
  ['', []],
])('shows what hides in %j', (text, parts) => {
  expect(visibleParts(text)).toEqual(parts)
})

test.each([
  'Mara Okafor',
  'Zażółć gęślą jaźń',
  'नमस्ते दुनिया',
  'مرحبا بالعالم',
  'こんにちは',
  'ถ้าวันนี้',
  'Việt Nam',
  '🙂',
])('leaves words of living languages alone: %s', (text) => {
  expect(visibleParts(text)).toEqual([{ text }])
})

test('every character that turns the direction of text is shown', () => {
  const turns = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067]
  for (const number of [...turns, 0x2068, 0x2069])
    expect(isAllVisible(`a${String.fromCodePoint(number)}b`)).toBe(false)
})

test('a heap of marks on one letter is shown', () => {
  expect(isAllVisible(`a${'\u0301'.repeat(4)}`)).toBe(true)
  expect(isAllVisible(`a${'\u0301'.repeat(5)}`)).toBe(false)
})

test.skipIf(!hasCorpora)(`sec/T23 loses no character of hostile texts${skipNote}`, () => {
  const texts: readonly string[] = JSON.parse(readCorpus('blns.json'))
  expect(texts.length).toBeGreaterThan(500)
  for (const text of texts) expect(joined(text)).toBe(text)
})

test.each([
  ['C\u043Einbase', ['U+043E']],
  ['USD\u0421', ['U+0421']],
  ['\u0430pple.com', ['U+0430']],
  ['login.p\u0430yp\u0430l.com', ['U+0430', 'U+0430']],
  ['Tr\u03B1il P\u0251sses', ['U+03B1']],
  // what most of the word is stays
  ['\u041F\u0440\u0438\u0432e\u0442', ['U+0065']],
  ['\u13A0pple', ['U+13A0']],
  ['\u0440\u03BF\u0440', ['U+03BF']],
])('a name with letters of another script says so: %s', (name, hidden) => {
  const found = visibleParts(name, true).flatMap((part) => ('hidden' in part ? [part.hidden] : []))
  expect(found).toEqual(hidden)
  expect(isAllVisible(name, true)).toBe(false)
  // in what somebody wrote, words may well mix scripts
  expect(isAllVisible(name)).toBe(true)
})

test.each([
  'Coinbase',
  'Привет Coinbase',
  'Ελληνικά-Latin',
  'IT-отдел.example',
  'Zażółć gęślą jaźń',
  'xn--80ak6aa92e.com',
  '東京Tokyo',
  'カタカナABC',
  '한국Korea',
  'नमस्ते दुनिया',
  'مرحبا',
  '10 µs',
  'Zoe\u0308 d\u2019Arc',
  '0x7A3fB2c1D4e5F60718293a4B5c6D7e8F901291C2',
  '4Nd1mYQyQbVjM4nSCUcDrN2v6J8gKQTkTjQdGkSBMPzS',
])('a name in whole words of one script is left as it is: %s', (name) => {
  expect(visibleParts(name, true)).toEqual([{ text: name }])
})
