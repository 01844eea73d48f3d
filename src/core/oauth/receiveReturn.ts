import { OauthStateMismatchError } from '../../errors/oauth.ts'
import { cleanedAddress } from './cleanedAddress.ts'
import type { Page } from './page.ts'
import type { PendingLogin } from './pendingLogin.ts'
import type { PendingLogins } from './pendingLogins.ts'
import { ownAddress } from './redirectUri.ts'
import { handOver, returnChannelName } from './returnChannel.ts'
import { stateStart } from './stateStart.ts'

type Parts = {
  readonly pendings: PendingLogins
  readonly page: Page
  readonly authProxyConfigId: string
  /** The redirect address as the app says it. */
  readonly redirectUri: string | undefined
}

/** A return that this page has to deal with itself. */
export type Received = { readonly pending: PendingLogin; readonly href: string }

/**
 * Deals with a page that a provider has sent the person back to.
 *
 * What the provider added to the address is taken off it at once. A window hands its answer to the page that opened it
 * and closes; when no page waits any more, because the person came back in another tab or the page was thrown out of
 * memory, this one goes on with it.
 *
 * @returns null when another page goes on with it.
 * @throws OauthStateMismatchError `OAUTH_STATE_MISMATCH` when it is the answer to no question of this browser.
 */
export async function receiveReturn({
  pendings,
  page,
  authProxyConfigId,
  redirectUri,
}: Parts): Promise<Received | null> {
  const href = page.href()
  const mark = stateStart(authProxyConfigId)
  const state = stateOf(href, mark)
  const pending = await pendings.look(state)
  page.showAddress(cleanedAddress(href, mark, pending?.redirectUri ?? redirectUri ?? ''))
  if (!pending?.inTab && (await handOver(returnChannelName(authProxyConfigId), state, href))) {
    page.close()
    return null
  }
  if (!pending) throw new OauthStateMismatchError()
  showPlaceOf(pending, page)
  return { pending, href }
}

/** Back to the query and fragment that the person left, when it is the same page. */
function showPlaceOf({ inTab, returnTo }: PendingLogin, page: Page): void {
  const address = inTab ? ownAddress(page.href(), returnTo) : null
  if (address !== null && new URL(address).pathname === new URL(page.href()).pathname)
    page.showAddress(address)
}

/** The app may have a state of its own in the address: ours is the one with the mark. */
function stateOf(href: string, mark: string): string {
  const { search, hash } = new URL(href)
  const states = [search, hash].flatMap((part) =>
    new URLSearchParams(part.slice(1)).getAll('state'),
  )
  return states.find((state) => state.startsWith(mark)) ?? ''
}
