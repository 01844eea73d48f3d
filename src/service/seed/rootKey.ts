import { generatePrivateKeyHex } from '../../crypto/p256/generatePrivateKeyHex.ts'
import { importPublicKey } from '../../crypto/p256/importPublicKey.ts'
import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { StartRefused } from '../startRefused.ts'
import type { SecretRow } from '../store/rows.ts'
import { openSecret, type SecretParts, secretSealContext } from './serviceSecrets.ts'

/** Where a development service keeps the private key of its root user. */
export const ROOT_KEY_SECRET = 'developmentRootKey'

export type RootKeyPlan = {
  readonly publicKey: string
  /** The private half, sealed: in development only. */
  readonly secret: SecretRow | null
}

/** Makes the root user's key in development; the seal keeps it from everybody who only has the store. */
export async function newDevelopmentRootKey({ sealer, clock }: SecretParts): Promise<RootKeyPlan> {
  const key = await generatePrivateKeyHex()
  const bytes = bytesFromHex(key.privateKeyHex) ?? new Uint8Array(0)
  const sealed = await sealer.seal(bytes, secretSealContext(ROOT_KEY_SECRET))
  bytes.fill(0)
  const secret = { id: ROOT_KEY_SECRET, sealed, createdAtMs: clock.nowMs() }
  return { publicKey: key.publicKeyHex, secret }
}

/** Takes the root user's key that the operator made. @throws StartRefused when it is none. */
export async function givenRootKey(rootPublicKey: string | undefined): Promise<RootKeyPlan> {
  const publicKey = rootPublicKey?.toLowerCase() ?? ''
  if (publicKey.length !== 66 || !(await importPublicKey(publicKey)))
    throw new StartRefused(
      'Outside development the root user needs a key of its own: give its public half as a compressed P-256 key in hex (66 characters).',
    )
  return { publicKey, secret: null }
}

/** The private key of the root user of a development service, hex. */
export async function openDevelopmentRootKey(
  { sealer }: Pick<SecretParts, 'sealer'>,
  row: SecretRow,
): Promise<string> {
  const bytes = await openSecret(sealer, row)
  const privateKey = hexFromBytes(bytes)
  bytes.fill(0)
  return privateKey
}
