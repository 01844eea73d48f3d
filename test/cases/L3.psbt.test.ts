import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { p2pkh, p2sh, p2tr, p2wpkh, p2wsh, Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { runSteps, type Steps } from '../../src/lib/steps.ts'
import { cutPsbt, joinPsbt } from '../../src/service/transactions/bitcoin/psbtMaps.ts'
import { psbtBytesSteps, psbtSteps } from '../../src/service/transactions/bitcoin/psbtSteps.ts'
import { createTestApi } from '../support/activityApi.ts'
import { turnsDuring } from '../support/turnsDuring.ts'
import { makeWallet, resultOf } from '../support/walletSteps.ts'

const KEY = Uint8Array.from({ length: 32 }, (_, at) => at + 1)
const PUBLIC = secp256k1.getPublicKey(KEY, true)
const X_ONLY = schnorr.getPublicKey(KEY)
const segwit = p2wpkh(PUBLIC)
const legacy = p2pkh(PUBLIC)
const nested = p2sh(segwit)
const taproot = p2tr(X_ONLY)
const committed = p2wsh({ type: 'pk', script: Uint8Array.from([33, ...PUBLIC, 0xac]) })
const OPTIONS = { allowUnknownOutputs: true }

/** A transaction with two outputs that pay the legacy address. */
function payment(): Transaction {
  const transaction = new Transaction({ allowUnknownInputs: true })
  for (let i = 0; i < 2; i++) transaction.addOutput({ script: legacy.script, amount: 50_000n })
  transaction.addInput({ txid: '34'.repeat(32), index: 1, finalScriptSig: new Uint8Array([1, 0]) })
  return transaction
}

/** A PSBT with inputs of every kind, as it comes from another wallet. */
function makePsbt(PSBTVersion: 0 | 2, outputs: number): Transaction {
  const transaction = new Transaction({ ...OPTIONS, PSBTVersion, lockTime: 800_000 })
  const witness = (script: Uint8Array) => ({ witnessUtxo: { amount: 50_000n, script } })
  const paid = payment()
  const kinds = [
    witness(segwit.script),
    { ...witness(nested.script), redeemScript: nested.redeemScript },
    { ...witness(taproot.script), tapInternalKey: X_ONLY },
    { ...witness(committed.script), witnessScript: committed.witnessScript },
    witness(p2wpkh(secp256k1.getPublicKey(Uint8Array.from(KEY).fill(9), true)).script),
  ]
  for (const [index, more] of kinds.entries())
    transaction.addInput({ txid: '12'.repeat(32), index, sequence: 0xfffffffd, ...more })
  transaction.addInput({
    txid: paid.id,
    index: 1,
    nonWitnessUtxo: paid.toBytes(true),
    bip32Derivation: [[PUBLIC, { fingerprint: 7, path: [1, 2, 3] }]],
  })
  for (let i = 0; i < outputs; i++)
    transaction.addOutput({ script: [segwit, taproot, legacy][i % 3]?.script ?? KEY, amount: 100n })
  return transaction
}

function runCounting<T>(steps: Steps<T>): { readonly outcome: T; readonly pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const { done, value } = steps.next()
    if (done) return { outcome: value, pauses }
  }
}

function read(hex: string): Transaction {
  const transaction = runSteps(psbtSteps(hex))
  if (typeof transaction === 'string') throw new Error(transaction)
  return transaction
}

test.each([
  [0, 3],
  [0, 180],
  [2, 3],
  [2, 180],
] as const)(
  'PSBT of version %i with %i outputs: is read and written in parts, as the library reads and writes it',
  (version, outputs) => {
    const bytes = makePsbt(version, outputs).toPSBT(version)
    const { outcome, pauses } = runCounting(psbtSteps(hexFromBytes(bytes)))
    expect(pauses).toBeGreaterThanOrEqual(6 + Math.floor(outputs / 50))
    if (typeof outcome === 'string') throw new Error(outcome)
    const whole = Transaction.fromPSBT(bytes, OPTIONS)
    const shownOf = (each: Transaction) => [
      each.version,
      each.lockTime,
      Array.from({ length: each.inputsLength }, (_, i) => each.getInput(i)),
      Array.from({ length: each.outputsLength }, (_, i) => each.getOutput(i)),
      hexFromBytes(each.unsignedTx),
    ]
    expect(shownOf(outcome)).toEqual(shownOf(whole))
    expect(hexFromBytes(outcome.toPSBT())).toBe(hexFromBytes(whole.toPSBT()))
    for (let at = 0; at < whole.inputsLength; at++) {
      // only what the key can sign has a signature; Schnorr is random unless it is told otherwise
      for (const each of [whole, outcome]) {
        try {
          each.signIdx(KEY, at, [0, 1], new Uint8Array(32))
        } catch {
          // of another key, or without a script
        }
      }
    }
    expect(whole.getInput(0).partialSig).toHaveLength(1)
    expect(whole.getInput(2).tapKeySig).toHaveLength(64)
    expect(whole.getInput(5).partialSig).toHaveLength(1)
    const written = runCounting(psbtBytesSteps(outcome))
    expect(hexFromBytes(written.outcome)).toBe(hexFromBytes(whole.toPSBT()))
    expect(written.pauses).toBeGreaterThanOrEqual(6 + Math.floor(outputs / 50))
  },
)

test('PSBT: is cut and joined again to the same bytes, and nothing else is cut', () => {
  const bytes = makePsbt(0, 300).toPSBT()
  const parts = cutPsbt(bytes)
  expect(parts && hexFromBytes(joinPsbt(parts))).toBe(hexFromBytes(bytes))
  for (let end = 0; end < 400; end += 7) expect(cutPsbt(bytes.subarray(0, end))).toBeNull()
  expect(cutPsbt(Uint8Array.from([...bytes, 0]))).toBeNull()
  // counts that no bytes stand behind
  const huge = bytesFromHex('70736274ff010405feffffffff01050100' + '00')
  expect(huge && cutPsbt(huge)).toBeNull()
})

test('PSBT: is refused before it is read where it has too many inputs or outputs, or a long input', () => {
  const many = (inputs: number, outputs: number, more: object = {}) => {
    const transaction = new Transaction(OPTIONS)
    for (let index = 0; index < inputs; index++)
      transaction.addInput({
        txid: '12'.repeat(32),
        index,
        witnessUtxo: { amount: 1n, script: segwit.script },
        ...more,
      })
    for (let i = 0; i < outputs; i++) transaction.addOutput({ script: segwit.script, amount: 1n })
    return runCounting(psbtSteps(hexFromBytes(transaction.toPSBT())))
  }
  expect(many(101, 1)).toEqual({ outcome: 'has more than 100 inputs', pauses: 0 })
  expect(many(1, 501)).toEqual({ outcome: 'has more than 500 outputs', pauses: 0 })
  expect(many(100, 1).outcome).toBeInstanceOf(Transaction)
  expect(many(1, 500).outcome).toBeInstanceOf(Transaction)
  const witnessScript = new Uint8Array(5000).fill(0x51)
  const long = {
    witnessUtxo: { amount: 1n, script: p2wsh({ type: 'x', script: witnessScript }).script },
    witnessScript,
  }
  expect(many(1, 1, long)).toEqual({
    outcome: 'has an input with more than 4096 bytes',
    pauses: 0,
  })
})

test('signTransaction: signs a PSBT of many inputs with turns for others', async () => {
  const kit = await createTestApi()
  const account = {
    curve: 'CURVE_SECP256K1',
    pathFormat: 'PATH_FORMAT_BIP32',
    path: "m/84'/0'/0'/0/0",
    addressFormat: 'ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH',
  }
  const { addresses } = await makeWallet(kit, [account])
  const [row] = await kit.parts.store.find('walletAccounts', {})
  const { script } = p2wpkh(bytesFromHex(row?.publicKey ?? '') ?? KEY)
  const transaction = new Transaction()
  for (let index = 0; index < 20; index++)
    transaction.addInput({
      txid: '12'.repeat(32),
      index,
      witnessUtxo: { amount: 50_000n, script },
    })
  transaction.addOutput({ script, amount: 900_000n })
  const asked = {
    signWith: addresses[0],
    unsignedTransaction: hexFromBytes(transaction.toPSBT()),
    type: 'TRANSACTION_TYPE_BITCOIN',
  }
  const reply = kit.submit('signTransaction', asked, { key: kit.root.key })
  expect(await turnsDuring(reply)).toBeGreaterThanOrEqual(60)
  const signed = read(String(resultOf(await reply).signedTransaction))
  signed.finalize()
  expect(signed.isFinal).toBe(true)
})
