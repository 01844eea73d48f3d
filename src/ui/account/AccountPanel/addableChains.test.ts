import { expect, test } from 'vitest'
import { ADDABLE_CHAINS, nameOfChain } from './addableChains.ts'

test('offers each chain once, by the name that people know', () => {
  const names = ADDABLE_CHAINS.map(nameOfChain)
  expect(names.slice(0, 3)).toEqual(['Ethereum', 'Solana', 'Bitcoin'])
  expect(names).toEqual(expect.arrayContaining(['Dogecoin', 'XRP', 'Stellar', 'Sei']))
  expect(new Set(names).size).toBe(11)
})
