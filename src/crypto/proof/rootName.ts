import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import type { ProofRoot } from './proofRoots.ts'
import { bytesFromPem, readCertificate } from './readCertificate.ts'
import { contentOf, DER, readDer, within } from './readDer.ts'

/** `commonName` as DER (RFC 5280 appendix A.1). */
const COMMON_NAME = '0603550403'

/** What a root calls itself in its certificate; empty when it does not say. Nobody has checked that name but whoever trusts the root. */
export function rootName({ certificatePem }: Pick<ProofRoot, 'certificatePem'>): string {
  const der = bytesFromPem(certificatePem)
  const subject = bytesFromHex((der && readCertificate(der)?.subject) ?? '')
  const sets = readDer((subject && contentOf(subject, DER.sequence)) ?? new Uint8Array()) ?? []
  for (const set of sets)
    for (const attribute of within(set, DER.set) ?? []) {
      const [type, value] = within(attribute, DER.sequence) ?? []
      if (type && value && hexFromBytes(type.whole) === COMMON_NAME)
        return utf8FromBytes(value.content) ?? ''
    }
  return ''
}
