import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { Address, OutScript, p2tr, p2wpkh, Transaction } from '@scure/btc-signer'
import { signatureBytes, verifySignature } from '@solana/kit'
import { serializeTransaction } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, resultText, type TestApi } from '../../../../test/support/activityApi.ts'
import { transfer, unsignedTransaction } from '../../../../test/support/chain/solanaTransactions.ts'
import {
  accountsOf,
  ethereumAccount,
  makeWallet,
  solanaAccount,
} from '../../../../test/support/walletSteps.ts'
import { readSolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'

const bitcoin = (kind: string, path: string) => ({
  ...ethereumAccount,
  path,
  addressFormat: `ADDRESS_FORMAT_BITCOIN_MAINNET_${kind}`,
})
const accounts = [
  ethereumAccount,
  solanaAccount,
  bitcoin('P2WPKH', "m/84'/0'/0'/0/0"),
  bitcoin('P2TR', "m/86'/0'/0'/0/0"),
]

let kit: TestApi
let ethereum: string, solana: string, segwit: string, taproot: string
beforeAll(async () => {
  kit = await createTestApi()
  const { addresses } = await makeWallet(kit, accounts)
  ;[ethereum = '', solana = '', segwit = '', taproot = ''] = addresses
})

function sign(signWith: string, unsigned: string, type: string) {
  const parameters = { signWith, unsignedTransaction: unsigned, type: `TRANSACTION_TYPE_${type}` }
  return kit.submit('signTransaction', parameters, { key: kit.root.key })
}

async function publicKeyOf(address: string): Promise<Uint8Array> {
  const account = (await accountsOf(kit)).find((one) => one.address === address)
  return bytesFromHex(String(account?.publicKey)) ?? new Uint8Array()
}

const eth = serializeTransaction({
  type: 'legacy',
  chainId: 1,
  gas: 1n,
  to: `0x${'12'.repeat(20)}`,
})
const tron = `5a67${'00'.repeat(103)}`

describe('sign_transaction', () => {
  test('signs for Solana, and leaves the places of others', async () => {
    const other = base58.encode(new Uint8Array(32).fill(7))
    const instructions = [transfer(solana, other, 1n), transfer(other, solana, 2n)]
    const unsigned = unsignedTransaction({ payer: solana, instructions })
    const reply = await sign(solana, unsigned, 'SOLANA')
    const signed = readSolanaTransaction(resultText(reply, 'signedTransaction'))
    if (typeof signed === 'string') throw new Error(signed)
    const [own = new Uint8Array(), theirs] = signed.signatures
    const raw = Uint8Array.from(base58.decode(solana))
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', true, ['verify'])
    expect(await verifySignature(key, signatureBytes(own), signed.message)).toBe(true)
    expect(theirs).toEqual(new Uint8Array(64))
    expect(unsigned).toContain(hexFromBytes(signed.message))
  })

  test.each([
    ['P2WPKH', () => segwit],
    ['P2TR', () => taproot],
  ])('signs the inputs of a PSBT that are of its key: %s', async (_, addressOf) => {
    const address = addressOf()
    const transaction = new Transaction()
    const script = OutScript.encode(Address().decode(address))
    const publicKey = await publicKeyOf(address)
    const isTaproot = address === taproot
    const tapInternalKey = isTaproot ? { tapInternalKey: publicKey.slice(1) } : {}
    const input = { txid: '11'.repeat(32), index: 0, witnessUtxo: { amount: 50_000n, script } }
    transaction.addInput({ ...input, ...tapInternalKey })
    transaction.addOutputAddress(segwit, 40_000n)
    const reply = await sign(address, hexFromBytes(transaction.toPSBT()), 'BITCOIN')
    const bytes = bytesFromHex(resultText(reply, 'signedTransaction')) ?? new Uint8Array()
    const signed = Transaction.fromPSBT(bytes)
    const payment = isTaproot ? p2tr(publicKey.slice(1)) : p2wpkh(publicKey)
    expect(payment.script).toEqual(script)
    signed.finalize()
    expect(signed.fee).toBe(10_000n)
    expect(signed.isFinal).toBe(true)
  })

  test('signs for Tron what its hash says', async () => {
    const reply = await sign(ethereum, tron, 'TRON')
    const signed = resultText(reply, 'signedTransaction')
    expect(signed.startsWith(`0a69${tron}1241`)).toBe(true)
    const signature = bytesFromHex(signed.slice(-130)) ?? new Uint8Array()
    const digest = sha256(bytesFromHex(tron) ?? new Uint8Array())
    const compact = signature.subarray(0, 64)
    const publicKey = await publicKeyOf(ethereum)
    expect(secp256k1.verify(compact, digest, publicKey, { prehash: false })).toBe(true)
    const recovered = secp256k1.Signature.fromBytes(compact, 'compact')
      .addRecoveryBit(signature[64] ?? 9)
      .recoverPublicKey(digest)
    expect(recovered.toBytes(true)).toEqual(publicKey)
  })

  test.each([
    ['ETHEREUM', () => ethereum, '02c0', 'INVALID_TRANSACTION'],
    ['ETHEREUM', () => solana, eth, 'REQUEST_INVALID'],
    ['ETHEREUM', () => taproot, eth, 'REQUEST_INVALID'],
    ['ETHEREUM', () => 'nobody', eth, 'SIGNER_NOT_FOUND'],
    ['SOLANA', () => solana, eth, 'INVALID_TRANSACTION'],
    ['SOLANA', () => ethereum, '00', 'INVALID_TRANSACTION'],
    ['BITCOIN', () => segwit, '70736274ff', 'INVALID_TRANSACTION'],
    ['BITCOIN', () => segwit, hexFromBytes(new Transaction().toPSBT()), 'INVALID_TRANSACTION'],
    ['TRON', () => ethereum, eth, 'INVALID_TRANSACTION'],
    ['TRON', () => solana, tron, 'REQUEST_INVALID'],
    ['TEMPO', () => ethereum, eth, 'UNSUPPORTED_TRANSACTION_TYPE'],
    ['DOGE', () => ethereum, eth, 'REQUEST_INVALID'],
  ])(
    'refuses for %s what is none, or a key that is of another kind',
    async (type, who, unsigned, code) => {
      expect(await sign(who(), unsigned, type)).toMatchObject({ code })
    },
  )

  test('refuses a transaction of Solana that needs no signature of the key', async () => {
    const other = base58.encode(new Uint8Array(32).fill(7))
    const unsigned = unsignedTransaction({
      payer: other,
      instructions: [transfer(other, solana, 1n)],
    })
    expect(await sign(solana, unsigned, 'SOLANA')).toMatchObject({ code: 'INVALID_TRANSACTION' })
  })
})
