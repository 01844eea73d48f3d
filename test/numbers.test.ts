import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The numbered attacks (T) and faults of the browser (B) and the service (R) that the kit is built against. */
const last = { T: 47, B: 24, R: 17 } as const

const numbers = Object.entries(last).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, i) => letter + String(i + 1).padStart(2, '0')),
)

const files = ['src', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && name !== 'numbers.test.ts')
    .map((name) => `${folder}/${name}`),
)

/** The numbers that the titles of a file's tests begin with. */
function numbersIn(file: string): readonly string[] {
  const titles = readFileSync(file, 'utf8').matchAll(/['"`](?:sec\/)?((?:[TBR]\d\d\b ?)+)/g)
  return [...titles].flatMap(([, found = '']) => found.trim().split(' '))
}

test('every numbered attack and fault has a test that bears its number', () => {
  const proven = new Set(files.flatMap(numbersIn))
  expect(numbers.filter((number) => !proven.has(number))).toEqual([])
})
