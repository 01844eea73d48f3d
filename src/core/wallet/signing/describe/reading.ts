import type { ContractAbi } from '../../../../crypto/abi/contractAbi.ts'
import type { AbiValue } from '../../../../crypto/abi/decodeAbi.ts'
import type { ProgramCall } from '../../../../crypto/solana/transfers.ts'
import { bytesFromHex } from '../../../../lib/hex.ts'
import type { ChainFacts, ChainOptions } from '../../chain.ts'
import type { NamedContract } from '../../contractInterface.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { SigningAccount } from '../signRequest.ts'
import type {
  Amount,
  SignDetail,
  SignEffect,
  SignLevel,
  SignNode,
  SignView,
  SignWarning,
} from '../signView.ts'
import type { DeedReader } from './functionDeed.ts'

/** What names addresses. */
export type SignNames = {
  /** What is stored about contracts, those first that are asked first. */
  readonly interfaces: readonly Pick<NamedContract, 'address' | 'label'>[]
  /** The person's own accounts. */
  readonly accounts: readonly SigningAccount[]
}

/** What is known when a request is read, besides the request. */
export type SignFacts = SignNames & {
  /** Of the page that asks, like `https://app.example.com`. */
  readonly origin: string
  /** Host and port of that page. */
  readonly host: string
  readonly nowMs: number
  readonly chainOf: (caip2: string) => ChainFacts
  /** Looks a function of a contract up in what is stored; absent where nothing is stored of a contract that is called. */
  readonly storedCall?: ((contract: string, selector: string) => StoredCall | null) | undefined
  /** Absent where nothing is stored of the programs that are called. */
  readonly storedProgram?: StoredProgram | undefined
}

/** A function that can be read: as the organization has stored it, by a standard, or of a contract that is everywhere. */
export type StoredCall = {
  readonly name: string
  readonly inputs: readonly NamedType[]
  /** Those of its contract, where they are stored: they tell what it counts. */
  readonly functions?: ContractAbi['functions']
  /** Reads what is sent behind its four bytes; null for what does not hold its arguments. */
  readonly read: (data: Uint8Array, tools: ReadingTools) => readonly SignNode[] | null
  /** Absent where nobody knows what it does. */
  readonly deedOf?: DeedReader
  /** The place of the argument that counts what its deed is about; -1 where none does. */
  readonly amountAt?: number
}

/** What arguments are read with. */
export type ReadingTools = {
  readonly reading: Reading
  readonly leaf: LeafWriter
  readonly flatNode: FlatReader
}

/** Reads a value that has no others in it, by its place in the data that offsets count from. */
type FlatReader = (
  input: NamedType,
  data: Uint8Array,
  at: number,
  leaf: LeafWriter,
) => SignNode | null

/** An argument by its name, and its type as signatures write it. */
export type NamedType = { readonly name: string; readonly text: string }

/** Writes a value that has no others in it, by its name and its type. */
export type LeafWriter = (name: string, type: string, value: AbiValue) => SignNode

/** What an instruction does, as far as it is known. */
export type ReadInstruction = {
  readonly name: string
  readonly nodes: readonly SignNode[]
  /** What moves, and to where. */
  readonly move?: {
    readonly to: string
    /** Whether that is an account for tokens, which somebody holds. */
    readonly isTokenAccount: boolean
    readonly amount: Amount
    readonly isOwn: boolean
  }
  /** Whether it is read by what is stored of its program. */
  readonly isOfProgram?: true
  /** How much work the transaction may take, in units. */
  readonly units?: bigint
  /** What it offers for a unit to be taken first, in millionths of a lamport. */
  readonly price?: bigint
  /** Of what a permission ends, whoever had it. */
  readonly revoked?: Amount
  /** Who may take what later. */
  readonly grant?: { readonly spender: string; readonly token: string; readonly amount: bigint }
}

/** Reads an instruction of a program by what the organization has stored of it; null where nothing fits. */
export type StoredProgram = (
  call: ProgramCall,
  /** Writes a key by its name, and whose it is. */
  key: (name: string, address: string) => SignNode,
) => ReadInstruction | null

/** A request while it is read. */
export type Reading = {
  readonly facts: SignFacts
  readonly account: SigningAccount
  readonly chain: ChainFacts | null
}

/** What came of reading: the view without what is the same for every request. */
export type Draft = {
  readonly effect: SignEffect
  /** When money leaves the account, if it is sent when the person agrees. */
  readonly money: SignView['money']
  readonly level: SignLevel
  readonly warnings: readonly SignWarning[]
  readonly details: readonly SignDetail[]
  /** For which chain it is, as its bytes say; left out where they do not say it. */
  readonly chain?: ChainFacts | null
  /** In place of the parameters as JSON. */
  readonly raw?: string
}

/** Reads one kind of request. */
export type Reader = (reading: Reading, prepared: PreparedRequest) => Draft

/** What is known about a chain, by what the app says of its chains. */
export type ChainReader = (caip2: string, configured?: readonly ChainOptions[]) => ChainFacts

/** What is loaded to read one kind of request. */
export type Presenter = {
  readonly read: Reader
  /** Who reads by what is stored of what is called. @default 'storedCall' */
  readonly storedReader?: 'storedCall' | 'storedProgram' | undefined
}

const LEVELS: readonly SignLevel[] = ['plain', 'caution', 'unreadable', 'danger']

/** The level that takes most care. */
export function worst(...levels: readonly SignLevel[]): SignLevel {
  return LEVELS[Math.max(...levels.map((level) => LEVELS.indexOf(level)))] ?? 'danger'
}

/** The same reading, for the chain that the bytes name. */
export function onChain(reading: Reading, chainId: bigint): Reading {
  return { ...reading, chain: reading.facts.chainOf(`eip155:${chainId}`) }
}

/** Bytes of hex with or without 0x; null for any other text. */
export function hexBytes(hex: string): Uint8Array | null {
  return bytesFromHex(hex.startsWith('0x') ? hex.slice(2) : hex)
}
