import { expect, test } from 'vitest'
import { account as words } from '../../words/en/account.ts'
import { methodInSentence, sessionName } from './sessionText.ts'

const device = { browser: 'Chrome', system: 'Android' }

test.each([
  [{ device, isCurrent: false }, 'Fieldnotes', 'Chrome on Android'],
  [{ device, isCurrent: true }, 'Fieldnotes', 'Fieldnotes on Android'],
  [{ device, isCurrent: true }, null, 'Chrome on Android'],
  [{ device: null, isCurrent: true }, 'Fieldnotes', 'This browser'],
  [{ device: null, isCurrent: false }, null, 'Another browser'],
])('calls %o, with the installed app %s, %s', (session, installedName, name) => {
  expect(sessionName(session, words, installedName)).toBe(name)
})

test.each([
  ['email', 'an email code'],
  ['google', 'Google'],
  ['oidc:Acme', 'Acme'],
] as const)('speaks of %s as %s', (method, text) => {
  expect(methodInSentence(method, words, text)).toBe(text)
})
