const MOST_CHARACTERS = 128 * 1024

const IMAGE = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i

/**
 * The picture of a wallet, if it may stand in an `img`: an image as data, or an https address.
 *
 * @returns null for anything else, and for data that is too much.
 */
export function walletIcon(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > MOST_CHARACTERS) return null
  const address = given.trim()
  if (IMAGE.test(address)) return address
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' ? href : null
}
