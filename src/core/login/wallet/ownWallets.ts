/**
 * What the kit has put on the page itself, by that which tells wallets apart there: the provider and its uuid, or the wallet.
 *
 * The login offers none of it: it would log in with what is there only after a login.
 */
export const ownWallets = new Set<unknown>()
