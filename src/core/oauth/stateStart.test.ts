import { expect, test } from 'vitest'
import { createState } from './createState.ts'
import { isReturn, stateStart } from './stateStart.ts'

test('sec/T15 makes states of 128 random bits that a page knows as its own, and none twice', () => {
  const states = Array.from({ length: 200 }, () => createState('0195ab1c-0000'))
  for (const state of states) expect(state).toMatch(/^lk\.0195ab1c-0000\.[\w-]{22}$/)
  expect(new Set(states).size).toBe(200)
  expect(isReturn(`https://app.example/?code=c&state=${states[0]}`, '0195ab1c-0000')).toBe(true)
  expect(isReturn(`https://app.example/#id_token=t&state=${states[0]}`, '0195ab1c-0000')).toBe(true)
})

test('is not concerned by states of others', () => {
  for (const href of ['', 'https://app.example/?state=abc&code=c', 'https://app.example/#state'])
    expect(isReturn(href, 'config')).toBe(false)
  const other = `https://app.example/?state=${createState('other')}`
  expect(isReturn(other, 'config')).toBe(false)
  expect(isReturn(other, 'oth')).toBe(false)
})

test('is spelled so that no encoding changes it', () => {
  const start = stateStart('My config/über?')
  expect(encodeURIComponent(start)).toBe(start)
})
