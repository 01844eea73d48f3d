/** Checked in this order: an iPad says that it is a Mac, Edge that it is Chrome, and Chrome that it is Safari. */
const DEVICES = [
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Chromebook', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

const BROWSERS = [
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

/**
 * What a passkey is called until the person says otherwise: `Mac, Chrome`.
 *
 * @param userAgent - @default the browser's own
 */
export function deviceName(userAgent = globalThis.navigator?.userAgent ?? ''): string {
  const found = [DEVICES, BROWSERS].flatMap(
    (kinds) => kinds.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  )
  return found.join(', ') || 'Passkey'
}
