import { expect, test } from 'vitest'
import { safeHref } from './safeHref.ts'

test.each([
  'https://app.example/terms',
  'https://app.example',
  'http://localhost:5173/settings?tab=origins#list',
  'http://127.0.0.1:4455/',
  'http://[::1]:4455/',
  '/terms',
  'terms',
  '?tab=terms',
  '#terms',
  '',
])('leads to %j', (address) => {
  expect(safeHref(address)).toBe(address)
})

test.each([
  'http://app.example/terms',
  'http://localhost.app.example/',
  'https://app.example@evil.example/',
  'https://:secret@evil.example/',
  '//evil.example/terms',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,hello',
  'mailto:terms@app.example',
  'app:terms',
  'https://',
])('sec/T24 leads not to %j', (address) => {
  expect(safeHref(address)).toBeUndefined()
})
