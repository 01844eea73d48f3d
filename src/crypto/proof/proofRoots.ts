import { OptionInvalidError } from '../../errors/config.ts'
import { bytesFromPem, readCertificate } from './readCertificate.ts'

/** An image of an enclave: what its platform configuration registers must be, 96 hex characters each. */
export type EnclaveImage = {
  readonly pcrs: {
    readonly 0: string
    readonly 1: string
    readonly 2: string
    readonly 3: string
    readonly [index: number]: string
  }
  /**
   * SHA-256 of the manifest in hex: what the image was told to run.
   *
   * @default any manifest that as many of its own people have approved as it wants
   */
  readonly manifestSha256?: string | undefined
}

/** Enclaves whose certificates lead to this root, with one of these images. */
export type EnclaveRoot = {
  readonly kind: 'enclave'
  /** For AWS Nitro enclaves `AWS_NITRO_ROOT_PEM`. */
  readonly certificatePem: string
  readonly images: readonly EnclaveImage[]
}

/**
 * A service that runs as an ordinary process and says so, such as `latchkit serve`: who runs the machine can make it say
 * anything. Its root is `appProofRootPem` of the line that it prints when it is ready.
 */
export type SoftwareRoot = { readonly kind: 'software'; readonly certificatePem: string }

/** Whose proofs count. */
export type ProofRoot = EnclaveRoot | SoftwareRoot

/** A root whose certificate has been read. */
export type OpenedRoot = { readonly root: ProofRoot; readonly der: Uint8Array }

const PCR = /^[0-9a-f]{96}$/
/** What an enclave in debug mode has, and a process that is none: nothing was measured. */
const UNMEASURED = /^0+$/

/** @throws OptionInvalidError `OPTION_INVALID` for a root that could not protect anybody. */
export function openRoots(roots: readonly ProofRoot[]): readonly OpenedRoot[] {
  if (roots.length === 0) throw invalid('roots names none')
  return roots.map((root, i) => {
    const der = bytesFromPem(root.certificatePem)
    if (!der || !readCertificate(der)?.isAuthority)
      throw invalid(`roots.${i}.certificatePem is not the certificate of an authority on P-384`)
    if (root.kind === 'enclave') checkImages(root, i)
    return { root, der }
  })
}

function checkImages({ images }: EnclaveRoot, i: number): void {
  if (images.length === 0) throw invalid(`roots.${i}.images names none`)
  for (const [j, { pcrs, manifestSha256 }] of images.entries()) {
    const place = `roots.${i}.images.${j}`
    const registers = [pcrs[0], pcrs[1], pcrs[2], pcrs[3], ...Object.values(pcrs)]
    if (!registers.every((pcr) => typeof pcr === 'string' && PCR.test(pcr)))
      throw invalid(`${place}.pcrs must have 0 to 3, in lower-case hex`)
    if ([pcrs[0], pcrs[1], pcrs[2]].some((pcr) => UNMEASURED.test(pcr)))
      throw invalid(`${place}.pcrs is that of an enclave in debug mode`)
    if (manifestSha256 !== undefined && !/^[0-9a-f]{64}$/.test(manifestSha256))
      throw invalid(`${place}.manifestSha256 must be a SHA-256 in lower-case hex`)
  }
}

function invalid(details: string): OptionInvalidError {
  return new OptionInvalidError({ details })
}
