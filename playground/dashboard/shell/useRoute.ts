import { useSyncExternalStore } from 'react'

function watch(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** Where the page is: the parts of its fragment, like `activities` and an id. */
export function useRoute(): readonly string[] {
  const hash = useSyncExternalStore(watch, () => window.location.hash)
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

/** The address of a place in this page. */
export const linkTo = (...parts: readonly string[]) =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`
