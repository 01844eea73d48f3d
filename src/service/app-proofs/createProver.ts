import { KEY_ALGORITHM } from '../../crypto/p256/algorithm.ts'
import { sign } from '../../crypto/p256/sign.ts'
import { sha256 } from '../../crypto/sha256.ts'
import { base64FromBytes } from '../../lib/base64.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { APP_PROOF_SCHEME, type AppProof } from '../../wire/fields/appProof.ts'
import type { BootProofRow } from '../store/proofRows.ts'
import type { Store } from '../store/store.ts'
import type { AppProofRoot } from './appProofRoot.ts'
import { SOFTWARE_MANIFEST, writeAttestation } from './writeAttestation.ts'

/** As what the service signs proofs. */
export const PROOF_APP_NAME = 'latchkit-software'

/** The ephemeral key of one process, once where it comes from can be looked up. */
type ProofKey = {
  readonly bootProof: BootProofRow
  /** Signs a payload, to the letter. */
  prove(proofPayload: string): Promise<AppProof>
}

/** Hands out the key of this process. */
export type Prover = {
  /** Makes the key and keeps its boot proof, the first time. */
  ready(): Promise<ProofKey>
}

export type ProverParts = {
  readonly store: Store
  readonly root: AppProofRoot
  readonly clock: { nowMs(): number }
  readonly newId: () => string
}

/**
 * Makes the prover of a process. Its key is made when somebody first asks for a proof, never leaves the memory, and is
 * another one after a restart; the boot proof of every key stays.
 *
 * Spec: Common rules for submit endpoints (B) › generateAppProofs.
 * Ours: one key for each process, so that processes on one database share no secret but the root.
 */
export function createProver(parts: ProverParts): Prover {
  let made: Promise<ProofKey> | null = null
  return {
    ready() {
      made ??= newProofKey(parts).catch((error) => {
        made = null // what failed once may succeed with the next request
        throw error
      })
      return made
    },
  }
}

async function newProofKey({ store, root, clock, newId }: ProverParts): Promise<ProofKey> {
  const signing = await crypto.subtle.generateKey(KEY_ALGORITHM, false, ['sign', 'verify'])
  const publicKey = concatBytes(await newEncryptionPoint(), await pointOf(signing.publicKey))
  const nowMs = clock.nowMs()
  const userData = await sha256(SOFTWARE_MANIFEST)
  const document = await writeAttestation(root, { publicKey, userData, nowMs })
  const bootProof: BootProofRow = {
    id: newId(),
    ephemeralPublicKey: hexFromBytes(publicKey),
    appName: PROOF_APP_NAME,
    attestation: base64FromBytes(document),
    manifest: base64FromBytes(SOFTWARE_MANIFEST),
    createdAtMs: nowMs,
  }
  await store.transaction((tx) => tx.insert('bootProofs', bootProof))
  return {
    bootProof,
    prove: async (proofPayload) => ({
      scheme: APP_PROOF_SCHEME,
      publicKey: bootProof.ephemeralPublicKey,
      proofPayload,
      signature: hexFromBytes(await sign(signing.privateKey, bytesFromUtf8(proofPayload))),
    }),
  }
}

/** The wire has a key to encrypt to beside the one that signs. Nothing is ever encrypted to this one, so its other half is not kept. */
async function newEncryptionPoint(): Promise<Uint8Array> {
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' }
  const { publicKey } = await crypto.subtle.generateKey(algorithm, false, ['deriveBits'])
  return pointOf(publicKey)
}

async function pointOf(key: CryptoKey): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', key))
}
