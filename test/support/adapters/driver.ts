import type { Person } from './adapterStage.ts'

export const adapters = ['eip1193', 'viem', 'wagmi', 'solana'] as const

export type AdapterName = (typeof adapters)[number]

/** Where a transaction goes: a chain of the service, one that it does not know, and one whose node is gone. */
export type Place = 'known' | 'far' | 'dead'

/** What one adapter does for a person, by its own means. */
export type Driver = {
  readonly person: Person
  /** Asks for the accounts. */
  connect(): Promise<readonly string[]>
  /** Those that it gives without asking. */
  accounts(): Promise<readonly string[]>
  disconnect(): Promise<void>
  /** Hears which accounts there are, until it is stopped. */
  watch(listener: (accounts: readonly string[]) => void): () => void
  /** Hex with 0x. @param as - the address that is to sign. @default the person's own */
  signMessage(message: string | Uint8Array, as?: string): Promise<string>
  /** Whether a second library finds the signature good. */
  verify(message: string | Uint8Array, signature: string): Promise<boolean>
  /** Sends an amount to an address; its name on the chain. */
  transfer(to: string, amount: bigint, place?: Place): Promise<string>
  /** A transfer that is only signed, as a node takes it. */
  signTransfer(to: string, amount: bigint): Promise<string>
  /** Passes it on to the chain, without the adapter. */
  passOn(signed: string): Promise<void>
  balanceOf(address: string, place?: Place): Promise<bigint>
  /** An address that nobody has used. */
  stranger(): string
  /** What its ecosystem calls an error of this kind. */
  isDeclined(error: unknown): boolean
  isLoggedOut(error: unknown): boolean
  isChainUnreachable(error: unknown): boolean
}

/** The codes of an error and of what caused it, outermost first. */
export function codesOf(error: unknown): readonly unknown[] {
  const codes: unknown[] = []
  for (let at = error; at instanceof Error; at = at.cause) codes.push(Object(at).code)
  return codes.filter((code) => code !== undefined)
}
