/** Prefixes of the special-purpose registry for IPv4 (RFC 6890), with multicast: address and length in bits. */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['255.255.255.255', 32],
] as const

/** The same for IPv6. What is not in 2000::/3 is special without an entry. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const
const GLOBAL_UNICAST = [['2000::', 3]] as const

/** Networks, each by an address and the number of its leading bits that count. */
export type Prefixes = readonly (readonly [address: string, bits: number])[]

/**
 * Whether an IP address is one that anybody on the internet may have: in no block of the IANA special-purpose registries,
 * and no multicast. Text that is no address is not public.
 *
 * Ours: of IPv6 only global unicast, so that an IPv4 address inside of one (mapped, compatible, NAT64, 6to4) is never
 * public, whatever it is.
 */
export function isPublicAddress(text: string): boolean {
  const bytes = bytesOfAddress(text)
  if (!bytes) return false
  if (bytes.length === 4) return !isIn(bytes, SPECIAL_V4)
  return isIn(bytes, GLOBAL_UNICAST) && !isIn(bytes, SPECIAL_V6)
}

/** Whether an IP address is this very machine: 127.0.0.0/8 or ::1. */
export function isLoopbackAddress(text: string): boolean {
  const bytes = bytesOfAddress(text)
  return bytes?.length === 4 ? bytes[0] === 127 : bytesOfAddress('::1')?.join() === bytes?.join()
}

/** Whether an IP address is in one of the networks. Text that is no address is in none. */
export function isInNetworks(text: string, networks: Prefixes): boolean {
  const bytes = bytesOfAddress(text)
  return bytes !== null && isIn(bytes, networks)
}

/** How many bits an IP address has: 32 or 128; null for text that is no address. */
export function countAddressBits(text: string): number | null {
  const bytes = bytesOfAddress(text)
  return bytes && bytes.length * 8
}

function isIn(bytes: readonly number[], prefixes: Prefixes): boolean {
  return prefixes.some(([address, bits]) => {
    const prefix = bytesOfAddress(address) ?? []
    if (prefix.length !== bytes.length) return false
    return prefix.every((byte, i) => {
      const rest = Math.max(0, Math.min(8, bits - 8 * i))
      const mask = (0xff << (8 - rest)) & 0xff
      return (byte & mask) === ((bytes[i] ?? 0) & mask)
    })
  })
}

/** The 4 or 16 bytes of an address in its usual spelling; null for anything else, a zone (`%eth0`) included. */
function bytesOfAddress(text: string): readonly number[] | null {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) {
    const bytes = text.split('.').map(Number)
    return bytes.every((byte) => byte <= 255) ? bytes : null
  }
  if (!/^[0-9a-f:.]+$/i.test(text) || !URL.canParse(`http://[${text}]/`)) return null
  // the platform's parser knows every spelling, and gives back one
  const { hostname } = new URL(`http://[${text}]/`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0)
  return [...before, ...zeros, ...after].flatMap((group) => [group >> 8, group & 0xff])
}

function groupsOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
}
