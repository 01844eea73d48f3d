/**
 * Cuts tokens, keys, contacts and codes out of text before it enters a message or a log.
 *
 * What holds a token or an address is looked for in runs between spaces and signs, each read once: a pattern of the whole
 * would begin anew at each character of a stranger's long text.
 */
export function redact(text: string): string {
  return (
    text
      .replace(/[^\s"'<>,;:=]{3,}/g, labelled)
      // keys, signatures, hashes
      .replace(/\b(?:0x)?[0-9a-fA-F]{32,}\b/g, '[hex]')
      .replace(/[\w-]{40,}/g, '[encoded]')
      .replace(/\+\d[\d ().-]{6,18}\d/g, '[phone]')
      // one-time codes: 6 to 9 letters or digits with at least two digits, standing alone
      .replace(/\b(?=(?:[A-Z]*\d){2})[A-Z0-9]{6,9}\b/g, '[code]')
  )
}

function labelled(run: string): string {
  // compact tokens: three base64url parts
  if (/[\w-]{4}\.[\w-]{8,}\.[\w-]{8}/.test(run)) return '[token]'
  return /[^@]@[^@]/.test(run) ? '[email]' : run
}
