import { expect, test } from 'vitest'
import { everyday, travel, viewFor, warned } from '../../../../../test/support/signViews.ts'

const signIn = (domain: string, more: { readonly address?: string; readonly ends?: string } = {}) =>
  [
    `${domain} wants you to sign in with your Ethereum account:`,
    more.address ?? everyday.address,
    '',
    'Plan a walk.',
    '',
    `URI: https://${domain}/login`,
    'Version: 1',
    'Chain ID: 8453',
    'Nonce: 32891756',
    'Issued At: 2026-05-24T10:20:00Z',
    ...(more.ends ? [`Expiration Time: ${more.ends}`] : []),
  ].join('\n')

const message = (text: string) => viewFor({ kind: 'message', message: text })

test('a message is shown to the letter, and moves nothing', () => {
  const text = 'Join the Ridge loop.\n\nRole: leader\t\u{1F97E}'
  expect(message(text)).toMatchObject({
    effect: { kind: 'message' },
    money: 'never',
    level: 'plain',
    warnings: [],
    origin: 'https://app.fieldnotes.example',
    chain: null,
    details: [{ kind: 'text', text, isBytes: false }],
  })
  expect(viewFor({ kind: 'message', message: text, account: travel })).toMatchObject({
    money: 'never',
    details: [{ kind: 'text', text }],
  })
})

test('one of no characters, and one of a length that ends in other digits, are read too', () => {
  for (const size of [0, 1, 9, 10, 11, 99, 100, 101, 1000])
    expect(message('1'.repeat(size)).details).toEqual([
      { kind: 'text', text: '1'.repeat(size), isBytes: false },
    ])
})

test('one of the page’s own domain signs in', () => {
  expect(message(signIn('app.fieldnotes.example'))).toMatchObject({
    effect: { kind: 'signIn', domain: 'app.fieldnotes.example' },
    money: 'never',
    level: 'plain',
    warnings: [],
  })
})

test.each([
  ['fieldnotes.example', {}, 'danger', 'signInOtherDomain'],
  ['app.fieldnotes.example:8443', {}, 'danger', 'signInOtherDomain'],
  ['APP.fieldnotes.example', {}, 'danger', 'signInOtherDomain'],
  ['app.fieldnotes.example', { address: `0x${'11'.repeat(20)}` }, 'caution', 'signInOtherAccount'],
  ['app.fieldnotes.example', { ends: '2026-05-24T10:20:59Z' }, 'caution', 'signInExpired'],
  ['app.fieldnotes.example', { ends: 'soon' }, 'caution', 'signInExpired'],
])('for %s %j it is %s: %s', (domain, more, level, kind) => {
  const view = message(signIn(domain, more))
  expect([view.effect.kind, view.level, warned(view)]).toEqual(['signIn', level, [kind]])
})

test('one that names a scheme is held against that of the page too', () => {
  const host = 'app.fieldnotes.example'
  expect(message(signIn(`https://${host}`))).toMatchObject({
    effect: { kind: 'signIn', domain: host },
    level: 'plain',
    warnings: [],
  })
  for (const scheme of ['http', 'evil'])
    expect(message(signIn(`${scheme}://${host}`))).toMatchObject({
      level: 'danger',
      warnings: [
        { kind: 'signInOtherDomain', domain: `${scheme}://${host}`, host: `https://${host}` },
      ],
    })
})

test.each([
  'evil.example wants you to sign in with your Ethereum account:\nhello',
  'https://evil.example wants you to sign in with your Ethereum account: 0x00',
  'evil.example wants you to sign in with your Solana account:\nabc',
  // what no strict reader takes, a lenient one may
  'evil.example  wants you to sign in with your Ethereum account:',
  '\n evil.example wants you to sign in with your Ethereum account:',
  'evil.example Wants you to sign\tin with your Ethereum account:',
  'evil.example/ wants you to sign in with your Ethereum account:',
  'evil.example?app.fieldnotes.example wants you to sign in with your wallet',
])('%j says that it signs in somewhere else, so the page warns', (text) => {
  expect(message(text)).toMatchObject({
    effect: { kind: 'message' },
    level: 'danger',
    warnings: [
      { kind: 'signInOtherDomain', domain: 'evil.example', host: 'app.fieldnotes.example' },
    ],
  })
})

test.each(['pay \u202Eeno', 'a\u200Bb', 'a\rb', 'tag\u{E0041}', '\uFEFFhello'])(
  'hidden characters in %j are named',
  (text) => {
    const view = message(text)
    expect([view.level, warned(view)]).toEqual(['caution', ['hiddenCharacters']])
    expect(view.details).toEqual([{ kind: 'text', text, isBytes: false }])
  },
)

test('a domain with letters of another script is named, and what a person writes is not', () => {
  const views = ['m\u0430rket.example', 'market.example'].map((host) => message(signIn(host)))
  expect(views.map(warned)).toEqual([
    ['signInOtherDomain', 'hiddenCharacters'],
    ['signInOtherDomain'],
  ])
  expect(warned(message('Gut: 5 k\u03A9 am Ausgang'))).toEqual([])
})
