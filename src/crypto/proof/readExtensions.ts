import { hexFromBytes } from '../../lib/hex.ts'
import { contentOf, DER, type DerElement, readDer, unsigned, within } from './readDer.ts'

/** What a certificate lets its key do. */
export type Rights = {
  readonly isAuthority: boolean
  readonly pathLength: number
  readonly maySignCertificates: boolean
  readonly maySign: boolean
}

const BASIC_CONSTRAINTS = '551d13'
const KEY_USAGE = '551d0f'

/** `id-ce-extKeyUsage` and others are not needed: what is critical and none of the two above is refused. */
type Extension = {
  readonly id: string
  readonly isCritical: boolean
  readonly value: Uint8Array
}

/**
 * Reads what basic constraints and key usage allow (RFC 5280 section 4.2.1); null when there is something critical
 * beside them, or one of them is malformed, missing, or there twice.
 */
export function readExtensions(holder: DerElement | undefined): Rights | null {
  const list = holder?.tag === DER.explicit3 ? contentOf(holder.content, DER.sequence) : null
  const extensions = (list && readDer(list))?.map(extensionOf)
  if (!extensions) return null
  const byId = new Map<string, Extension>()
  for (const extension of extensions) {
    if (!extension || byId.has(extension.id)) return null
    const isKnown = extension.id === BASIC_CONSTRAINTS || extension.id === KEY_USAGE
    if (extension.isCritical && !isKnown) return null
    byId.set(extension.id, extension)
  }
  const constraints = constraintsOf(byId.get(BASIC_CONSTRAINTS))
  const usage = usageOf(byId.get(KEY_USAGE))
  return constraints && usage && { ...constraints, ...usage }
}

function extensionOf(element: DerElement): Extension | null {
  const parts = within(element, DER.sequence) ?? []
  const [id, flag] = parts
  const isCritical = flag?.tag === DER.boolean
  const value = parts[isCritical ? 2 : 1]
  const isWhole = parts.length === (isCritical ? 3 : 2)
  if (id?.tag !== DER.objectIdentifier || value?.tag !== DER.octetString || !isWhole) return null
  if (isCritical && hexFromBytes(flag.content) !== 'ff') return null
  return { id: hexFromBytes(id.content), isCritical, value: value.content }
}

function constraintsOf(extension: Extension | undefined) {
  const content = extension && contentOf(extension.value, DER.sequence)
  const parts = content && readDer(content)
  if (!parts) return null
  if (parts.length === 0) return { isAuthority: false, pathLength: 0 }
  const [authority, length, ...more] = parts
  const isTrue = authority?.tag === DER.boolean && hexFromBytes(authority.content) === 'ff'
  if (!isTrue || more.length > 0) return null
  if (!length) return { isAuthority: true, pathLength: Number.POSITIVE_INFINITY }
  const value = unsigned(length)
  if (value?.length !== 1) return null
  return { isAuthority: true, pathLength: value[0] ?? 0 }
}

/** The first bit is `digitalSignature`, the sixth `keyCertSign`. */
function usageOf(extension: Extension | undefined) {
  const bits = extension && contentOf(extension.value, DER.bitString)
  const first = bits?.[1]
  if (first === undefined) return null
  return { maySign: (first & 0x80) !== 0, maySignCertificates: (first & 0x04) !== 0 }
}
