/** Whether a page of another origin is around this one, at any depth: it decides what a person sees. Never on a server. */
export function isForeignFrame(): boolean {
  try {
    for (let at: Window = window; at !== at.parent; at = at.parent)
      if (at.parent.origin !== origin) return true
  } catch {
    // only what is of another origin may not be read
    return true
  }
  return false
}
