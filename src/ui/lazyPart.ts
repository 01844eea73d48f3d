import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadPatiently } from './loadPatiently.ts'

/** A component that is loaded when it is first shown, and waits for the connection where there is none. */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await loadPatiently(load) }))
}
