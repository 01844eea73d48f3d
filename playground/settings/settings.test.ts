import { expect, test } from 'vitest'
import { localeTags } from '../../src/locales/loadLocale.ts'
import { languages } from './languages.ts'
import { moved, rowsFromText, textFromRows } from './methods.ts'
import { namesOf } from './namesOf.ts'
import {
  defaultSettings,
  type Settings,
  searchFromSettings,
  settingsFrom,
  settingsFromSearch,
} from './settings.ts'

/** No setting is at its default. */
const changed: Settings = {
  methods: 'google,email,-sms,-passkey,-wallet,-apple,-x,-discord,-facebook',
  scheme: 'dark',
  accent: '#c6552f',
  radius: 16,
  font: 'serif',
  presentation: 'inline',
  language: 'pt-BR',
  direction: 'rtl',
  protocol: 'attested',
  name: 'Mara & Lev = "friends"? #1 %20 +',
  logo: 'https://okafor.example/logo.svg?size=36&dark#a',
  lastUsed: 'google',
  motion: 'reduced',
  devtools: 'on',
  flow: 'signing',
  device: 'phone',
  scenario: 'slow',
  code: 'next',
}

test('every setting comes back from the address that it was written into', () => {
  const search = searchFromSettings(changed)
  expect([...new URLSearchParams(search).keys()].sort()).toEqual(
    Object.keys(defaultSettings).sort(),
  )
  expect(settingsFromSearch(search)).toEqual(changed)
  expect(searchFromSettings(defaultSettings)).toBe('')
  for (const name of namesOf(defaultSettings)) {
    const one = { ...defaultSettings, [name]: changed[name] }
    expect(settingsFromSearch(searchFromSettings(one))).toEqual(one)
  }
})

test('what makes no sense takes its default, and the rest counts', () => {
  const search =
    '?accent=javascript:alert(1)&radius=900&language=xx&scenario=constructor&scheme=dark'
  expect(settingsFromSearch(search)).toEqual({ ...defaultSettings, scheme: 'dark' })
  expect(settingsFrom('nothing')).toEqual(defaultSettings)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<p>',
  '//elsewhere.example',
  'none ',
  'https://',
])('what is no picture is no logo: %s', (logo) => {
  expect(settingsFrom({ logo }).logo).toBe(defaultSettings.logo)
})

test('every language of the kit can be chosen, in the same order', () => {
  expect(namesOf(languages)).toEqual(localeTags)
})

test('an address may name some methods only, and never none', () => {
  const { methods } = settingsFromSearch('?methods=google,toString,email,google')
  expect(methods).toBe('google,email,-sms,-passkey,-wallet,-apple,-x,-discord,-facebook')
  for (const none of ['', 'constructor', '-email'])
    expect(settingsFromSearch(`?methods=${none}`).methods).toBe(defaultSettings.methods)
})

test('a row moves past others, and no further than the ends', () => {
  const rows = rowsFromText(defaultSettings.methods)
  const order = (to: number) => textFromRows(moved(rows, 'sms', to)).split(',')
  expect(order(0).slice(0, 2)).toEqual(['sms', 'email'])
  expect(order(3).slice(0, 4)).toEqual(['email', 'passkey', 'wallet', 'sms'])
  expect(order(-4)[0]).toBe('sms')
  expect(order(99).at(-1)).toBe('sms')
  expect(order(5)).toHaveLength(rows.length)
})
