import { expect, test } from 'vitest'
import type { AnyLatchkitError } from '../src/errors/anyError.ts'
import { loadLocale, localeTags } from '../src/locales/loadLocale.ts'
import type { Locale } from '../src/react/locale.ts'
import { en } from '../src/ui/words/en.ts'
import { printCount } from './support/printCount.ts'
import { argumentsOf, leavesOf, textsOf } from './support/translations.ts'

const english = leavesOf(en)
const others: readonly Locale[] = await Promise.all(
  localeTags.filter((tag) => tag !== 'en').map((tag) => loadLocale(tag)),
)

test('speaks 25 languages', () => {
  printCount('languages that are complete', localeTags.length, 25)
  expect(localeTags.length).toBe(25)
  expect(others.map(({ tag }) => tag)).toEqual(localeTags.slice(1))
})

test.each(others)('$tag has every text of English, and none besides', ({ words }) => {
  const texts = leavesOf(words)
  expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
  const empty = [...texts].filter(([, text]) => text === '').map(([path]) => path)
  expect(empty.filter((path) => english.get(path) !== '' && !MAY_BE_EMPTY.test(path))).toEqual([])
})

/** What stands before or after a link or a host; a language may need no word there. */
const MAY_BE_EMPTY =
  /\.(legal(Before|Between|After)|(dev)?[oO]rigin(Before|After)\w*|\w+(Before|After)\w*)$/

test.each(others)(
  '$tag says in every text what it is given, and nothing broken',
  ({ tag, words }) => {
    const faults: string[] = []
    for (const [path, text] of leavesOf(words)) {
      const original = english.get(path)
      if (typeof text !== 'function' || typeof original !== 'function') continue
      for (const args of argumentsOf(path)) {
        const said = textsOf(text(...args))
        const meant = textsOf(original(...args))
        const broken = said.some((one) => /undefined|NaN|\[object|#|\bnull\b/.test(one))
        const lost = args.filter(
          (arg) =>
            typeof arg === 'string' && meant.join().includes(arg) && !said.join().includes(arg),
        )
        if (broken || lost.length > 0 || said.length !== meant.length)
          faults.push(`${path}(${args.join(', ')}): ${said.join(' | ')}`)
      }
    }
    expect(faults, tag).toEqual([])
  },
)

test.each(others)('$tag counts: no number is lost', ({ tag, words }) => {
  const digits = new Intl.NumberFormat(tag)
  const faults: string[] = []
  for (const [path, text] of leavesOf(words)) {
    const original = english.get(path)
    if (typeof text !== 'function' || typeof original !== 'function') continue
    for (const args of argumentsOf(path)) {
      const said = textsOf(text(...args)).join(' ')
      const meant = textsOf(original(...args)).join(' ')
      for (const arg of args) {
        if (typeof arg !== 'number' || arg < 3 || !meant.includes(String(arg))) continue
        if (!said.includes(digits.format(arg)) && !said.includes(String(arg)))
          faults.push(`${path}(${args.join(', ')}): ${said}`)
      }
    }
  }
  expect(faults, tag).toEqual([])
})

test.each(others)('$tag is a translation', ({ tag, words }) => {
  const same = [...leavesOf(words)].filter(
    ([path, text]) => typeof text === 'string' && text === english.get(path) && / /.test(text),
  )
  expect(
    same.map(([path]) => path),
    tag,
  ).toEqual([])
})

test('says in English what the error classes say', async () => {
  const errors = await import('../src/errors/index.ts')
  const all: readonly unknown[] = Object.values(errors)
  const classes = all.filter(
    (one): one is new (facts: object) => AnyLatchkitError =>
      typeof one === 'function' && one.prototype instanceof errors.LatchkitError,
  )
  const said = classes.map((one) => {
    const error = new one({})
    return [error.code, error.shortMessage]
  })
  expect(Object.fromEntries(said)).toEqual(en.errors)
})

test.each(others)('$tag: what is written on a control is in its longer name', ({ words }) => {
  const { account, linking, methods } = words
  const NAME = 'Foxglove'
  const pairs = [
    [methods.passkey, methods.usePasskey],
    [methods.wallet, methods.connectWallet],
    [account.add, account.addAccount],
    [account.end, account.endNamed(NAME)],
    [linking.change, linking.changeNamed(NAME)],
    [linking.remove, linking.removeNamed(NAME)],
    [NAME, linking.addNamed(NAME)],
  ] as const
  // by voice people say what they see: WCAG 2.2, 2.5.3
  const lost = pairs.filter(([label, name]) => !lower(name).includes(lower(label)))
  expect(lost).toEqual([])
})

const lower = (text: string): string => text.toLowerCase()
