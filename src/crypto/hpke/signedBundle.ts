import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import { derFromRaw, rawFromDer } from '../p256/derSignature.ts'
import { importPoint } from '../p256/importPoint.ts'
import { sign } from '../p256/sign.ts'
import { verify } from '../p256/verify.ts'
import { readTexts } from './readTexts.ts'
import { POINT } from './sealedBundle.ts'

/** The service's signing key, as the makers of bundles need it. */
export type BundleSigner = {
  readonly privateKey: CryptoKey
  /** 130 hex characters. */
  readonly publicKeyUncompressedHex: string
}

/** Writes texts into a bundle that one key has signed, so that nobody else can. */
export async function writeSigned(
  texts: Readonly<Record<string, string>>,
  signWith: BundleSigner,
): Promise<string> {
  const data = bytesFromUtf8(JSON.stringify(texts))
  return JSON.stringify({
    version: 'v1.0.0',
    data: hexFromBytes(data),
    dataSignature: hexFromBytes(derFromRaw(await sign(signWith.privateKey, data))),
    enclaveQuorumPublic: signWith.publicKeyUncompressedHex,
  })
}

/**
 * Reads the named texts of such a bundle; null unless the pinned key signed it and all of them are there.
 *
 * Ours: members that are not known are ignored, as the published clients do; the signature decides.
 *
 * @param pinnedKeyHex - the only signer that is believed: uncompressed, 130 lower-case hex characters.
 */
export async function readSigned<const N extends string>(
  bundle: string,
  pinnedKeyHex: string,
  names: readonly N[],
): Promise<Readonly<Record<N, string>> | null> {
  const texts = readTexts(parseStrictJson(bundle), ['enclaveQuorumPublic', 'dataSignature', 'data'])
  if (!texts || !POINT.test(pinnedKeyHex) || texts.enclaveQuorumPublic !== pinnedKeyHex) return null
  const data = bytesFromHex(texts.data)
  const signature = rawFromDer(bytesFromHex(texts.dataSignature) ?? new Uint8Array())
  const signer = await importPoint(bytesFromHex(pinnedKeyHex) ?? new Uint8Array())
  if (!data || !signature || !signer || !(await verify(signer, signature, data))) return null
  return readTexts(parseStrictJson(utf8FromBytes(data) ?? ''), names)
}
