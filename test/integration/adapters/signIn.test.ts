import {
  createSignInMessageText,
  parseSignInMessage,
  verifySignIn,
} from '@solana/wallet-standard-util'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Latchkit } from '../../../src/core/latchkit.ts'
import { listAccounts } from '../../../src/core/wallet/listAccounts.ts'
import { paramsFromNewAccount } from '../../../src/core/wallet/newAccount.ts'
import type { SignView } from '../../../src/core/wallet/signing/signView.ts'
import { utf8FromBytes } from '../../../src/lib/utf8.ts'
import { createLatchkitWallet } from '../../../src/solana/createLatchkitWallet.ts'
import type { LatchkitWallet, SignInInput } from '../../../src/solana/standard.ts'
import { createAccountStage } from '../../support/accountStage.ts'
import { ICON } from '../../support/adapters/solanaDriver.ts'
import { printCount } from '../../support/printCount.ts'

const HOST = 'fieldnotes.example:8443'
const asked: SignView[] = []
let answer = true
let stage: Awaited<ReturnType<typeof createAccountStage>>
let kit: Latchkit
let wallet: LatchkitWallet
let address: string

beforeAll(async () => {
  stage = await createAccountStage()
  kit = await stage.person({
    appName: 'Fieldnotes',
    signing: {
      confirm: async (view) => {
        asked.push(view)
        return answer
      },
    },
  })
  const accounts = [
    paramsFromNewAccount('solana'),
    paramsFromNewAccount({ chain: 'solana', index: 1 }),
  ]
  await kit.submit('createWallet', { walletName: 'Main', accounts })
  address = (await listAccounts(kit, 'ADDRESS_FORMAT_SOLANA'))[0]?.address ?? ''
  vi.stubGlobal('location', new URL(`https://${HOST}/notes?page=2`))
}, 60_000)
beforeEach(() => {
  asked.length = 0
  answer = true
  wallet = createLatchkitWallet(kit, { icon: ICON })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await stage.stop()
})

const signIn = async (input: SignInInput) => {
  const [output] = await wallet.features['solana:signIn'].signIn(input)
  if (!output) throw new Error('no output')
  return output
}

const now = new Date()
const later = new Date(now.getTime() + 600_000).toISOString()
const full: SignInInput = {
  domain: HOST,
  statement: 'Read your field notes.',
  uri: `https://${HOST}/notes`,
  version: '1',
  chainId: 'mainnet',
  nonce: 'abcd1234',
  issuedAt: now.toISOString(),
  expirationTime: later,
  notBefore: now.toISOString(),
  requestId: 'r-1',
  resources: ['https://fieldnotes.example/a', 'ipfs://bafy'],
}
/** Each field left out once, and all of them. */
const inputs: readonly SignInInput[] = [
  full,
  {},
  ...Object.keys(full).map((name) => ({ ...full, [name]: undefined })),
  ...Object.entries(full).map(([name, value]) => ({ [name]: value })),
].map((input) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
)

test('another library takes every login, whatever is left out', async () => {
  let verified = 0
  for (const input of inputs) {
    const output = await signIn(input)
    expect(utf8FromBytes(output.signedMessage)).toBe(
      createSignInMessageText({ domain: HOST, address, ...input }),
    )
    const account = { ...output.account, publicKey: Uint8Array.from(output.account.publicKey) }
    expect(output.signatureType).toBe('ed25519')
    if (verifySignIn(input, { ...output, account })) verified++
  }
  printCount('logins with Solana that another library verified', verified, inputs.length)
  expect(verified).toBe(inputs.length)
})

test('the person reads it as a login to this page', async () => {
  const { account } = await signIn(full)
  expect(account.address).toBe(address)
  expect(wallet.accounts.map((one) => one.address)).toContain(address)
  expect(asked).toMatchObject([
    { effect: { kind: 'signIn', domain: HOST }, level: 'plain', warnings: [], money: 'never' },
  ])
})

test('what a page does to an account that it was given changes none for others', async () => {
  const { accounts } = await wallet.features['standard:connect'].connect()
  const [account] = accounts
  if (!account) throw new Error('not connected')
  const before = JSON.stringify([account, [...account.publicKey], wallet.chains])
  for (const list of [accounts, account.features, account.chains, wallet.chains])
    expect(() => (list as unknown[]).pop()).toThrow(TypeError)
  Object(account.publicKey).fill(0)
  expect(wallet.accounts).toEqual([account, expect.anything()])
  expect(JSON.stringify([account, [...account.publicKey], wallet.chains])).toBe(before)
})

test('logs in with the account that the page names', async () => {
  const second = (await listAccounts(kit, 'ADDRESS_FORMAT_SOLANA'))[1]?.address ?? ''
  const { account, signedMessage } = await signIn({ address: second })
  expect(account.address).toBe(second)
  expect(parseSignInMessage(signedMessage)?.address).toBe(second)
})

test('one that is over is said to be so', async () => {
  await signIn({ ...full, expirationTime: '2020-01-01T00:00:00.000Z' })
  expect(asked).toMatchObject([{ level: 'caution', warnings: [{ kind: 'signInExpired' }] }])
})

test.each<[string, SignInInput]>([
  ['another domain', { domain: 'evil.example' }],
  ['the domain without its port', { domain: 'fieldnotes.example' }],
  ['an account that is not theirs', { address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU' }],
  ['a field inside of another', { statement: 'Hi.\n\nURI: https://evil.example' }],
  ['a field in place of the statement', { statement: 'URI: https://evil.example' }],
  ['a resource of two lines', { resources: ['ipfs://a\n- ipfs://b'] }],
  ['a short nonce', { nonce: '1234' }],
  ['another version', { version: '2' }],
  ['an empty statement', { statement: '' }],
  ['an empty request id', { requestId: '' }],
  ['an empty address of the page', { uri: '' }],
])('asks nobody for a login with %s', async (_, input) => {
  await expect(signIn(input)).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
  expect(asked).toEqual([])
})

test('a person who declines is an error with the code of Solana, and so is each one after it', async () => {
  answer = false
  const asking = wallet.features['solana:signIn'].signIn(full, {})
  await expect(asking).rejects.toMatchObject({ code: 4001 })
  expect(asked).toHaveLength(1)
})

test('a page that writes such a message itself is held against its domain too', async () => {
  const { accounts } = await wallet.features['standard:connect'].connect()
  const [account] = accounts
  if (!account) throw new Error('not connected')
  const text = createSignInMessageText({ ...full, domain: 'evil.example', address })
  const message = new TextEncoder().encode(text)
  await wallet.features['solana:signMessage'].signMessage({ account, message })
  expect(asked).toMatchObject([
    { effect: { kind: 'signIn' }, level: 'danger', warnings: [{ kind: 'signInOtherDomain' }] },
  ])
})
