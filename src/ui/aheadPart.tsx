import { type ComponentType, useState } from 'react'
import { lazyPart } from './lazyPart.ts'
import { loadPatiently } from './loadPatiently.ts'

/** A part of the screens that is loaded when it is shown, or before. */
export type AheadPart<P> = {
  readonly Part: ComponentType<P>
  /** Loads it now: shown later, it is there at once, without anything in its place. */
  readonly loadAhead: () => void
}

/** Makes a component of which it is known early that it will be shown. */
export function aheadPart<P extends object>(load: () => Promise<ComponentType<P>>): AheadPart<P> {
  let loaded: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P>> | null = null
  const loadOne = () => {
    loading ??= loadPatiently(load).then((component) => {
      loaded = component
      return component
    })
    return loading
  }
  const Lazy: ComponentType<P> = lazyPart(loadOne) as ComponentType<P>
  function Part(props: P) {
    // what is shown stays: another component would lose its state
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? Lazy)
    return <Chosen {...props} />
  }
  return { Part, loadAhead: () => void loadOne() }
}
