import {
  appendTransactionMessageInstruction,
  blockhash,
  compileTransaction,
  createSignableMessage,
  createTransactionMessage,
  getTransactionDecoder,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  address as solanaAddress,
} from '@solana/kit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { Account } from '../../src/core/wallet/account.ts'
import { listAccounts } from '../../src/core/wallet/listAccounts.ts'
import { paramsFromNewAccount } from '../../src/core/wallet/newAccount.ts'
import { signMessage, signRawPayload } from '../../src/core/wallet/signing/actions.ts'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { toLatchkitSigner } from '../../src/solana/toLatchkitSigner.ts'
import { createAccountStage } from '../support/accountStage.ts'
import { NO_BLOCKHASH, transfer, unsignedTransaction } from '../support/chain/solanaTransactions.ts'
import { printCount } from '../support/printCount.ts'

const TO = 'Stake11111111111111111111111111111111111111'
const asked: SignView[] = []
let answer: (signal: AbortSignal) => Promise<boolean>
let stage: Awaited<ReturnType<typeof createAccountStage>>
let kit: Latchkit
let account: Account

beforeAll(async () => {
  stage = await createAccountStage()
  const confirm = (view: SignView, signal: AbortSignal) => {
    asked.push(view)
    return answer(signal)
  }
  kit = await stage.person({ signing: { confirm } })
  const accounts = [paramsFromNewAccount('solana')]
  await kit.submit('createWallet', { walletName: 'Main', accounts })
  const [first] = await listAccounts(kit, 'ADDRESS_FORMAT_SOLANA')
  if (!first) throw new Error('no account was made')
  account = first
}, 60_000)
beforeEach(() => {
  asked.length = 0
  answer = async () => false
})
afterAll(() => stage.stop())

/** What a signature over a transfer of the person's own would be over: the message of the transaction. */
function messageOf(version: 'legacy' | 0): Uint8Array {
  const payer = account.address
  const instructions = [transfer(payer, TO, 5_000_000n)]
  const hex = unsignedTransaction({ payer, instructions, ...(version === 0 && { tables: {} }) })
  const { messageBytes } = getTransactionDecoder().decode(bytesFromHex(hex) ?? new Uint8Array())
  return Uint8Array.from(messageBytes)
}

/** The same in the version that is not read here: it is larger, and its signatures come last. */
function version1Message(): Uint8Array {
  const lifetime = { blockhash: blockhash(NO_BLOCKHASH), lastValidBlockHeight: 1000n }
  const empty = createTransactionMessage({ version: 1 })
  const paid = setTransactionMessageFeePayer(solanaAddress(account.address), empty)
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, paid)
  const move = transfer(account.address, TO, 5_000_000n)
  const { messageBytes } = compileTransaction(appendTransactionMessageInstruction(move, timed))
  return Uint8Array.from(messageBytes)
}

/** Every way by which bytes can be signed on Solana, however an app calls them. */
const ways: Readonly<Record<string, (bytes: Uint8Array) => Promise<unknown>>> = {
  'a message': (message) => signMessage(kit, { account, message }),
  'raw bytes': (bytes) => raw(hexFromBytes(bytes)),
  'raw bytes after 0x': (bytes) => raw(`0x${hexFromBytes(bytes)}`),
  'raw bytes in capitals': (bytes) => raw(hexFromBytes(bytes).toUpperCase()),
}

function raw(payload: string) {
  const encoding = 'PAYLOAD_ENCODING_HEXADECIMAL'
  return signRawPayload(kit, {
    account,
    payload,
    encoding,
    hashFunction: 'HASH_FUNCTION_NOT_APPLICABLE',
  })
}

test('a transaction is shown as what it is, by whatever name it is asked for', async () => {
  expect(messageOf(0)[0]).toBe(0x80)
  let shown = 0
  for (const version of ['legacy', 0] as const)
    for (const [name, ask] of Object.entries(ways)) {
      asked.length = 0
      expect(await ask(messageOf(version)), name).toEqual({ cancelled: true })
      const [view] = asked
      expect(view, name).toMatchObject({
        effect: { kind: 'transfer', to: { address: TO }, amounts: [{ raw: 5_000_000n }] },
        money: 'onceSent',
      })
      shown++
    }
  printCount('transactions shown as such that were asked for as bytes', shown, 8)
})

test('the signer for other libraries asks nobody to sign one as a message', async () => {
  const signer = toLatchkitSigner(kit, account)
  for (const content of [messageOf('legacy'), messageOf(0), version1Message()]) {
    const message = { content, signatures: {} }
    await expect(signer.signMessages([message])).rejects.toMatchObject({
      code: 'SIGN_REQUEST_INVALID',
    })
  }
  expect(asked).toEqual([])
})

test('what an app takes back while the person is asked fails with its own reason, as nobody declined', async () => {
  const signer = toLatchkitSigner(kit, account)
  const transaction = { messageBytes: messageOf(0), signatures: { [account.address]: null } }
  const asks = [
    (config: object) => signer.signMessages([createSignableMessage('Hello')], config),
    (config: object) => signer.signTransactions([transaction as never], config),
  ]
  for (const ask of asks) {
    const taken = new AbortController()
    const reason = new Error('the page was left')
    answer = async (signal) => {
      taken.abort(reason)
      return !signal.aborted
    }
    await expect(ask({ abortSignal: taken.signal })).rejects.toBe(reason)
  }
  expect(asked).toHaveLength(2)
})

test.each([
  ['of a version that nobody here can read', (bytes: Uint8Array) => bytes.with(0, 0x81)],
  ['with a byte more', (bytes: Uint8Array) => Uint8Array.from([...bytes, 0])],
  ['with a byte less', (bytes: Uint8Array) => bytes.slice(0, -1)],
])('bytes like those of a transaction %s are said to be unreadable', async (_, change) => {
  for (const ask of Object.values(ways)) {
    asked.length = 0
    await ask(change(messageOf(0)))
    expect(asked).toMatchObject([{ effect: { kind: 'blind' }, money: 'unknown' }])
    expect(['danger', 'unreadable']).toContain(asked[0]?.level)
  }
})

test('a text stays a message, though it begins with the numbers of a transaction', async () => {
  const text = `\t\t\t${'o'.repeat(200)}`
  await signMessage(kit, { account, message: text })
  expect(asked).toMatchObject([{ effect: { kind: 'message' }, money: 'never' }])
})
