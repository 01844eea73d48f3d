import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { ethereumAddress } from '../../src/crypto/stamp/ethereumAddress.ts'
import { personalMessageHash } from '../../src/crypto/stamp/personalMessageHash.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'

type Request = { readonly method: string; readonly params?: readonly unknown[] }

/** What a method answers in place of the wallet's own answer. */
type Answers = Record<string, () => unknown>

/** An error with a code, as wallets throw it. */
export function walletRefusal(code: number | string): Error {
  return Object.assign(new Error('User rejected the request.'), { code })
}

/** The key of an Ethereum account, and what `personal_sign` makes with it. */
export async function createEthereumKey() {
  const secretKey = secp256k1.utils.randomSecretKey()
  return {
    publicKeyHex: hexFromBytes(secp256k1.getPublicKey(secretKey)),
    address: ethereumAddress(secp256k1.getPublicKey(secretKey, false)),
    async sign(messageHex: string): Promise<string> {
      const message = bytesFromHex(messageHex.slice(2)) ?? new Uint8Array()
      const hash = await personalMessageHash(message)
      // the library writes the recovery byte first, wallets write it last and count from 27
      const signed = secp256k1.sign(hash, secretKey, { prehash: false, format: 'recovered' })
      return `0x${hexFromBytes(signed.subarray(1))}${(27 + (signed[0] ?? 0)).toString(16)}`
    },
  }
}

/** The key of a Solana account, and what `solana:signMessage` makes with it. */
export function createSolanaKey() {
  const secretKey = ed25519.utils.randomSecretKey()
  const publicKey = ed25519.getPublicKey(secretKey)
  return {
    publicKey,
    publicKeyHex: hexFromBytes(publicKey),
    address: base58.encode(publicKey),
    sign: (message: Uint8Array) => ed25519.sign(message, secretKey),
  }
}

/** A wallet behind an EIP-1193 provider, which signs whatever it is asked unless an answer is put in. */
export async function createEthereumWallet() {
  const key = await createEthereumKey()
  const requests: Request[] = []
  const answers: Answers = {}
  const listeners = new Map<string, Set<() => void>>()
  const own: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_requestAccounts: () => [key.address],
    personal_sign: ([message]) => key.sign(String(message)),
  }
  const provider = {
    async request(request: Request) {
      requests.push(request)
      const answer = answers[request.method]
      return answer ? answer() : own[request.method]?.(request.params ?? [])
    },
    on(name: string, listener: () => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    removeListener(name: string, listener: () => void) {
      listeners.get(name)?.delete(listener)
    },
  }
  return {
    ...key,
    requests,
    answers,
    provider,
    methods: () => requests.map(({ method }) => method),
    listening: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    disconnect() {
      for (const listener of listeners.get('disconnect') ?? []) listener()
    },
    announcement: (info: object = {}) => ({
      info: {
        uuid: crypto.randomUUID(),
        name: 'Foxglove',
        icon: 'data:image/svg+xml,<svg/>',
        rdns: 'example.foxglove',
        ...info,
      },
      provider,
    }),
  }
}

/** A Solana wallet of the Wallet Standard, which signs whatever it is asked unless an answer is put in. */
export function createSolanaWallet(changes: object = {}) {
  const key = createSolanaKey()
  const calls: string[] = []
  const answers: Answers = {}
  const account = {
    address: key.address,
    publicKey: key.publicKey,
    chains: ['solana:mainnet'],
    features: ['solana:signMessage'],
  }
  const answered = async (method: string, own: () => unknown) => {
    calls.push(method)
    const answer = answers[method]
    return answer ? answer() : own()
  }
  const wallet = {
    version: '1.0.0',
    name: 'Harbor',
    icon: 'data:image/png;base64,AA==',
    chains: ['solana:mainnet'],
    accounts: [],
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: () => answered('connect', () => ({ accounts: [account] })),
      },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: (input: { readonly message: Uint8Array }) =>
          answered('signMessage', () => [
            { signedMessage: input.message, signature: key.sign(input.message) },
          ]),
      },
    },
    ...changes,
  }
  return { ...key, wallet, account, calls, answers }
}
