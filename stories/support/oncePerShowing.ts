/**
 * A loader that runs once for each showing of a story. A toolbar draws a story anew, its loaders included; what somebody has
 * begun in it must not end with that.
 */
export function oncePerShowing<T>(
  load: () => Promise<T>,
): (context: { readonly abortSignal: AbortSignal }) => Promise<T> {
  // a showing has one signal, however often it is drawn
  const kept = new WeakMap<AbortSignal, Promise<T>>()
  return ({ abortSignal }) => {
    const known = kept.get(abortSignal) ?? load()
    kept.set(abortSignal, known)
    return known
  }
}
