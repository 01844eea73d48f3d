import { signedBytesOf } from '../../crypto/proof/readAttestation.ts'
import { NO_PCR_HEX, PCR_COUNT, SOFTWARE_MODULE_ID } from '../../crypto/proof/softwareBoot.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import type { AppProofRoot } from './appProofRoot.ts'
import { ROOT_NAME } from './appProofRoot.ts'
import { newP384Pair, signP384 } from './p384.ts'
import { type CborWritable, writeCbor } from './writeCbor.ts'
import { writeCertificate } from './writeCertificate.ts'

/** What is attested. */
export type AttestationOrder = {
  /** The keys of the app: the point to encrypt to, then the one that signs. */
  readonly publicKey: Uint8Array
  /** SHA-256 of the manifest. */
  readonly userData: Uint8Array
  /** Milliseconds since 1970. */
  readonly nowMs: number
}

/** To whom the key of a document belongs. */
const SIGNER_NAME = `${ROOT_NAME}, boot`
/** As long as in a Nitro enclave. */
const SIGNER_LIFETIME_MS = 3 * 3_600_000
const CLOCK_SKEW_MS = 60_000
/** `{1: -35}`: ES384. */
const HEADER = Uint8Array.of(0xa1, 0x01, 0x38, 0x22)

/**
 * Writes an attestation document under the service's own root: built like that of a Nitro enclave (COSE_Sign1), and
 * saying in its id and its registers that there is none. The key that signs it signs nothing else and is forgotten.
 */
export async function writeAttestation(
  root: AppProofRoot,
  { publicKey, userData, nowMs }: AttestationOrder,
): Promise<Uint8Array> {
  const signer = await newP384Pair()
  const certificate = await writeCertificate({
    subject: SIGNER_NAME,
    publicKey: signer.publicKey,
    issuer: { name: ROOT_NAME, publicKey: root.publicKey },
    signingKey: root.privateKey,
    isAuthority: false,
    notBeforeMs: nowMs - CLOCK_SKEW_MS,
    notAfterMs: nowMs + SIGNER_LIFETIME_MS,
  })
  const zero = bytesFromHex(NO_PCR_HEX) ?? new Uint8Array()
  const payload = writeCbor(
    new Map<string, CborWritable>([
      ['module_id', SOFTWARE_MODULE_ID],
      ['digest', 'SHA384'],
      ['timestamp', nowMs],
      ['pcrs', new Map(Array.from({ length: PCR_COUNT }, (_, index) => [index, zero]))],
      ['certificate', certificate],
      ['cabundle', [root.certificate]],
      ['public_key', publicKey],
      ['user_data', userData],
      ['nonce', null],
    ]),
  )
  const signature = await signP384(signer.privateKey, signedBytesOf(HEADER, payload))
  return writeCbor([HEADER, new Map(), payload, signature])
}

/** What the service is told to run, as far as anybody can say. */
export const SOFTWARE_MANIFEST = bytesFromUtf8(
  JSON.stringify({
    version: 1,
    app: 'latchkit',
    enclave: false,
    notice:
      'An ordinary process, measured by nobody: who runs its machine can make it say anything.',
  }),
)
