import { generateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { expect, test } from 'vitest'
import {
  fitsTogether,
  isPhraseLength,
  loadWordList,
  nearestWord,
  wordsFromText,
} from './phraseCheck.ts'

test('has the list of BIP-39', async () => {
  const list = await loadWordList()
  expect([list.length, list[0], list[2047]]).toEqual([2048, 'abandon', 'zoo'])
})

test.each([
  ['harvest copper lantern', ['harvest', 'copper', 'lantern']],
  ['1. Harvest\n2. copper,\n 3) lantern ', ['harvest', 'copper', 'lantern']],
  ['', []],
])('reads the words of %j', (text, words) => {
  expect(wordsFromText(text)).toEqual(words)
})

test.each([
  ['meadw', 'meadow'],
  ['haverst', 'harvest'],
  ['coper', 'copper'],
  ['timbr', 'timber'],
  ['qqqqqqq', null],
  ['x', null],
])('takes %s for %s', (typed, meant) => {
  expect(nearestWord(typed, wordlist)).toBe(meant)
})

test.each([128, 160, 192, 224, 256])('knows whether words of %d bits fit', async (bits) => {
  for (let round = 0; round < 20; round++) {
    const words = generateMnemonic(wordlist, bits).split(' ')
    expect(isPhraseLength(words.length)).toBe(true)
    expect(await fitsTogether(words, wordlist)).toBe(true)
  }
})

test('of the 2,048 last words of a phrase of twelve, one in sixteen fits', async () => {
  const eleven = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo'.split(' ')
  const fits = await Promise.all(wordlist.map((last) => fitsTogether([...eleven, last], wordlist)))
  expect(fits.filter(Boolean)).toHaveLength(128)
  expect(fits[wordlist.indexOf('wrong')]).toBe(true)
})

test('a phrase has not any number of words', () => {
  expect([0, 1, 11, 13, 25].filter(isPhraseLength)).toEqual([])
})
