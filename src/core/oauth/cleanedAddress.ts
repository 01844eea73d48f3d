/** What providers add to the address that they send people back to: the standards' parameters, and some of their own. */
const ADDED = new Set([
  'state',
  'iss',
  'code',
  'id_token',
  'access_token',
  'token_type',
  'expires_in',
  'scope',
  'session_state',
  'error',
  'error_description',
  'error_uri',
  'error_reason',
  'error_code',
  'authuser',
  'hd',
  'prompt',
  'version_info',
  'user',
])

/**
 * The address of a return without what the provider added to it; the rest stays, to the letter.
 *
 * @param mark - how the part begins that holds our state: a query or a fragment without it is the app's and stays.
 * @param redirectUri - the address as the provider was told it; the parameters that it has are the app's.
 */
export function cleanedAddress(href: string, mark: string, redirectUri: string): string {
  const own = new Set(splitOnce(redirectUri, '?')[1].split('&').map(nameOf))
  const [beforeHash, fragment] = splitOnce(href, '#')
  const [base, query] = splitOnce(beforeHash, '?')
  const clean = (part: string) =>
    part.includes(`state=${mark}`)
      ? part
          .split('&')
          .filter((pair) => !ADDED.has(nameOf(pair)) || own.has(nameOf(pair)))
          .join('&')
      : part
  // Facebook marks its returns with a fragment of its own
  const rest = fragment === '_=_' ? '' : clean(fragment)
  return base + prefixed('?', clean(query)) + prefixed('#', rest)
}

function nameOf(pair: string): string {
  return splitOnce(pair, '=')[0]
}

function splitOnce(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function prefixed(mark: string, text: string): string {
  return text === '' ? '' : mark + text
}
