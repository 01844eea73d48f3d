/** One of nine tiles: a quarter of a disc about one of its corners, or nothing. */
export type WeaveTile = {
  readonly column: number
  readonly row: number
  /** The corner that it is about, clockwise from the upper left one. */
  readonly corner: 0 | 1 | 2 | 3
  /** Which of the two colours. */
  readonly tone: 0 | 1
}

/** A picture that is the same wherever the same text is shown. */
export type Weave = {
  /** Of the lightest colour, in degrees; the other two lie 20 and 40 below. */
  readonly hue: number
  readonly tiles: readonly WeaveTile[]
}

/**
 * Weaves a picture of an address: three by three tiles. It helps to know one's own again; it proves nothing.
 *
 * @example
 * weaveOf('0x7A3f09C24bE81d56F0a9E3b7C4d2815aE6f091C2')
 */
export function weaveOf(text: string): Weave {
  const next = numbersFrom(text.toLowerCase())
  const hue = next() % 360
  const tiles = Array.from({ length: 9 }, (_, place): WeaveTile | null => {
    const number = next()
    if (number % 7 < 2) return null
    const corner = ((number >>> 4) % 4) as WeaveTile['corner']
    const tone = ((number >>> 8) % 2) as WeaveTile['tone']
    return { column: place % 3, row: Math.floor(place / 3), corner, tone }
  })
  return { hue, tiles: tiles.filter((tile) => tile !== null) }
}

/** Numbers that follow from a text: FNV-1a, stirred on by xorshift. Nothing secret comes of them. */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193) >>> 0
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
}
