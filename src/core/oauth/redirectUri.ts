import { OptionInvalidError } from '../../errors/config.ts'

type Sources = {
  /** What the app says. */
  readonly option: string | undefined
  /** What the service's configuration says. */
  readonly configured: string | null
}

/**
 * Where providers send people back to: what the app says, else what the service says for this origin, else the page itself.
 *
 * Ours: always on the page's own origin, because only there a return can be handed over and its key be found.
 *
 * @throws OptionInvalidError `OPTION_INVALID` when the app names an address of another origin.
 */
export function redirectUriFor(pageHref: string, { option, configured }: Sources): string {
  const page = new URL(pageHref)
  if (option !== undefined) {
    if (isOn(page, option)) return option
    throw new OptionInvalidError({ details: 'oauth.redirectUri must be on the page’s own origin' })
  }
  if (configured !== null && isOn(page, configured)) return configured
  return page.origin + page.pathname
}

/** The page that somebody was on, if it is one of this origin; null for anything else. */
export function ownAddress(pageHref: string, address: string): string | null {
  return isOn(new URL(pageHref), address) ? address : null
}

function isOn({ origin }: URL, address: string): boolean {
  // an address is written out in full: nothing that would have to be read against the page
  return (
    address.startsWith(`${origin}/`) && URL.canParse(address) && new URL(address).origin === origin
  )
}
