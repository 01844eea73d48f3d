import { vi } from 'vitest'

/** What a browser says of an element: how much of it is seen, and whether nothing is in front of it. */
type Sight = {
  /** Undefined: a browser that cannot tell. */
  readonly isVisible?: boolean | undefined
  /** Pixels of the element's own 400 by 400 that are seen. */
  readonly height?: number
  readonly width?: number
}

const rect = (width: number, height: number) => new DOMRect(0, 0, width, height)

/** Stands in for the browser's observers: a test says what is seen. Undone by `vi.unstubAllGlobals`. */
export function fakeIntersections() {
  const observed: { readonly options: unknown; readonly tell: (entry: unknown) => void }[] = []
  class FakeObserver {
    constructor(tell: (entries: readonly unknown[]) => void, options: unknown) {
      observed.push({ options, tell: (entry) => tell([entry]) })
    }
    observe() {
      // until the test says something
    }
    disconnect() {
      observed.length = 0
    }
    takeRecords() {
      return []
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return {
    options: () => observed.map(({ options }) => options),
    see({ height = 400, width = 400, ...sight }: Sight) {
      const entry = {
        isIntersecting: height > 0 && width > 0,
        boundingClientRect: rect(400, 400),
        intersectionRect: rect(width, height),
        ...sight,
      }
      for (const { tell } of observed) tell(entry)
    },
  }
}
