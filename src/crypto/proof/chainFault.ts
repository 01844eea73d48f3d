import { type Certificate, readCertificate } from './readCertificate.ts'
import { verifyP384 } from './verifyP384.ts'

/** More certificates than any enclave has between itself and its root. */
const MAX_CERTIFICATES = 8

/** A document's certificate and those above it. */
export type Chain = {
  /** DER of the certificate whose key signed the document. */
  readonly leaf: Uint8Array
  /** DER, the root first. Which root it is has been decided before. */
  readonly authorities: readonly Uint8Array[]
}

/**
 * Says what is wrong with a chain; null when nothing is. Follows it from its root down to the certificate
 * that signed (RFC 5280 section 6.1): every link by its signature, its names, its dates and its rights.
 *
 * @param atMs - the moment that counts, milliseconds since 1970.
 */
export async function chainFault(
  { leaf, authorities }: Chain,
  atMs: number,
): Promise<string | null> {
  if (authorities.length === 0 || authorities.length > MAX_CERTIFICATES)
    return 'the chain has no root, or too many certificates'
  const chain: Certificate[] = []
  for (const der of [...authorities, leaf]) {
    const certificate = readCertificate(der)
    if (!certificate) return 'a certificate cannot be read'
    chain.push(certificate)
  }
  for (const [i, certificate] of chain.entries()) {
    const fault = await faultOf(certificate, chain[i - 1] ?? certificate, {
      atMs,
      below: chain.length - 1 - i,
    })
    if (fault) return fault
  }
  return null
}

/** @param place.below - how many certificates follow; the last one signs documents, the others certificates. */
async function faultOf(
  certificate: Certificate,
  issuer: Certificate,
  { atMs, below }: { readonly atMs: number; readonly below: number },
): Promise<string | null> {
  if (certificate.issuer !== issuer.subject) return 'a certificate was issued by somebody else'
  if (atMs < certificate.notBeforeMs || atMs > certificate.notAfterMs)
    return 'a certificate was not valid at that time'
  if (below === 0 ? certificate.isAuthority || !certificate.maySign : !mayIssue(certificate, below))
    return 'a certificate is used for what it is not for'
  const isSigned = await verifyP384(
    issuer.publicKey,
    certificate.signature,
    certificate.signedBytes,
  )
  return isSigned ? null : 'a certificate has a wrong signature'
}

/** Its path length counts the authorities below it, without the last certificate. */
function mayIssue(certificate: Certificate, below: number): boolean {
  const { isAuthority, maySignCertificates, pathLength } = certificate
  return isAuthority && maySignCertificates && pathLength >= below - 1
}
