import { OutScript, p2sh, p2wpkh, SigHash, type Transaction } from '@scure/btc-signer'
import { equalBytes, pubECDSA, pubSchnorr, taprootTweakPubkey } from '@scure/btc-signer/utils.js'
import { runInTurns, takeTurn } from '../../takeTurn.ts'
import { psbtBytesSteps } from './psbtSteps.ts'

/**
 * The signature hashes that cover the whole transaction. Taproot has two of them: `ALL` written out, and the default
 * (BIP-341, "Common signature message").
 */
const WHOLE: SigHash[] = [SigHash.DEFAULT, SigHash.ALL]

/** The Merkle root of an output that only its key can spend. */
const NO_SCRIPTS = new Uint8Array()
/** A refusal names the inputs at fault, this many at most. */
const MOST_NAMED = 5

/**
 * Signs every input that the key can sign, and none by less than the whole transaction. A redeem script or internal key that
 * is missing is added where the key itself tells it.
 *
 * @returns the PSBT with the signatures in it, not finalized; or what is wrong, to end the sentence "the transaction …": which
 * field an input lacks (names of BIP-174 and BIP-371).
 */
export async function signPsbt(
  transaction: Transaction,
  privateKey: Uint8Array,
): Promise<Uint8Array | string> {
  const known = createKnownParts(privateKey)
  const faults: string[] = []
  let signed = 0
  for (let at = 0; at < transaction.inputsLength; at++) {
    // each signature hashes all inputs: other requests are served in between
    if (at > 0) await takeTurn()
    if (signInput(transaction, at, privateKey, known)) signed++
    else {
      const fault = getInputFault(transaction.getInput(at))
      if (fault) faults.push(`input ${at} ${fault}`)
    }
  }
  if (signed > 0) return runInTurns(psbtBytesSteps(transaction))
  const named = faults.slice(0, MOST_NAMED).join('; ')
  const rest = faults.length > MOST_NAMED ? '; and others' : ''
  return `has no input that the key can sign${named && `: ${named}${rest}`}`
}

function signInput(
  transaction: Transaction,
  at: number,
  privateKey: Uint8Array,
  known: KnownParts,
): boolean {
  try {
    addKnownFields(transaction, at, known)
    return transaction.signIdx(privateKey, at, WHOLE)
  } catch {
    return false // the input is of another key, or lacks a field: the caller finds out which
  }
}

type Input = ReturnType<Transaction['getInput']>

/** The script that an input spends; null where the PSBT does not carry it. */
function getSpentScript({ witnessUtxo, nonWitnessUtxo, index }: Input): Uint8Array | null {
  return witnessUtxo?.script ?? nonWitnessUtxo?.outputs[index ?? 0]?.script ?? null
}

/** What follows from a key, found once for all inputs: each part takes some milliseconds. */
function createKnownParts(privateKey: Uint8Array) {
  let nested: ReturnType<typeof p2sh> | undefined
  let internalKey: Uint8Array | undefined
  return {
    getNested() {
      nested ??= p2sh(p2wpkh(pubECDSA(privateKey)))
      return nested
    },
    getInternalKey() {
      internalKey ??= pubSchnorr(privateKey)
      return internalKey
    },
  }
}

type KnownParts = ReturnType<typeof createKnownParts>

/** Adds what follows from the key: the script of nested SegWit, the internal key of a Taproot output. */
function addKnownFields(transaction: Transaction, at: number, known: KnownParts): void {
  const input = transaction.getInput(at)
  const script = getSpentScript(input)
  if (!script) return
  if (!input.redeemScript && getScriptType(script) === 'sh') {
    const nested = known.getNested()
    const { redeemScript } = nested
    if (redeemScript && equalBytes(nested.script, script))
      transaction.updateInput(at, { redeemScript }, true)
  }
  if (!input.tapInternalKey && getScriptType(script) === 'tr') {
    const tapInternalKey = known.getInternalKey()
    const [outputKey] = taprootTweakPubkey(tapInternalKey, input.tapMerkleRoot ?? NO_SCRIPTS)
    // a witness program: its version, its length, the key
    if (equalBytes(outputKey, script.subarray(2)))
      transaction.updateInput(at, { tapInternalKey }, true)
  }
}

/** Says which field an input that was not signed lacks; null where it lacks none, so that it is of another key. */
function getInputFault(input: Input): string | null {
  const script = getSpentScript(input)
  if (!script) return 'needs its witnessUtxo or nonWitnessUtxo'
  const type = getScriptType(script)
  const inner = input.redeemScript ? getScriptType(input.redeemScript) : null
  if (type === 'sh' && !input.redeemScript) return 'needs its redeemScript'
  if ((type === 'wsh' || inner === 'wsh') && !input.witnessScript) return 'needs its witnessScript'
  if (type === 'tr' && !input.tapInternalKey && !input.tapLeafScript)
    return 'needs its tapInternalKey or tapLeafScript'
  const isWitness = [type, inner].some((one) => one === 'wpkh' || one === 'wsh' || one === 'tr')
  if (!isWitness && !input.nonWitnessUtxo) return 'needs its nonWitnessUtxo'
  const { sighashType } = input
  if (sighashType !== undefined && !WHOLE.includes(sighashType))
    return `has sighashType ${sighashType}, which does not cover the whole transaction`
  return null
}

function getScriptType(script: Uint8Array): string | null {
  try {
    return OutScript.decode(script).type
  } catch {
    return null // a script of no standard form
  }
}
