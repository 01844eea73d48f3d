/**
 * What is cut out: runs of these characters, those alone in which the pattern at the end finds something.
 *
 * A run is read once, so a long text of a stranger takes no longer than its length. A pattern that looked for the whole
 * of a token or an address would begin anew at each character.
 */
const PATTERNS: readonly [RegExp, string, RegExp?][] = [
  // compact tokens: three base64url parts
  [/[\w.-]{26,}/g, '[token]', /(?:^|\.)[\w-]{8,}\.[\w-]{8,}\.[\w-]{8}/],
  // keys, signatures, hashes
  [/\b(?:0x)?[0-9a-fA-F]{32,}\b/g, '[hex]'],
  [/[A-Za-z0-9_-]{40,}/g, '[encoded]'],
  [/[^\s"'<>,;:]{3,}/g, '[email]', /[^@]@[^@]/],
  [/\+\d[\d ().-]{6,18}\d/g, '[phone]'],
  // one-time codes: 6 to 9 letters or digits with at least two digits, standing alone
  [/\b(?=(?:[A-Z]*\d){2})[A-Z0-9]{6,9}\b/g, '[code]'],
]

/** Cuts tokens, keys, contacts and codes out of text before it enters a message or a log. */
export function redact(text: string): string {
  return PATTERNS.reduce(
    (rest, [runs, label, inside]) =>
      rest.replace(runs, (run) => (!inside || inside.test(run) ? label : run)),
    text,
  )
}
