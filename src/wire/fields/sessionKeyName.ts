/** By what somebody logged in, and where. */
export type SessionKeyFacts = {
  /** As `enabledProviders` names it, or the name of a social login; null when nobody knows. */
  readonly method: string | null
  /** In words, like `Chrome on macOS`; null when the request did not say. */
  readonly device: { readonly browser: string; readonly system: string } | null
}

/**
 * What the key of a session is called: `Chrome on macOS (google)`.
 *
 * Spec: Other named resources (fields from the public wire): what the name of such a key says is not shown.
 */
export function sessionKeyName(method: string | null, device: string | undefined): string {
  return `${device ?? 'session'} (${method ?? 'key'})`
}

/** What the name of a session's key says; nothing where another service has given it. */
export function readSessionKeyName(name: string): SessionKeyFacts {
  const [, browser, system, method = 'key'] =
    name.match(/^(?:([^()]+?) on ([^()]+)|[^()]*) \((.+)\)$/) ?? []
  return {
    method: method === 'key' ? null : method,
    device: browser && system ? { browser, system } : null,
  }
}
