import { ethereumStamp } from '../../../crypto/stamp/ethereumStamp.ts'
import { WalletFailedError, WalletLockedError } from '../../../errors/wallet.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { askWallet } from './askWallet.ts'
import type { ExternalWallet, WalletAccount } from './externalWallet.ts'
import { callMember, readList } from './untrusted.ts'

const ADDRESS = /^0x[0-9a-f]{40}$/i

/**
 * A wallet behind an EIP-1193 provider.
 *
 * Ours: the published clients ask for a signature over a fixed text first, only to learn the public key. Here it is
 * recovered from the one signature that the login needs, so a person is asked twice and not three times.
 */
export function ethereumWallet(provider: unknown): ExternalWallet {
  const ask = (method: string, params: readonly unknown[], signal: AbortSignal) =>
    askWallet(() => callMember(provider, 'request', [{ method, params }]), {
      signal,
      onGone: (listener) => onDisconnect(provider, listener),
    })

  const accountAt = (address: string): WalletAccount => ({
    address,
    async stamp(text, signal) {
      const message = `0x${hexFromBytes(bytesFromUtf8(text))}`
      const signature = await ask('personal_sign', [message, address], signal)
      const stamp = typeof signature === 'string' && ethereumStamp(text, signature, address)
      if (!stamp) throw new WalletFailedError({ details: 'no signature of this account' })
      return stamp
    },
  })

  return {
    async connect(signal) {
      const accounts = readList(await ask('eth_requestAccounts', [], signal))
      if (accounts.length === 0) throw new WalletLockedError({ details: 'no account' })
      const [address] = accounts
      if (typeof address !== 'string' || !ADDRESS.test(address))
        throw new WalletFailedError({ details: 'no address' })
      return accountAt(address)
    },
  }
}

/** A provider that says that it is disconnected answers no more requests (EIP-1193 section "disconnect"). */
function onDisconnect(provider: unknown, listener: () => void): () => void {
  const tell = (method: string) => callMember(provider, method, ['disconnect', listener])
  tell('on').catch(ignore)
  return () => {
    tell('removeListener').catch(ignore)
  }
}

function ignore(): void {
  // a provider without events still answers requests
}
