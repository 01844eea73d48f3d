import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { p2pkh, p2sh, p2tr, p2wpkh, p2wsh, SigHash, Transaction } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { signPsbt } from '../../src/service/transactions/bitcoin/signPsbt.ts'

const KEY = Uint8Array.from({ length: 32 }, (_, at) => at + 1)
const OTHER = Uint8Array.from({ length: 32 }, (_, at) => at + 101)
const PUBLIC = secp256k1.getPublicKey(KEY, true)
const X_ONLY = schnorr.getPublicKey(KEY)

const taproot = p2tr(X_ONLY)
const nested = p2sh(p2wpkh(PUBLIC))
/** `<key> OP_CHECKSIG`, as a witness script. */
const checkSig = Uint8Array.from([33, ...PUBLIC, 0xac])
const committed = p2wsh({ type: 'pk', script: checkSig })

type Spent = { readonly script: Uint8Array } & Readonly<Record<string, unknown>>

/** A PSBT that spends outputs of 50,000 sat each, as another wallet hands it over. */
function makePsbt(...inputs: readonly Spent[]): Transaction {
  const transaction = new Transaction({ allowUnknownOutputs: true })
  for (const [index, { script, ...fields }] of inputs.entries())
    transaction.addInput({
      txid: '12'.repeat(32),
      index,
      witnessUtxo: { amount: 50_000n, script },
      ...fields,
    })
  transaction.addOutput({ script: p2wpkh(PUBLIC).script, amount: 49_000n })
  return Transaction.fromPSBT(transaction.toPSBT(), { allowUnknownOutputs: true })
}

async function sign(...inputs: readonly Spent[]): Promise<Transaction | string> {
  const signed = await signPsbt(makePsbt(...inputs), KEY)
  return typeof signed === 'string' ? signed : Transaction.fromPSBT(signed)
}

async function signedInput(...inputs: readonly Spent[]) {
  const signed = await sign(...inputs)
  if (typeof signed === 'string') throw new Error(signed)
  return { signed, input: signed.getInput(0) }
}

/** Whether the Taproot signature of the only input covers the whole transaction, by a second library. */
function isTaprootSigned(signed: Transaction, sighash: number): boolean {
  const { tapKeySig = new Uint8Array(), witnessUtxo } = signed.getInput(0)
  const script = witnessUtxo?.script ?? new Uint8Array()
  const hash = signed.preimageWitnessV1(0, [script], sighash, [50_000n])
  return schnorr.verify(tapKeySig.subarray(0, 64), hash, script.subarray(2))
}

test('signPsbt: signs Taproot whose sighash ALL is written out', async () => {
  const { signed, input } = await signedInput({
    script: taproot.script,
    tapInternalKey: X_ONLY,
    sighashType: SigHash.ALL,
  })
  // 64 bytes and the byte that names the sighash (BIP-371, PSBT_IN_TAP_KEY_SIG)
  expect([input.tapKeySig?.length, input.tapKeySig?.at(-1)]).toEqual([65, SigHash.ALL])
  expect(isTaprootSigned(signed, SigHash.ALL)).toBe(true)
  signed.finalize()
  expect(signed.isFinal).toBe(true)
})

test.each([
  ['without a sighash', { sighashType: undefined }, 64],
  ['with the default sighash', { sighashType: SigHash.DEFAULT }, 64],
  ['with sighash ALL', { sighashType: SigHash.ALL }, 65],
])(
  'signPsbt: signs Taproot %s and without tapInternalKey, which the key tells',
  async (_, more, length) => {
    const { signed, input } = await signedInput({ script: taproot.script, ...more })
    expect([input.tapKeySig?.length, input.tapInternalKey]).toEqual([length, X_ONLY])
    expect(isTaprootSigned(signed, more.sighashType ?? 0)).toBe(true)
  },
)

test('signPsbt: signs nested SegWit without its redeemScript, which the key tells', async () => {
  const { signed, input } = await signedInput({ script: nested.script })
  expect(input.redeemScript).toEqual(nested.redeemScript)
  const [[publicKey, signature] = []] = input.partialSig ?? []
  const code = p2pkh(PUBLIC).script
  const hash = signed.preimageWitnessV0(0, code, SigHash.ALL, 50_000n)
  const der = (signature ?? new Uint8Array()).slice(0, -1)
  expect(publicKey).toEqual(PUBLIC)
  expect(secp256k1.verify(der, hash, PUBLIC, { prehash: false, format: 'der' })).toBe(true)
})

test.each<readonly [string, Spent, string]>([
  [
    'the redeemScript of another script',
    { script: p2sh(committed).script },
    'input 0 needs its redeemScript',
  ],
  ['the witnessScript', { script: committed.script }, 'input 0 needs its witnessScript'],
  [
    'the witnessScript of nested SegWit',
    { script: p2sh(committed).script, redeemScript: p2sh(committed).redeemScript },
    'input 0 needs its witnessScript',
  ],
  [
    'the internal key of a Taproot output that the key does not tell',
    { script: p2tr(schnorr.getPublicKey(OTHER)).script },
    'input 0 needs its tapInternalKey or tapLeafScript',
  ],
  [
    'the transaction that it spends',
    { script: p2pkh(PUBLIC).script },
    'input 0 needs its nonWitnessUtxo',
  ],
  [
    'what it spends',
    { script: taproot.script, witnessUtxo: undefined },
    'input 0 needs its witnessUtxo or nonWitnessUtxo',
  ],
  [
    'a sighash that covers the whole transaction',
    { script: taproot.script, sighashType: SigHash.NONE },
    'input 0 has sighashType 2, which does not cover the whole transaction',
  ],
])('signPsbt: names what is missing: %s', async (_, spent, fault) => {
  expect(await sign(spent)).toBe(`has no input that the key can sign: ${fault}`)
})

test('signPsbt: signs with a witnessScript that is there', async () => {
  const { input } = await signedInput({ script: committed.script, witnessScript: checkSig })
  expect(input.partialSig?.[0]?.[0]).toEqual(PUBLIC)
})

test('signPsbt: blames nothing where all is there and the key is of somebody else', async () => {
  expect(await sign({ script: p2wpkh(secp256k1.getPublicKey(OTHER, true)).script })).toBe(
    'has no input that the key can sign',
  )
})

test('signPsbt: signs its own input among others that lack something, and names five at most', async () => {
  const lacking = { script: committed.script }
  const signed = await sign(lacking, { script: taproot.script }, lacking)
  if (typeof signed === 'string') throw new Error(signed)
  expect([0, 1, 2].map((at) => signed.getInput(at).tapKeySig?.length)).toEqual([
    undefined,
    64,
    undefined,
  ])
  const fault = await sign(...Array.from({ length: 50 }, () => lacking))
  expect(String(fault).match(/needs its witnessScript/g)).toHaveLength(5)
  expect(fault).toMatch(/; and others$/)
})
