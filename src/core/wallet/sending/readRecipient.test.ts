import { getAddress, Wallet } from 'ethers'
import { expect, test } from 'vitest'
import { recipientFault } from './readRecipient.ts'

const CHAIN = 'eip155:8453'
const FROM = '0x7A3f09C24bE81d56F0a9E3b7C4d2815aE6f091C2'
const SOLANA_FROM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

test('takes what another library writes, and its small form', () => {
  for (let i = 0; i < 50; i++) {
    const { address } = Wallet.createRandom()
    expect(recipientFault(address, CHAIN, FROM)).toBeNull()
    expect(recipientFault(address.toLowerCase(), CHAIN, FROM)).toBeNull()
  }
})

test('finds a letter in the wrong size, wherever it is', () => {
  const address = getAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')
  const letters = [...address].flatMap((one, at) => (at > 1 && /[a-f]/i.test(one) ? [at] : []))
  const turned = letters.map((at) => {
    const letter = address[at] ?? ''
    const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
    return address.slice(0, at) + other + address.slice(at + 1)
  })
  expect(turned.map((one) => recipientFault(one, CHAIN, FROM))).toEqual(
    turned.map(() => 'checksum'),
  )
})

test.each([
  ['', 'address'],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae', 'address'],
  ['5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'address'],
  ['vitalik.eth', 'address'],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1bea\u0435d', 'address'], // a Cyrillic letter
  [`0x${'0'.repeat(40)}`, 'nobody'],
] as const)('refuses %j', (text, fault) => {
  expect(recipientFault(text, CHAIN, FROM)).toBe(fault)
})

test.each([
  ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', null],
  ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9Pus', 'address'],
  ['1'.repeat(32), 'nobody'],
  [SOLANA_FROM, 'own'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'address'],
] as const)('judges %j on Solana', (text, fault) => {
  expect(recipientFault(text, 'solana:devnet', SOLANA_FROM)).toBe(fault)
})

test('lets an account of Ethereum send to itself: it takes the place of what is stuck', () => {
  const { address } = Wallet.createRandom()
  expect(recipientFault(address, CHAIN, address)).toBeNull()
})
