type Place = {
  /** The chosen tab. */
  readonly at: number
  readonly count: number
  /** Whether text runs from right to left. */
  readonly isRtl: boolean
}

/** Which tab a key goes to, around the ends; null for a key that means nothing here. ARIA practices: tabs. */
export function nextTab(key: string, { at, count, isRtl }: Place): number | null {
  const forwards = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forwards:
      return (at + 1) % count
    case backwards:
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
