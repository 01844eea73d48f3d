import type { AddedPasskey } from '../actions/addPasskey.ts'
import { loadAddPasskey } from '../actions/loadAddPasskey.ts'
import type { WayIn } from '../actions/waysIn.ts'
import type { SocialProvider } from '../config/loginMethod.ts'
import { loadOnce } from '../http/loadOnce.ts'
import { createProviderWindow, type ProviderWindow } from '../login/oauth/providerWindow.ts'
import type { WalletAccount } from '../login/wallet/externalWallet.ts'
import { browserPage, type Page } from '../oauth/page.ts'
import type { NewContact, SentCode } from './addContact.ts'
import { addProvider } from './addProvider.ts'
import { createLinkContext, type LinkContext, requireSession } from './linkContext.ts'
import { listWaysIn } from './listWaysIn.ts'
import { type Removal, removeWayIn } from './removeWayIn.ts'

/** Everything that can be done about the ways into the account that is logged in. */
export type Linking = {
  list(signal?: AbortSignal): Promise<readonly WayIn[]>
  /** Sends a code to an address. */
  sendCode(contact: NewContact, signal?: AbortSignal): Promise<SentCode>
  /** Makes the address a way in, in place of the one that there was. */
  addContact(sent: SentCode, code: string, signal?: AbortSignal): Promise<void>
  /**
   * Opens the window of a provider, empty. Call it within the click, before `addProvider`.
   *
   * @param says - what it says until the provider's page is there.
   */
  openProviderWindow(says?: string): boolean
  addProvider(provider: SocialProvider, signal?: AbortSignal): Promise<void>
  /** Makes a passkey on this device. */
  addPasskey(name?: string, signal?: AbortSignal): Promise<AddedPasskey>
  addWallet(wallet: Pick<WalletAccount, 'stamp'>, signal?: AbortSignal): Promise<void>
  /** @throws LastLoginMethodError `LAST_LOGIN_METHOD` unless it may be the last. */
  remove(removal: Removal, signal?: AbortSignal): Promise<void>
}

// nothing of these for whoever only looks; a provider's window opens within the click, and waits for no file
const loadAddContact = loadOnce(() => import('./addContact.ts'))
const loadAddWallet = loadOnce(() => import('./addWallet.ts'))

/** What may be replaced for tests. */
type Place = { readonly page?: Page; readonly providerWindow?: ProviderWindow }

/**
 * Makes the actions that add and remove ways into the account that is logged in.
 *
 * @example
 * const linking = createLinking(kit)
 * const sent = await linking.sendCode({ method: 'sms', text: '+44 7700 900123' })
 * await linking.addContact(sent, code)
 */
export function createLinking(
  kit: LinkContext['kit'],
  { page = browserPage, providerWindow = createProviderWindow(true) }: Place = {},
): Linking {
  const context = createLinkContext(kit)
  const never = new AbortController().signal
  return {
    list: (signal) => listWaysIn(context, signal),
    sendCode: async (contact, signal = never) =>
      (await loadAddContact()).sendLinkCode(context, contact, signal),
    addContact: async (sent, code, signal = never) =>
      (await loadAddContact()).addContact(context, sent, code, signal),
    openProviderWindow: (says) => providerWindow.open(says),
    addProvider: (provider, signal = never) =>
      addProvider(context, provider, { providerWindow, page }, signal),
    async addPasskey(name, signal = never) {
      const { userId } = requireSession(context)
      const { addPasskey } = await loadAddPasskey()
      return addPasskey(kit, { userId, name }, signal)
    },
    addWallet: async (wallet, signal = never) =>
      (await loadAddWallet()).addWallet(context, wallet, signal),
    remove: (removal, signal = never) => removeWayIn(context, removal, signal),
  }
}
