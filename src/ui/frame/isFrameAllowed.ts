/** The page itself, and the pages around it from the inside out. */
export type FramedPage = {
  /** `null` as text for a page that its frame keeps from having one. */
  readonly origin: string
  /** Not there in every browser. */
  readonly ancestorOrigins?: ArrayLike<string> | undefined
}

/**
 * Whether every page around this one is of its own origin or of an allowed one.
 *
 * Ours: a browser that does not name the pages around it gets no for an answer. What `document.referrer` says is no proof:
 * a page decides itself what it sends there, and it names one page only.
 */
export function isFrameAllowed(
  allowed: readonly string[],
  { origin, ancestorOrigins }: FramedPage,
): boolean {
  if (!ancestorOrigins?.length) return false
  // two pages without an origin have the same text there and nothing else in common
  return Array.from(ancestorOrigins).every(
    (around) => around !== 'null' && (around === origin || allowed.includes(around)),
  )
}
