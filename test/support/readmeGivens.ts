import type { TransactionMessage } from '@solana/kit'
import type { ReactNode } from 'react'
import type { WayIn } from '../../src/core/index.ts'
import type {
  AddressProof,
  Account as AnyAccount,
  Latchkit,
  LatchkitOptions,
  Session,
} from '../../src/index.ts'

// What the README's fragments take as given, so that each can be compiled as it stands there.

export declare const kit: Latchkit
export declare const options: LatchkitOptions
export declare const session: Session
export declare const account: Omit<AnyAccount, 'name'> & {
  readonly name: string
  readonly path: string
  readonly curve: 'CURVE_SECP256K1'
  readonly pathFormat: 'PATH_FORMAT_BIP32'
  readonly addressFormat: 'ADDRESS_FORMAT_ETHEREUM'
}
export declare const way: WayIn
export declare const message: TransactionMessage
export declare const proof: AddressProof
export declare const children: ReactNode
export declare const walletId: string
export declare const userId: string
export declare const organizationId: string
export declare const pinnedKeyHex: string
export declare const projectId: string
export declare const pcrs: {
  readonly 0: string
  readonly 1: string
  readonly 2: string
  readonly 3: string
}
export declare const manifestSha256: string
export declare const icon: `data:image/svg+xml;base64,${string}`
export declare const typed: string
export declare const words: Uint8Array
export declare const code: string
export declare const to: `0x${string}`
export declare function Logo(): ReactNode
export declare function Ask(props: { onSubmit: (text: string) => void }): ReactNode
export declare function Code(props: {
  length: number
  onSubmit: (code: string) => void
  onResend: () => void
}): ReactNode
export declare function verify(signature: string): void
export declare function keepOnce(id: string, sequence: number, event: unknown): Promise<void>
