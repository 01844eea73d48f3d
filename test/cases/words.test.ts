import { expect, test } from 'vitest'
import { MethodDisabledError } from '../../src/errors/index.ts'
import { loadLocale, localeTags } from '../../src/locales/loadLocale.ts'
import { isolate } from '../../src/react/isolatedWords.ts'
import type { Locale } from '../../src/react/locale.ts'
import { lineForError } from '../../src/ui/words/lineForError.ts'
import { sourceFiles } from '../support/sourceTree.ts'
import { argumentsOf, leavesOf, textsOf } from '../support/translations.ts'

const locales: readonly Locale[] = await Promise.all(localeTags.map((tag) => loadLocale(tag)))
const translations = locales.filter(({ tag }) => tag !== 'en')
const rightToLeft = locales.filter(({ tag }) => ['ar', 'fa', 'he'].includes(tag))
const byTag = (...tags: readonly string[]) => locales.filter(({ tag }) => tags.includes(tag))

/** The part of a text that stands outside of every isolate. */
function outsideOfIsolates(said: string): string {
  let depth = 0
  return [...said]
    .filter((character) => {
      if (character === '\u2068') depth++
      const isOutside = depth === 0
      if (character === '\u2069') depth--
      return isOutside
    })
    .join('')
}

/** Every text of a language with its placeholders filled, but for the one that joins the language's own sentences. */
function renderings({ words }: Locale, change: (sample: string) => string) {
  return [...leavesOf(words)].flatMap(([path, text]) => {
    if (typeof text !== 'function' || path === 'common.sentences') return []
    return argumentsOf(path).map((args) => {
      const given = args.map((arg) => (typeof arg === 'string' ? change(arg) : arg))
      return { path, given, said: textsOf(text(...given)) }
    })
  })
}

test.each(translations)('words of $tag: whatever comes from elsewhere is isolated', (locale) => {
  const all = renderings(locale, (sample) => sample)
  expect(all.length).toBeGreaterThan(150)
  const faults = all.filter(({ said }) => said.some((one) => /⟦\d⟧/.test(outsideOfIsolates(one))))
  expect(faults).toEqual([])
})

test.each(locales)('words of $tag: a name in letters from the right is isolated', (locale) => {
  const name = (sample: string) => `שלום${sample}`
  const faults = renderings(locale, name).filter(({ said }) =>
    said.some((one) => outsideOfIsolates(one).includes('שלום')),
  )
  expect(faults).toEqual([])
})

test.each(locales)('words of $tag: a name cannot end its own isolate', (locale) => {
  const hostile = (sample: string) => `\u2069\u202e${sample}\u2067`
  const faults = renderings(locale, hostile).filter(({ said }) =>
    said.some((one) => /[\u202a-\u202e\u2066\u2067]/.test(one) || /⟦/.test(outsideOfIsolates(one))),
  )
  expect(faults).toEqual([])
})

test('isolate: leaves what is isolated as it is, and wraps a list of isolates once', () => {
  expect(isolate('\u2068a\u2069')).toBe('\u2068a\u2069')
  expect(isolate('\u2068a\u2069, \u2068b\u2069')).toBe('\u2068\u2068a\u2069, \u2068b\u2069\u2069')
  expect(isolate('')).toBe('')
})

test.each(rightToLeft)('words of $tag: a phone number keeps its order', ({ words }) => {
  const phone = '+49 1512 3456789'
  const { linking, exporting } = words
  for (const said of [
    linking.sentTo(phone),
    exporting.sendCode(phone),
    exporting.sentTo(phone),
    linking.changeNamed(phone),
  ])
    expect(said).toContain(`\u2068${phone}\u2069`)
})

test.each(locales)('words of $tag: the account that signs is an account', ({ words }) => {
  const { signing, exporting } = words
  expect(signing.rows.with).toBe(exporting.account)
})

const SPENDER = 'SPENDER'
const AMOUNT = 'AMOUNT'

/** What stands between the two, and which is first: how a sentence says who does what to whom. */
function relation(said: string): string {
  const plain = said.replace(/[\u2068\u2069]/g, '')
  const [, first, between] = /(SPENDER|AMOUNT)(.*)(?:SPENDER|AMOUNT)/.exec(plain) ?? []
  return `${first}${between?.trim()}`
}

test.each(locales)('words of $tag: a permission does not read like a payment', ({ words }) => {
  const { permission, permissionNow, unlimited, transfer } = words.signing
  const paid = relation(transfer(AMOUNT, SPENDER))
  const headlines = [
    permission(SPENDER, AMOUNT),
    permissionNow(SPENDER, AMOUNT),
    unlimited(SPENDER, AMOUNT, null),
  ].map(({ headline }) => headline)
  for (const headline of headlines) {
    expect(relation(headline)).not.toBe('undefinedundefined')
    expect(relation(headline)).not.toBe(paid)
  }
  // with and without a fee it is the same permission
  expect(headlines[0]).toBe(headlines[1])
})

test.each([
  // "from whom", in these languages, when it stands behind "take"; and the word of a payment's receiver
  ['pl', /Komu|zabrać Ci|z kim/i],
  ['cs', /Komu|vzít vám|s kým/i],
  ['ru', /Кому|с кем/i],
  ['uk', /Кому|з ким/i],
  // "take from SPENDER"
  ['ko', /SPENDER에서/],
  // "for the benefit of", and the spender torn off to the end as a beneficiary
  ['ar', /المستفيد/],
  ['he', /ניתנת עבור/],
] as const)('words of %s: the spender takes, the person gives', (tag, wrong) => {
  for (const { words } of byTag(tag)) {
    const { permission, permissionNow, unlimited, delegation, revocation, reduction } =
      words.signing
    const said = [
      permission(SPENDER, AMOUNT),
      permissionNow(SPENDER, AMOUNT),
      unlimited(SPENDER, AMOUNT, null),
      unlimited(SPENDER, AMOUNT, '2030'),
      delegation(SPENDER, false),
      revocation(SPENDER, AMOUNT),
      reduction(SPENDER, AMOUNT),
    ].flatMap(textsOf)
    for (const one of said) expect(one.replace(/[\u2068\u2069]/g, '')).not.toMatch(wrong)
  }
})

/** "It moves nothing and costs nothing", as each language once had it. */
const PROMISES =
  /moves nothing and|bewegt nichts|déplace rien|mueve nada y|sposta niente e|move nada e|niets verplaatst en|flyttar inget och|Niczego to nie przenosi i|Nic se tím nepřesouvá|ничего не перемещает|нічого не переміщує|Δεν μετακινεί και|şeyi aktarmaz ve|कुछ भी नहीं जाता और|dipindahkan dan tidak|Không chuyển gì và|ไม่มีการโอนและ|資産は動かず|움직이지 않고|不会转移资产，也|不會移動任何資產，也|ينقل شيئًا ولا|מעביר דבר ולא|جابه‌جا نمی‌کند و/

test.each(locales)('words of $tag: no signature is promised to be harmless', ({ words }) => {
  const { signing, linking } = words
  const said = [
    signing.message.line,
    signing.signIn('example.com').line,
    signing.signInElsewhere.line,
    signing.delegationEnds.line,
    linking.walletAsks('Foxglove'),
  ]
  for (const one of said) expect(one).not.toMatch(PROMISES)
  expect(signing.signIn('example.com').line).toBe(signing.message.line)
})

test.each(locales)('words of $tag: what cannot be read has one headline', ({ words }) => {
  const { unreadableCall, blind } = words.signing
  expect(unreadableCall.headline).toBe(blind.headline)
  expect(unreadableCall.line).not.toBe(blind.line)
})

test.each(locales)('words of $tag: the phishing note names both sites', ({ words }) => {
  const { lead, text } = words.signing.notes.signInOtherDomain('bank.example', 'evil.example')
  expect(lead).toContain('bank.example')
  expect(lead).toContain('evil.example')
  // whose account is in danger: no word like "there", which reads as the page that is open
  expect(text).toContain('bank.example')
  expect(text).not.toContain('evil.example')
})

test.each(locales)('words of $tag: sentences are joined as the language does', ({ tag, words }) => {
  const line = lineForError(new MethodDisabledError(), words, {
    appName: 'Fieldnotes',
    method: 'email',
  })
  const between = words.common.sentences('A', 'B').slice(1, -1)
  const usual: Readonly<Record<string, string>> = {
    ja: '。',
    'zh-CN': '。',
    'zh-TW': '。',
    hi: '। ',
    th: ' ',
  }
  expect(between).toBe(usual[tag] ?? '. ')
  expect(line).toContain(between)
  if (tag in usual) expect(line).not.toContain('. ')
})

/** Where two texts become one by punctuation of English, in code. */
const JOINED = /\}[.,;] \$\{|join\((['"`])[^'"`]*[.,;][^'"`]*\1\)/

/** Arguments of a function and the path of a member, which are written so in every language. */
const IS_CODE = ['src/ui/signing/revertText.ts', 'src/ui/account/AccountPanel/intentNodes.ts']

test('ui: no code joins sentences or lists by the punctuation of English', () => {
  const files = sourceFiles('src').filter(
    ({ path, isTest }) => !isTest && /^src\/(ui|react)\//.test(path) && !/\/words\/en\//.test(path),
  )
  expect(files.length).toBeGreaterThan(200)
  const faults = files.filter(({ path, text }) => JOINED.test(text) && !IS_CODE.includes(path))
  expect(faults.map(({ path }) => path)).toEqual([])
})
