import { useEffect } from 'react'

/** Does something every so many milliseconds, as long as somebody looks at the page. */
export function useEvery(ms: number, work: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') work()
    }, ms)
    return () => clearInterval(timer)
  }, [ms, work])
}
