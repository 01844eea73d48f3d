import { createEthereumWallet, walletRefusal } from './fakeWallets.ts'

/** The provider of an app: shows codes, and connects when the phone has scanned one. */
export async function createPhone() {
  const wallet = await createEthereumWallet()
  const shown = new Set<(uri: unknown) => void>()
  let answer: (error: unknown) => void = () => undefined
  const connected = new Promise<void>((resolve, reject) => {
    answer = (error) => (error === null ? resolve() : reject(error))
  })
  return {
    ...wallet,
    shown,
    show: (uri: unknown) => {
      for (const listener of shown) listener(uri)
    },
    scan: () => answer(null),
    decline: () => answer(walletRefusal(5000)),
    provider: {
      request: wallet.provider.request,
      connect: () => connected,
      on: (name: string, listener: (uri: unknown) => void) => {
        if (name === 'display_uri') shown.add(listener)
      },
      removeListener: (_: string, listener: (uri: unknown) => void) => shown.delete(listener),
    },
  }
}
