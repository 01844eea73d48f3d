import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTyped } from '../../../core/phone/phoneNumbers.ts'
import { type ContactText, contactMode, editContact, grouped } from './contactText.ts'

const EMPTY: ContactText = { shown: '', typed: '' }
const inUs = (text: string) => formatTyped(text, 'US').text

function type(text: string, before = EMPTY, group: typeof inUs | null = inUs): ContactText {
  return [...text].reduce(
    (field, character) =>
      editContact('both', field, { text: field.shown + character, isAtEnd: true }, group),
    before,
  )
}

const backspace = (field: ContactText) =>
  editContact('both', field, { text: field.shown.slice(0, -1), isAtEnd: true }, inUs)

test.each([
  ['', 'email'],
  ['0', 'phone'],
  ['+', 'phone'],
  ['＋４４', 'phone'],
  ['(0', 'phone'],
  ['٠٧', 'phone'],
  ['m', 'email'],
  ['07a', 'email'],
  ['07@', 'email'],
  ['.5', 'email'],
] as const)('takes %j for the beginning of: %s', (text, mode) => {
  expect(contactMode('both', text)).toBe(mode)
})

test('takes what it takes when it takes one thing only', () => {
  expect(contactMode('email', '0770')).toBe('email')
  expect(contactMode('sms', 'mara')).toBe('phone')
})

test('groups a number as it is typed', () => {
  expect(type('2133734253')).toEqual({ shown: '(213) 373-4253', typed: '2133734253' })
  expect(type('+447700900123').shown).toBe('+44 7700 900123')
})

test('takes the grouping back when the number becomes an email address', () => {
  expect(type('2133734253@x.co').shown).toBe('2133734253@x.co')
  expect(type('213-373.x@y.co').shown).toBe('213-373.x@y.co')
})

test('lets everything be deleted, one character at a time', () => {
  let field = type('2133734253')
  for (let presses = 0; field.shown !== ''; presses++) {
    expect(presses).toBeLessThan(14)
    const shorter = backspace(field)
    expect(shorter.shown.length).toBeLessThan(field.shown.length)
    field = shorter
  }
  expect(field.typed).toBe('')
})

test('leaves a number alone that is edited in the middle', () => {
  const field = type('2133734253')
  const edit = { text: '(213) 3734253', isAtEnd: false }
  expect(editContact('both', field, edit, inUs)).toEqual({
    shown: '(213) 3734253',
    typed: '2133734253',
  })
})

test('takes a pasted number and groups it', () => {
  const pasted = { text: '+1 (213) 373 4253', isAtEnd: true }
  expect(editContact('both', EMPTY, pasted, inUs).shown).toBe('+1 213 373 4253')
})

test('shows what it cannot group as it was typed', () => {
  expect(grouped('07+7', inUs)).toBe('07+7')
  expect(grouped('077x', inUs)).toBe('077x')
  expect(type('0770', EMPTY, null).shown).toBe('0770')
})

test('never loses a character of an address, whatever it begins with', () => {
  const start = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-.'), maxLength: 16 })
  fc.assert(fc.property(start, (text) => type(`${text}a@b.co`).shown === `${text}a@b.co`))
})

test('never loses a digit', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789+'), minLength: 1, maxLength: 18 })
  fc.assert(
    fc.property(digits, (text) => type(text).shown.replace(/[^\d+]/g, '') === text),
    { numRuns: 500 },
  )
})
