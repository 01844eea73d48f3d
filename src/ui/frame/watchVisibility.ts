/** What must be seen of an element that is larger, as a part of what fits into the frame and as a height in pixels. */
const ENOUGH = { part: 0.75, height: 240 } as const

/** A person needs as long to see what is there. In milliseconds. */
const SETTLED_AFTER_MS = 500

/**
 * `covered`: something is in front of it, or changes how it looks, or it is out of sight; `shown`: it is in sight;
 * `settled`: it has been for half a second, without a break.
 */
export type Visibility = 'covered' | 'shown' | 'settled'

export type VisibilityWatch = {
  now(): Visibility
  stop(): void
}

/**
 * Watches whether an element is in plain sight, also of what the pages around the frame put in front of it or do to it.
 *
 * Spec: Intersection Observer version 2, `trackVisibility`. Where there is no such thing, only that it is in sight.
 */
export function watchVisibility(
  element: Element,
  onChange: (visibility: Visibility) => void,
): VisibilityWatch {
  let visibility: Visibility = 'covered'
  let timer: ReturnType<typeof setTimeout> | undefined

  const become = (next: Visibility) => {
    visibility = next
    onChange(next)
  }
  const take = (entries: readonly IntersectionObserverEntry[]) => {
    for (const entry of entries) {
      const isShown = isInPlainSight(entry)
      if (isShown === (visibility !== 'covered')) continue
      clearTimeout(timer)
      if (isShown) timer = setTimeout(() => become('settled'), SETTLED_AFTER_MS)
      become(isShown ? 'shown' : 'covered')
    }
  }
  const threshold = Array.from({ length: 21 }, (_, step) => step / 20)
  // the shortest delay that a browser takes
  const options = { threshold, trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver(take, options)
  observer.observe(element)
  onChange(visibility)

  return {
    now() {
      take(observer.takeRecords())
      return visibility
    },
    stop() {
      clearTimeout(timer)
      observer.disconnect()
    },
  }
}

function isInPlainSight(entry: IntersectionObserverEntry): boolean {
  if (!entry.isIntersecting) return false
  if ('isVisible' in entry && entry.isVisible !== true) return false
  // a frame may be too small for it; what is missing beyond that, a page around has cut off
  const { left, right, top, bottom } = entry.boundingClientRect
  const width = Math.min(right, innerWidth) - Math.max(left, 0)
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
  const seen = entry.intersectionRect
  return (
    seen.width >= width * ENOUGH.part &&
    seen.height >= Math.min(height * ENOUGH.part, ENOUGH.height)
  )
}
