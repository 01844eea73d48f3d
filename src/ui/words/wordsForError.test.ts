import { expect, test } from 'vitest'
import { en } from './en.ts'
import { wordsForError } from './wordsForError.ts'

const facts = {
  appName: 'Fieldnotes',
  isOnline: true,
  method: 'Email',
  developmentOrigin: null,
  allowedHost: null,
  allowedOriginsUrl: null,
  requestId: null,
}

test('sends people to the right address in production, when it is known', () => {
  const known = { ...facts, allowedHost: 'fieldnotes.example' }
  expect(wordsForError('ORIGIN_NOT_ALLOWED', en, known).actions).toEqual(['goToHost', 'close'])
  expect(wordsForError('ORIGIN_NOT_ALLOWED', en, facts).actions).toEqual(['close'])
})

test('has the general text for a code it does not know, with the number when there is one', () => {
  const unknown = wordsForError('ACTIVITY_FAILED', en, facts)
  expect(unknown.title).toBe(en.system.unknownTitle)
  const numbered = wordsForError('ACTIVITY_FAILED', en, { ...facts, requestId: 'r-7' })
  expect(numbered.text[0]?.text).toContain('r-7')
  expect(numbered.actions).toContain('copyNumber')
})

test('tells offline from a service that does not answer', () => {
  const titles = [true, false].map(
    (isOnline) => wordsForError('NETWORK_FAILED', en, { ...facts, isOnline }).title,
  )
  expect(titles).toEqual([en.system.unreachableTitle, en.system.offlineTitle])
})

test('keeps the hints for developers out of production', () => {
  const local = { ...facts, developmentOrigin: 'http://localhost:5173' }
  expect(wordsForError('CONFIG_NOT_FOUND', en, facts).note).toBeNull()
  expect(wordsForError('CONFIG_NOT_FOUND', en, local).note).toBe(en.system.devConfigHelp)
})
