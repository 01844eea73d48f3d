import { ed25519Stamp } from '../../../crypto/stamp/ed25519Stamp.ts'
import {
  WalletFailedError,
  WalletRejectedError,
  WalletWrongNetworkError,
} from '../../../errors/wallet.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { askWallet } from './askWallet.ts'
import type { ExternalWallet, WalletAccount } from './externalWallet.ts'
import { callMember, readBytes, readList, readMember, readTexts } from './untrusted.ts'

export const CONNECT = 'standard:connect'
export const SIGN_MESSAGE = 'solana:signMessage'

const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/**
 * A Solana wallet of the Wallet Standard.
 *
 * @param onGone - tells when the wallet takes itself off the page.
 */
export function solanaWallet(
  wallet: unknown,
  onGone: (listener: () => void) => () => void,
): ExternalWallet {
  const ask = (feature: string, method: string, input: object, signal: AbortSignal) =>
    askWallet(
      () => callMember(readMember(readMember(wallet, 'features'), feature), method, [input]),
      { signal, onGone },
    )

  const accountOf = (given: unknown): WalletAccount => {
    const publicKey = readBytes(readMember(given, 'publicKey'), 32)
    const address = readMember(given, 'address')
    if (publicKey?.length !== 32 || typeof address !== 'string' || !ADDRESS.test(address))
      throw new WalletFailedError({ details: 'no address' })
    return {
      address,
      async stamp(text, signal) {
        const message = bytesFromUtf8(text)
        const input = { account: given, message: message.slice() }
        const [output] = readList(await ask(SIGN_MESSAGE, 'signMessage', input, signal))
        const signed = readBytes(readMember(output, 'signedMessage'), message.length)
        const signature = readBytes(readMember(output, 'signature'), 64)
        // some devices can only sign a text with a preface of their own
        const isThisText = signed !== null && isSame(signed, message)
        const stamp = isThisText && signature && (await ed25519Stamp(text, signature, publicKey))
        if (!stamp) throw new WalletFailedError({ details: 'no signature of this account' })
        return stamp
      },
    }
  }

  return {
    async connect(signal) {
      const output = await ask(CONNECT, 'connect', {}, signal)
      const accounts = readList(readMember(output, 'accounts'))
      if (accounts.length === 0) throw new WalletRejectedError({ details: 'no account' })
      const account = accounts.find(signsForSolana)
      if (account === undefined) throw new WalletWrongNetworkError({ details: 'no Solana account' })
      return accountOf(account)
    },
  }
}

/** True when one of the chains is Solana's. */
export function isOnSolana(chains: unknown): boolean {
  return readTexts(chains).some((chain) => chain.startsWith('solana:'))
}

function signsForSolana(account: unknown): boolean {
  return (
    isOnSolana(readMember(account, 'chains')) &&
    readTexts(readMember(account, 'features')).includes(SIGN_MESSAGE)
  )
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}
