/** By what somebody logged in, and where. */
export type SessionKeyFacts = {
  /** As `enabledProviders` names it, or the name of a social login; null when nobody knows. */
  readonly method: string | null
  /** In words, like `Chrome on macOS`; null when the request did not say. */
  readonly device: { readonly browser: string; readonly system: string } | null
  /** The mark of the key in whose place it came, when the session was renewed; null for the first. */
  readonly replaced: string | null
}

/** How a renewed session names the key that it had before: as much of it as nobody can make another key begin with. */
export const sessionMark = (publicKeyHex: string): string => publicKeyHex.slice(0, 40)

/**
 * What the key of a session is called: `Chrome on macOS (google)`. That of a renewed one names the key before it:
 * `Chrome on macOS (google) 02ab12cd34ef…`.
 *
 * Spec: Other named resources (fields from the public wire): what the name of such a key says is not shown.
 */
export function sessionKeyName(
  method: string | null,
  device: string | undefined,
  replaced?: string,
): string {
  const name = `${device ?? 'session'} (${method ?? 'key'})`
  return replaced === undefined ? name : `${name} ${replaced}`
}

/** What the name of a session's key says; nothing where another service has given it. */
export function readSessionKeyName(name: string): SessionKeyFacts {
  // no device has a parenthesis in its name; a provider may
  const end = name.indexOf(' (')
  const found = end < 0 ? null : name.slice(end).match(/^ \((.+)\)(?: ([0-9a-f]{40}))?$/)
  const [, method = 'key', replaced = null] = found ?? []
  const [browser, system] = found ? name.slice(0, end).split(' on ') : []
  return {
    method: method === 'key' ? null : method,
    device: browser && system ? { browser, system } : null,
    replaced,
  }
}
