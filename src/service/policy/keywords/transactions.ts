import type { SolanaIdl } from '../../../crypto/solana/idl/readSolanaIdl.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { bounds } from '../../limits/limits.ts'
import type { Reads } from '../../store/store.ts'
import { runInTurns, takeTurn } from '../../takeTurn.ts'
import type { ProgramIdls } from '../../transactions/solana/solanaTransactionFacts.ts'
import { type Budget, charge, STEPS } from '../language/budget.ts'
import { type PolicyRecord, type PolicyValue, recordOf } from '../language/policyValue.ts'
import { signerOf } from './keys.ts'
import type { Keyword, Subject } from './keyword.ts'
import { senderOf } from './senderOf.ts'
import { sendingFacts } from './sendingFacts.ts'
import {
  bitcoinTransaction,
  ethTransaction,
  solanaTransaction,
  tronTransaction,
} from './transactionTypes.ts'

/** The transaction of Ethereum that is signed or sent. Addresses are in small letters. */
export const ethTx: Keyword = {
  type: ethTransaction,
  load: async (reads, subject, view, budget) => {
    const facts = await ethFacts(subject, budget)
    if (!facts) return undefined
    const signer = await signerOf(reads, subject.organizationId, view.target)
    const from = signer && (await senderOf(signer))
    return new Map([
      ...facts,
      ...recordOf({ from }),
      ...(await callFacts(reads, subject, facts, budget)),
    ])
  },
}

/** The transaction of Solana that is signed or sent. */
export const solanaTx: Keyword = {
  type: solanaTransaction,
  load: async (reads, { intent, organizationId }, _view, budget) => {
    const unsigned = unsignedOf(intent, 'TRANSACTION_TYPE_SOLANA', 'solana:')
    if (unsigned === undefined || !(await chargeText(budget, unsigned))) return undefined
    // loaded when first asked for, as everything that reads transactions
    const { programKeysOf, solanaTransactionFacts } = await import(
      '../../transactions/solana/solanaTransactionFacts.ts'
    )
    const idls = await idlsOf(reads, organizationId, programKeysOf(unsigned), budget)
    return recordFrom(solanaTransactionFacts(unsigned, idls))
  },
}

/** The transaction of Bitcoin that is signed. */
export const bitcoinTx: Keyword = {
  type: bitcoinTransaction,
  load: async (reads, { intent, organizationId }, view, budget) => {
    const unsigned = unsignedOf(intent, 'TRANSACTION_TYPE_BITCOIN')
    if (unsigned === undefined || !(await chargeText(budget, unsigned))) return undefined
    const signer = await signerOf(reads, organizationId, view.target)
    const isTestNetwork = /_(TESTNET|SIGNET|REGTEST)_/.test(signer?.addressFormat ?? '')
    const { bitcoinFactsSteps } = await import('../../transactions/bitcoin/bitcoinTransaction.ts')
    return recordFrom(await runInTurns(bitcoinFactsSteps(unsigned, isTestNetwork)))
  },
}

/** The transaction of Tron that is signed. */
export const tronTx: Keyword = {
  type: tronTransaction,
  load: async (_reads, { intent }, _view, budget) => {
    const unsigned = unsignedOf(intent, 'TRANSACTION_TYPE_TRON')
    if (unsigned === undefined || !(await chargeText(budget, unsigned))) return undefined
    const { tronTransactionFacts } = await import('../../transactions/tron/tronTransactionFacts.ts')
    return recordFrom(tronTransactionFacts(unsigned))
  },
}

type Intent = Subject['intent']

/** The unsigned transaction of an intent, if it is of that type or for such a chain. */
function unsignedOf(intent: Intent, type: string, chains?: string): string | undefined {
  const { unsignedTransaction, caip2 } = intent
  const isFor = chains !== undefined && typeof caip2 === 'string' && caip2.startsWith(chains)
  if (typeof unsignedTransaction !== 'string' || (intent.type !== type && !isFor)) return undefined
  return unsignedTransaction
}

/**
 * Whether the budget has what it takes to read a text that came with the request or is stored. A long one is read in a turn of
 * its own.
 */
async function chargeText(budget: Budget, { length }: string): Promise<boolean> {
  if (!charge(budget, length * STEPS.documentCharacter)) return false
  if (length > bounds.freeBodyBytes) await takeTurn()
  return true
}

async function ethFacts({ intent }: Subject, budget: Budget): Promise<PolicyRecord | undefined> {
  const unsigned = unsignedOf(intent, 'TRANSACTION_TYPE_ETHEREUM')
  if (unsigned === undefined) return sendingFacts(intent)
  if (!(await chargeText(budget, unsigned))) return undefined
  const { ethTransactionFacts } = await import('../../transactions/ethereum/ethTransactionFacts.ts')
  return recordFrom(ethTransactionFacts(unsigned))
}

/** The call by the interface that the organization has stored of the contract, the newest first. */
async function callFacts(
  reads: Reads,
  { organizationId }: Subject,
  facts: PolicyRecord,
  budget: Budget,
): Promise<PolicyRecord> {
  const to = facts.get('to')
  const data = facts.get('data')
  if (typeof to !== 'string' || typeof data !== 'string') return new Map()
  const { contractCallFacts } = await import('../../transactions/abi/contractCallFacts.ts')
  const { isKnownAbi, readKnownAbi } = await import('../../transactions/abi/readKnownAbi.ts')
  const where = { organizationId, addressKey: to, type: 'ETHEREUM' } as const
  for (const row of await reads.find('smartContractInterfaces', where, { order: 'desc' })) {
    const { interfaceText } = row
    const cost = isKnownAbi(interfaceText) ? STEPS.knownCharacter : STEPS.documentCharacter
    if (!charge(budget, interfaceText.length * cost)) break
    const abi = await readKnownAbi(interfaceText)
    const call = typeof abi === 'string' ? null : contractCallFacts(abi, data)
    if (call) return recordFrom(call) ?? new Map()
  }
  return new Map()
}

/** The interfaces that the organization has stored of programs, the newest first. */
async function idlsOf(
  reads: Reads,
  organizationId: string,
  programKeys: readonly string[],
  budget: Budget,
): Promise<ProgramIdls> {
  const { readSolanaIdl } = await import('../../../crypto/solana/idl/readSolanaIdl.ts')
  const idls = new Map<string, readonly SolanaIdl[]>()
  for (const addressKey of programKeys) {
    const where = { organizationId, addressKey, type: 'SOLANA' } as const
    const rows = await reads.find('smartContractInterfaces', where, { order: 'desc' })
    const read: SolanaIdl[] = []
    for (const { interfaceText } of rows) {
      if (!(await chargeText(budget, interfaceText))) return idls
      const idl = readSolanaIdl(interfaceText)
      if (typeof idl !== 'string') read.push(idl)
    }
    idls.set(addressKey, read)
  }
  return idls
}

/** Facts as values of the language. */
function recordFrom(facts: object | null): PolicyRecord | undefined {
  return facts === null ? undefined : new Map(Object.entries(facts).map(entryFrom))
}

function entryFrom([name, fact]: readonly [unknown, unknown]): [string, PolicyValue] {
  return [String(name), valueFrom(fact)]
}

function valueFrom(fact: unknown): PolicyValue {
  if (typeof fact === 'bigint' || typeof fact === 'string' || typeof fact === 'boolean') return fact
  if (Array.isArray(fact)) return fact.map(valueFrom)
  if (fact instanceof Map) return new Map([...fact].map(entryFrom))
  return isRecord(fact) ? new Map(Object.entries(fact).map(entryFrom)) : null
}
