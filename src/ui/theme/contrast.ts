/** A colour as it is painted, 0 to 255 each. */
export type Painted = readonly [red: number, green: number, blue: number]

/** Relative luminance. WCAG 2.2, definition of relative luminance. */
function luminance(painted: Painted): number {
  const [red = 0, green = 0, blue = 0] = painted.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, 1 to 21. WCAG 2.2, definition of contrast ratio. */
export function contrast(one: Painted, other: Painted): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}
