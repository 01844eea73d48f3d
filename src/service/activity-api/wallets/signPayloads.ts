import type { HashFunction, PayloadEncoding, Signature } from '../../../wire/fields/signature.ts'
import type { ServiceParts } from '../../parts.ts'
import { takeTurn } from '../../takeTurn.ts'
import { payloadToSignInTurns } from '../../wallets/signing/payloadToSign.ts'
import { signBytes, signSchnorr, signTaproot } from '../../wallets/signing/signBytes.ts'
import type { Signer } from './findSigner.ts'
import { openSignerKey } from './openSignerKey.ts'

/** What is to be signed, and how. */
export type AskedSignatures = {
  readonly payloads: readonly string[]
  readonly encoding: PayloadEncoding
  readonly hashFunction: HashFunction
  /** Where each payload stands in the request, for refusals. */
  readonly place: (index: number) => string
}

/**
 * Signs payloads; the key is in the open only for as long as that takes.
 *
 * Ours: with a taproot address (P2TR) the signature is Schnorr's (BIP-340) under the key that the address pays to, and
 * with an address of Spark it is Schnorr's under the key itself.
 *
 * @throws Refusal `REQUEST_INVALID` for a payload, encoding or hash function that does not fit.
 */
export async function signPayloads(
  parts: Pick<ServiceParts, 'sealer'>,
  signer: Signer,
  { payloads, encoding, hashFunction, place }: AskedSignatures,
): Promise<readonly Signature[]> {
  const curve = signer.kind === 'account' ? signer.account.curve : signer.privateKey.curve
  // all are read before the key is opened
  const messages: Uint8Array[] = []
  for (const [i, payload] of payloads.entries()) {
    if (i > 0) await takeTurn()
    messages.push(await payloadToSignInTurns(payload, { curve, encoding, hashFunction }, place(i)))
  }
  const key = await openSignerKey(parts, signer)
  const format = signer.addressFormat ?? ''
  const sign = (message: Uint8Array) => {
    if (format.endsWith('_P2TR')) return signTaproot(message, key)
    if (format.startsWith('ADDRESS_FORMAT_SPARK_')) return signSchnorr(message, key)
    return signBytes(message, key, curve)
  }
  const signatures: Signature[] = []
  try {
    for (const [i, message] of messages.entries()) {
      if (i > 0) await takeTurn()
      signatures.push(sign(message))
    }
  } finally {
    key.fill(0)
  }
  return signatures
}
