import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { solanaTransfer } from './solanaTransfer.ts'
import { transferFrom } from './transferFrom.ts'

const from = '0x7A3f09C24bE81d56F0a9E3b7C4d2815aE6f091C2'

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = { address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }

test('moves the currency of the chain as a value', () => {
  expect(transferFrom(from, { caip2: 'eip155:8453', to, amount: 5n, token: null })).toEqual({
    caip2: 'eip155:8453',
    to,
    value: 5n,
  })
})

test.each([1n, 40_000_000n, 2n ** 256n - 1n])(
  'moves %s of a token as another library does',
  (amount) => {
    const call = transferFrom(from, { caip2: 'eip155:8453', to, amount, token })
    const erc20 = new Interface(['function transfer(address,uint256)'])
    expect(call).toEqual({
      caip2: 'eip155:8453',
      to: token.address,
      data: erc20.encodeFunctionData('transfer', [to, amount]),
    })
  },
)

test('moves lamports on Solana', () => {
  const caip2 = 'solana:devnet'
  const sender = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
  const receiver = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  expect(transferFrom(sender, { caip2, to: receiver, amount: 5n, token: null })).toEqual(
    solanaTransfer({ caip2, from: sender, to: receiver, amount: 5n }),
  )
})
