import { expect, test } from 'vitest'
import { originFault } from './originFault.ts'

const list = ['https://fieldnotes.example']

test.each([
  ['fieldnotes.example', 'Start with https:// or http://.', undefined],
  ['ftp://fieldnotes.example', 'Start with https:// or http://.', undefined],
  ['https://*.fieldnotes.example', 'Wildcards inside a host are not supported.', undefined],
  ['https://a.example/login', 'Leave out the path.', 'https://a.example'],
  ['HTTPS://A.example:443', 'Browsers write this address differently.', 'https://a.example'],
  ['https://a.example.', 'Leave out the dot at the end.', 'https://a.example'],
  ['https://user@a.example', 'Leave out the user name.', undefined],
  ['https://fieldnotes.example/', 'This origin is already on the list.', undefined],
  ['*', 'With * no other address is needed', undefined],
])('says of %s what is wrong, and what would do', (entry, text, canonical) => {
  const fault = originFault(entry, list)
  expect(fault?.text).toContain(text)
  expect(fault?.canonical).toBe(canonical)
})

test('lets through what can be saved beside the others', () => {
  expect(originFault('http://localhost:5173', list)).toBeNull()
  expect(originFault('*', [])).toBeNull()
  expect(originFault('https://a.example', ['*'])).not.toBeNull()
})
