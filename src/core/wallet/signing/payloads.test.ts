import { Signature, verifyMessage, verifyTypedData } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountStage } from '../../../../test/support/accountStage.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { Latchkit } from '../../latchkit.ts'
import { type Account, accountFromWire } from '../account.ts'
import { paramsFromNewAccount } from '../newAccount.ts'
import { messagePayload, type SignPayload, typedDataPayload } from './payloads.ts'

let stage: Awaited<ReturnType<typeof createAccountStage>>
let kit: Latchkit
let ethereum: Account
let solana: Account

beforeAll(async () => {
  stage = await createAccountStage()
  kit = await stage.person()
  const accounts = (['ethereum', 'solana'] as const).map(paramsFromNewAccount)
  await kit.submit('createWallet', { walletName: 'Main', accounts })
  const listed = await kit.query('listWalletAccounts', {})
  ;[ethereum, solana] = listed.accounts.map(accountFromWire) as [Account, Account]
})
afterAll(() => stage.stop())

const sign = (account: Account, payload: SignPayload) =>
  kit.submit('signRawPayload', { signWith: account.address, ...payload })

async function ethereumSignature(payload: SignPayload): Promise<Signature> {
  const { r, s, v } = await sign(ethereum, payload)
  return Signature.from({ r: `0x${r}`, s: `0x${s}`, v: 27 + Number(v) })
}

test.each(['Hello', '', 'ü🙂', '\u0019Ethereum Signed Message:\n5Hello'])(
  'a message is signed as another library checks it: %j',
  async (message) => {
    const signature = await ethereumSignature(messagePayload(ethereum, message))
    expect(verifyMessage(message, signature)).toBe(ethereum.address)
  },
)

test('a message of bytes is the same as its text', () => {
  const text = 'Read your field notes.'
  expect(messagePayload(ethereum, bytesFromUtf8(text))).toEqual(messagePayload(ethereum, text))
})

test('on Ed25519 a message is signed as it is', async () => {
  const { r, s } = await sign(solana, messagePayload(solana, 'Hello'))
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from(solana.publicKeyHex ?? '', 'hex'),
    'Ed25519',
    false,
    ['verify'],
  )
  const signature = Buffer.from(r + s, 'hex')
  expect(await crypto.subtle.verify('Ed25519', key, signature, bytesFromUtf8('Hello'))).toBe(true)
})

test('typed data is signed as another library checks it', async () => {
  const types = {
    Note: [
      { name: 'text', type: 'string' },
      { name: 'pages', type: 'uint256' },
    ],
  }
  const domain = { name: 'Fieldnotes', chainId: 1 }
  const message = { text: 'Hello', pages: '340282366920938463463374607431768211456' }
  const domainType = [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ]
  const all = {
    types: { ...types, EIP712Domain: domainType },
    primaryType: 'Note',
    domain,
    message,
  }
  const signature = await ethereumSignature(typedDataPayload(JSON.stringify(all)))
  expect(verifyTypedData(domain, types, message, signature)).toBe(ethereum.address)
})
