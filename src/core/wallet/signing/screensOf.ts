import { createStore } from 'zustand/vanilla'
import type { Latchkit, ReadableStore } from '../../latchkit.ts'

/**
 * What could ask a person: `own` is drawn by the app, `placed` is the kit's where the app has put it, `spare` is the kit's
 * as part of something else, for pages without any other.
 */
export type ScreenKind = 'own' | 'placed' | 'spare'

type Screen = { readonly kind: ScreenKind }

export type ScreensState = {
  readonly all: readonly Screen[]
  /** Something is there for a screen to show. */
  readonly isWanted: boolean
}

/**
 * The screens of a kit that could ask. It is small, so that a page can have one before the rest is loaded.
 */
export type Screens = {
  readonly state: ReadableStore<ScreensState>
  /** A screen is there, until the returned function is called. */
  attach(screen: Screen): () => void
  setWanted(isWanted: boolean): void
}

const made = new WeakMap<object, Screens>()

/** The screens of a kit. */
export function screensOf(kit: Pick<Latchkit, 'session'>): Screens {
  const known = made.get(kit)
  if (known) return known
  const store = createStore<ScreensState>(() => ({ all: [], isWanted: false }))
  const change = (next: (all: readonly Screen[]) => readonly Screen[]) =>
    store.setState(({ all }) => ({ all: next(all) }))
  const screens: Screens = {
    state: store,
    attach(screen) {
      change((all) => [...all, screen])
      return () => change((all) => all.filter((other) => other !== screen))
    },
    setWanted: (isWanted) => store.setState({ isWanted }),
  }
  made.set(kit, screens)
  return screens
}

/** Whether this screen is the one of the kit that asks: several on a page make one dialog. */
export function isHost({ all }: ScreensState, screen: Screen): boolean {
  const placed = all.find(({ kind }) => kind === 'placed')
  if (placed) return placed === screen
  return all.find(({ kind }) => kind === 'own') === undefined && all[0] === screen
}
