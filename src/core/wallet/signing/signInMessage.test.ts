import { expect, test } from 'vitest'
import { readSignInMessage, signInFaults } from './signInMessage.ts'

const address = '0x7A3f09C24bE81d56F0a9E3b7C4d2815aE6f091C2'
const whole = `fieldnotes.example wants you to sign in with your Ethereum account:
${address}

Read your field notes.

URI: https://fieldnotes.example/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2026-11-21T10:21:00Z
Expiration Time: 2026-11-21T10:31:00Z
Not Before: 2026-11-21T10:20:00Z
Request ID: abc
Resources:
- https://fieldnotes.example/notes
- ipfs://bafy`
const nowMs = Date.UTC(2026, 10, 21, 10, 21)
const place = { host: 'fieldnotes.example', address, nowMs }

test('reads every field', () => {
  expect(readSignInMessage(whole)).toEqual({
    scheme: null,
    domain: 'fieldnotes.example',
    address,
    statement: 'Read your field notes.',
    uri: 'https://fieldnotes.example/login',
    version: '1',
    chainId: '1',
    nonce: '32891756',
    issuedAt: '2026-11-21T10:21:00Z',
    expirationTime: '2026-11-21T10:31:00Z',
    notBefore: '2026-11-21T10:20:00Z',
    requestId: 'abc',
    resources: ['https://fieldnotes.example/notes', 'ipfs://bafy'],
  })
})

test('reads one without what may be left out, and with a scheme', () => {
  const short = `https://fieldnotes.example:8443 wants you to sign in with your Ethereum account:
${address}


URI: https://fieldnotes.example
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2026-11-21T10:21:00Z`
  expect(readSignInMessage(short)).toMatchObject({
    scheme: 'https',
    domain: 'fieldnotes.example:8443',
    statement: null,
    expirationTime: null,
    resources: [],
  })
})

test.each([
  ['another first line', whole.replace('wants you', 'would like you')],
  ['a domain with a space', whole.replace('fieldnotes.example wants', 'field notes wants')],
  ['an address that is none', whole.replace(address, '0x12')],
  ['another version', whole.replace('Version: 1', 'Version: 2')],
  ['a short nonce', whole.replace('32891756', '3289')],
  ['a chain that is no number', whole.replace('Chain ID: 1', 'Chain ID: one')],
  ['fields in another order', whole.replace(/(Version: 1)\n(Chain ID: 1)/, '$2\n$1')],
  ['a line more', `${whole}\nURI: https://evil.example`],
  ['Windows line ends', whole.replaceAll('\n', '\r\n')],
  ['two statements', whole.replace('notes.\n', 'notes.\nAnd more.\n')],
  ['any text', 'hello'],
  ['nothing', ''],
])('takes %s for no request to sign in', (_, text) => {
  expect(readSignInMessage(text)).toBeNull()
})

test.each([
  ['nothing, here and now', {}, []],
  ['another page', { host: 'evil.example' }, ['other-domain']],
  ['the page with a port', { host: 'fieldnotes.example:8443' }, ['other-domain']],
  ['another account', { address: `0x${'00'.repeat(20)}` }, ['other-account']],
  ['the last moment', { nowMs: Date.UTC(2026, 10, 21, 10, 31) }, ['expired']],
  ['a moment too early', { nowMs: Date.UTC(2026, 10, 21, 10, 19, 59) }, ['not-yet']],
])('finds fault with %s', (_, change, faults) => {
  const message = readSignInMessage(whole)
  expect(message && signInFaults(message, { ...place, ...change })).toEqual(faults)
})

test('a time that cannot be read is a fault', () => {
  const message = readSignInMessage(whole.replace('2026-11-21T10:31:00Z', 'tomorrow'))
  expect(message && signInFaults(message, place)).toEqual(['expired'])
})

const solana = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const first = `fieldnotes.example wants you to sign in with your Solana account:\n${solana}`

test.each([
  ['nothing more', first, { statement: null, nonce: null, resources: [] }],
  ['a statement', `${first}\n\nRead your notes.`, { statement: 'Read your notes.', uri: null }],
  [
    'fields alone',
    `${first}\n\nNonce: 32891756\nIssued At: 2026-11-21T10:21:00Z`,
    { statement: null, nonce: '32891756', issuedAt: '2026-11-21T10:21:00Z' },
  ],
  [
    'all of it',
    whole
      .replace('Ethereum', 'Solana')
      .replace(address, solana)
      .replace('ID: 1\n', 'ID: mainnet\n'),
    { address: solana, statement: 'Read your field notes.', chainId: 'mainnet', requestId: 'abc' },
  ],
])('reads one for Solana with %s', (_, text, read) => {
  expect(readSignInMessage(text)).toMatchObject({ domain: 'fieldnotes.example', ...read })
})

test.each([
  ['an address of Ethereum', first.replace(solana, address)],
  ['fields in another order', `${first}\n\nIssued At: x\nNonce: 32891756`],
  ['a short nonce', `${first}\n\nNonce: 1`],
  ['a line of its own behind', `${first}\n\nRead.\n\nNonce: 32891756\nMore`],
  ['a statement of two lines', `${first}\n\nRead.\nWrite.`],
  ['an empty end', `${first}\n`],
  ['an empty end behind a statement', `${first}\n\nRead.\n`],
])('%s makes it some other text for Solana', (_, text) => {
  expect(readSignInMessage(text)).toBeNull()
})

test('an address of Solana in other letters is another account', () => {
  const message = readSignInMessage(first)
  if (!message) throw new Error('not read')
  expect(signInFaults(message, { ...place, address: solana })).toEqual([])
  const other = { ...place, address: solana.toLowerCase() }
  expect(signInFaults(message, other)).toEqual(['other-account'])
})
