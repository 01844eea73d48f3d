import { chainFacts } from '../../src/core/wallet/knownChains.ts'
import type { Amount, Party, SignNode, SignView } from '../../src/core/wallet/signing/signView.ts'
import { leaf } from './samples.ts'

const address = '4Nd1mYQyQbVjM4nSCUcDrN2v6J8gKQTkTjQdGkSBMPzS'
const self: Party = { address, name: 'Travel', isSelf: true }
const friend: Party = {
  address: 'GsbwXfJraMomNxBcpR3DBMR5PqTeNbCFvdfX7pqZnFBq',
  name: null,
  isSelf: false,
}
const holding: Party = {
  address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  name: null,
  isSelf: false,
}
const usdc: Party = {
  address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  name: 'USD Coin',
  isSelf: false,
}

const money: Amount = {
  token: usdc,
  symbol: 'USDC',
  decimals: 6,
  raw: 40_000_000n,
  isUnlimited: false,
}
const sol = (raw: bigint): Amount => ({
  token: null,
  symbol: 'SOL',
  decimals: 9,
  raw,
  isUnlimited: false,
})
const exact = sol(5_000n)
const party = (name: string, it: Party): SignNode => ({
  ...leaf(name, 'publicKey', it.address),
  meaning: { kind: 'party', party: it },
})

/** Tokens for somebody who had none: their account is paid for too. */
export const solanaTokens: SignView = {
  effect: { kind: 'transfer', amounts: [money], to: friend },
  broadcast: 'service',
  money: 'now',
  level: 'plain',
  warnings: [],
  origin: 'https://app.fieldnotes.example',
  account: {
    address,
    addressFormat: 'ADDRESS_FORMAT_SOLANA',
    curve: 'CURVE_ED25519',
    name: 'Travel',
  },
  chain: chainFacts('solana:mainnet'),
  details: [
    { kind: 'from', party: self },
    { kind: 'to', party: friend },
    {
      kind: 'call',
      functionName: 'TransferToken',
      nodes: [party('to', holding), party('owner', friend), party('mint', usdc)],
    },
    { kind: 'pay', amounts: [money, sol(2_039_280n)] },
    { kind: 'fee', usual: exact, most: exact, isSponsored: false },
    { kind: 'total', amount: sol(2_044_280n) },
  ],
  raw: '{}',
}

/** The node did not say whose the account is. */
export const solanaUnknownHolder: SignView = {
  ...solanaTokens,
  effect: { kind: 'transfer', amounts: [money], to: { ...holding, isTokenAccount: true } },
  details: [
    { kind: 'from', party: self },
    { kind: 'to', party: { ...holding, isTokenAccount: true } },
    { kind: 'pay', amounts: [money] },
    { kind: 'fee', usual: null, most: null, isSponsored: false },
  ],
}

/** It moves more than there is. */
export const solanaWouldFail: SignView = {
  ...solanaTokens,
  level: 'caution',
  warnings: [
    { kind: 'wouldFail', reason: 'Transfer: insufficient lamports 1200000, need 2039280' },
  ],
}

/** The app's node is away. */
export const solanaNotSimulated: SignView = {
  ...solanaTokens,
  warnings: [{ kind: 'notSimulated' }],
  details: [
    ...solanaTokens.details.filter(({ kind }) => kind !== 'fee' && kind !== 'total'),
    { kind: 'fee', usual: null, most: null, isSponsored: false },
  ],
}
