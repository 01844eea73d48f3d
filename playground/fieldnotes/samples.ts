import type { Account } from 'latchkit'

const SEASON_PASSES = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0'

/** A permission to take 40 USDC on Base, good for a day. */
export function permit({ address }: Account) {
  const { domain, types } = USDC
  const deadline = Math.floor(Date.now() / 1000) + 86_400
  const message = { owner: address, spender: SEASON_PASSES, value: '40000000', nonce: 0, deadline }
  return { domain, types, primaryType: 'Permit', message }
}

const field = (name: string, type: string) => ({ name, type })

const USDC = {
  domain: {
    name: 'USD Coin',
    version: '2',
    chainId: 8453,
    verifyingContract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  },
  types: {
    EIP712Domain: [
      field('name', 'string'),
      field('version', 'string'),
      field('chainId', 'uint256'),
      field('verifyingContract', 'address'),
    ],
    Permit: [
      field('owner', 'address'),
      field('spender', 'address'),
      field('value', 'uint256'),
      field('nonce', 'uint256'),
      field('deadline', 'uint256'),
    ],
  },
}

/** 0.001 ETH on Sepolia, which stands for the price of a pass. */
export const samplePayment = {
  caip2: 'eip155:11155111',
  to: SEASON_PASSES,
  value: 10n ** 15n,
} as const
