function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Contrast of the label on a button of this colour; the label is black or white, whichever reads better. WCAG 2.2. */
export function labelContrast(accent: string): number {
  const red = channel(accent.slice(1, 3))
  const green = channel(accent.slice(3, 5))
  const blue = channel(accent.slice(5, 7))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > 0.179 ? (luminance + 0.05) / 0.05 : 1.05 / (luminance + 0.05)
}
