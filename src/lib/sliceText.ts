/**
 * The first characters of a text: at most so many UTF-16 units, and never half of a surrogate pair.
 *
 * @example sliceText('ab🦊', 3) // 'ab'
 */
export function sliceText(text: string, most: number): string {
  if (text.length <= most) return text
  const last = text.charCodeAt(most - 1)
  const isHalf = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHalf ? most - 1 : most)
}
