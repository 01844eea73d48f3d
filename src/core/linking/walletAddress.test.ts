import { expect, test } from 'vitest'
import { createEthereumKey, createSolanaKey } from '../../../test/support/fakeWallets.ts'
import { walletAddress } from './walletAddress.ts'

test('tells the address of a key as its wallet does', async () => {
  const [ethereum, solana] = [await createEthereumKey(), createSolanaKey()]
  expect(await walletAddress(ethereum.publicKeyHex)).toBe(ethereum.address)
  expect(await walletAddress(solana.publicKeyHex)).toBe(solana.address)
})

test('keeps the zeros at the start of a key', async () => {
  expect(await walletAddress('00'.repeat(32))).toBe('1'.repeat(32))
  expect(await walletAddress(`0000${'00'.repeat(29)}3a`)).toBe(`${'1'.repeat(31)}21`)
})
