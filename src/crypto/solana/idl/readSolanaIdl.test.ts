import { expect, test } from 'vitest'
import { readSolanaIdl } from './readSolanaIdl.ts'

const move = '{"name":"move","accounts":[],"args":[]}'

test.each([
  ['', 'is no JSON', ''],
  ['[]', 'is no object', ''],
  ['{}', 'has no instructions', 'instructions'],
  [`{"instructions":[${move},{"name":""}]}`, 'has one without a name', 'instructions[1].name'],
  ['{"instructions":[{"name":"move","args":[]}]}', 'has one without accounts', 'instructions[0]'],
  [`{"instructions":[${move}],"types":[{}]}`, 'has a type without a name', 'types'],
])('refuses %j, which %s, and says where', (text, _, place) => {
  expect(readSolanaIdl(text)).toBe(place)
})

test('keeps types by their names', () => {
  const idl = readSolanaIdl(`{"instructions":[${move}],"types":[{"name":"Badge"}]}`)
  expect(idl).toMatchObject({
    instructions: [{ name: 'move' }],
    types: new Map([['Badge', { name: 'Badge' }]]),
  })
})
