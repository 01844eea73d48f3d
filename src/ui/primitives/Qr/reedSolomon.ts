/** Multiplies in the field of 256 elements that QR codes use (ISO/IEC 18004 section 7.5.2: x⁸ + x⁴ + x³ + x² + 1). */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** The product of all x - 2ⁱ for i below `length`, without its first coefficient, which is 1. */
function generator(length: number): readonly number[] {
  let coefficients = [1]
  for (let i = 0, root = 1; i < length; i++, root = multiply(root, 2)) {
    const times = coefficients.map((coefficient) => multiply(coefficient, root))
    coefficients = [...coefficients, 0].map((value, at) => value ^ (times[at - 1] ?? 0))
  }
  return coefficients.slice(1)
}

/** The bytes that are put behind some data so that a reader can mend it: the rest of its division by the generator. */
export function checkBytes(data: readonly number[], length: number): readonly number[] {
  const divisor = generator(length)
  let rest: number[] = Array.from({ length }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = divisor.map((value, at) => (rest[at + 1] ?? 0) ^ multiply(value, factor))
  }
  return rest
}
