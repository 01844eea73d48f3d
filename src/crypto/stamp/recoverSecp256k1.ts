import { bytesFromHex, hexFromBytes } from '../../lib/hex.ts'

const P = 2n ** 256n - 2n ** 32n - 977n
const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const G: Point = [
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
  1n,
]

/** Jacobian coordinates: x / z², y / z³. Zero z is the point at infinity. */
type Point = readonly [x: bigint, y: bigint, z: bigint]

const INFINITY: Point = [0n, 1n, 0n]

/**
 * The public key that made an ECDSA signature on secp256k1 (SEC 1 version 2, section 4.1.6).
 *
 * Everything here is public, so it need not take the same time for every input; that makes it a twelfth of the size of a
 * library that also signs.
 *
 * @param hash - the 32 bytes that were signed.
 * @param signature - r and s, 32 bytes each.
 * @param isOdd - whether the y of the signature's point is odd: the lowest bit of the recovery byte.
 * @returns the uncompressed point, 65 bytes; null where the signature is that of no key.
 */
export function recoverSecp256k1(
  hash: Uint8Array,
  signature: Uint8Array,
  isOdd: boolean,
): Uint8Array | null {
  const r = numberFrom(signature.subarray(0, 32))
  const s = numberFrom(signature.subarray(32, 64))
  if (r === 0n || r >= N || s === 0n || s >= N) return null
  const point = liftX(r, isOdd)
  if (!point) return null
  const inverse = invert(r, N)
  const ofG = mod(-numberFrom(hash) * inverse, N)
  const [x, y, z] = sumOfMultiples(ofG, G, mod(s * inverse, N), point)
  if (z === 0n) return null
  const perZ = invert(z, P)
  const perZ2 = mod(perZ * perZ, P)
  return bytesFromHex(`04${hexOf(mod(x * perZ2, P))}${hexOf(mod(y * perZ2 * perZ, P))}`)
}

/** The point with this x; null when there is none. */
function liftX(x: bigint, isOdd: boolean): Point | null {
  const square = mod(x * x * x + 7n, P)
  const root = power(square, (P + 1n) / 4n, P)
  if (mod(root * root, P) !== square) return null
  return [x, (root & 1n) === (isOdd ? 1n : 0n) ? root : P - root, 1n]
}

/** a·A + b·B, bit by bit for both at once. */
function sumOfMultiples(a: bigint, pointA: Point, b: bigint, pointB: Point): Point {
  const both = add(pointA, pointB)
  let sum = INFINITY
  for (let bit = 255n; bit >= 0n; bit--) {
    sum = double(sum)
    const inA = (a >> bit) & 1n
    const inB = (b >> bit) & 1n
    if (inA && inB) sum = add(sum, both)
    else if (inA) sum = add(sum, pointA)
    else if (inB) sum = add(sum, pointB)
  }
  return sum
}

/** On a curve without a linear term. */
function double([x, y, z]: Point): Point {
  const y2 = mod(y * y, P)
  const s = mod(4n * x * y2, P)
  const m = mod(3n * x * x, P)
  const x3 = mod(m * m - 2n * s, P)
  return [x3, mod(m * (s - x3) - 8n * y2 * y2, P), mod(2n * y * z, P)]
}

function add(one: Point, other: Point): Point {
  const [x1, y1, z1] = one
  const [x2, y2, z2] = other
  if (z1 === 0n) return other
  if (z2 === 0n) return one
  const z1z1 = mod(z1 * z1, P)
  const z2z2 = mod(z2 * z2, P)
  const u1 = mod(x1 * z2z2, P)
  const s1 = mod(y1 * z2 * z2z2, P)
  const h = mod(x2 * z1z1 - u1, P)
  const r = mod(y2 * z1 * z1z1 - s1, P)
  if (h === 0n) return r === 0n ? double(one) : INFINITY
  const h2 = mod(h * h, P)
  const h3 = mod(h * h2, P)
  const v = mod(u1 * h2, P)
  const x3 = mod(r * r - h3 - 2n * v, P)
  return [x3, mod(r * (v - x3) - s1 * h3, P), mod(h * z1 * z2, P)]
}

function mod(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus
  return rest < 0n ? rest + modulus : rest
}

/** Both moduli are prime, so Fermat's little theorem gives the inverse. */
function invert(value: bigint, prime: bigint): bigint {
  return power(value, prime - 2n, prime)
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let square = base, left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = mod(result * square, modulus)
    square = mod(square * square, modulus)
  }
  return result
}

function numberFrom(bytes: Uint8Array): bigint {
  return BigInt(`0x${hexFromBytes(bytes)}`)
}

function hexOf(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}
