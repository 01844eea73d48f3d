import { nextItem } from '../Menu/nextItem.ts'

type Place = {
  /** The chosen tab. */
  readonly at: number
  readonly count: number
  /** Whether text runs from right to left. */
  readonly isRtl: boolean
}

/** Which tab a key goes to, around the ends; null for a key that means nothing here. ARIA practices: tabs. */
export function nextTab(key: string, { at, count, isRtl }: Place): number | null {
  const keys = isRtl
    ? (['ArrowRight', 'ArrowLeft'] as const)
    : (['ArrowLeft', 'ArrowRight'] as const)
  return nextItem(key, { at, count, keys })
}
