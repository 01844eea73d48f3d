import { isRecord } from '../../../lib/isRecord.ts'
import type { Reads } from '../../store/store.ts'
import { type PolicyRecord, type PolicyValue, recordOf } from '../language/policyValue.ts'
import { signerOf } from './keys.ts'
import type { Keyword, Subject } from './keyword.ts'
import {
  bitcoinTransaction,
  ethTransaction,
  solanaTransaction,
  tronTransaction,
} from './transactionTypes.ts'

/** The transaction of Ethereum that is signed or sent. Addresses are in small letters. */
export const ethTx: Keyword = {
  type: ethTransaction,
  load: async (reads, subject, view) => {
    const facts = await ethFacts(subject)
    if (!facts) return undefined
    const signer = await signerOf(reads, subject.organizationId, view.target)
    const isEthereum = signer?.addressFormat === 'ADDRESS_FORMAT_ETHEREUM'
    const from = isEthereum && view.target ? view.target.id.toLowerCase() : undefined
    return new Map([...facts, ...recordOf({ from }), ...(await callFacts(reads, subject, facts))])
  },
}

/** The transaction of Solana that is signed or sent. */
export const solanaTx: Keyword = {
  type: solanaTransaction,
  load: async (_reads, { intent }) => {
    const unsigned = unsignedOf(intent, 'TRANSACTION_TYPE_SOLANA', 'solana:')
    if (unsigned === undefined) return undefined
    // loaded when first asked for, as everything that reads transactions
    const { solanaTransactionFacts } = await import(
      '../../transactions/solana/solanaTransactionFacts.ts'
    )
    return recordFrom(solanaTransactionFacts(unsigned))
  },
}

/** The transaction of Bitcoin that is signed. */
export const bitcoinTx: Keyword = {
  type: bitcoinTransaction,
  load: async (reads, { intent, organizationId }, view) => {
    const unsigned = unsignedOf(intent, 'TRANSACTION_TYPE_BITCOIN')
    if (unsigned === undefined) return undefined
    const signer = await signerOf(reads, organizationId, view.target)
    const isTestNetwork = /_(TESTNET|SIGNET|REGTEST)_/.test(signer?.addressFormat ?? '')
    const { bitcoinTransactionFacts } = await import(
      '../../transactions/bitcoin/bitcoinTransaction.ts'
    )
    return recordFrom(bitcoinTransactionFacts(unsigned, isTestNetwork))
  },
}

/** The transaction of Tron that is signed. */
export const tronTx: Keyword = {
  type: tronTransaction,
  load: async (_reads, { intent }) => {
    const unsigned = unsignedOf(intent, 'TRANSACTION_TYPE_TRON')
    if (unsigned === undefined) return undefined
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

async function ethFacts({ intent }: Subject): Promise<PolicyRecord | undefined> {
  const unsigned = unsignedOf(intent, 'TRANSACTION_TYPE_ETHEREUM')
  if (unsigned === undefined) return sendingFacts(intent)
  const { ethTransactionFacts } = await import('../../transactions/ethereum/ethTransactionFacts.ts')
  return recordFrom(ethTransactionFacts(unsigned))
}

/** What a request to send says of its transaction. What the chain says later is not there, and allows nothing. */
async function sendingFacts(intent: Intent): Promise<PolicyRecord | undefined> {
  const [namespace, chain = ''] = String(intent.caip2).split(':')
  const calls: readonly unknown[] = Array.isArray(intent.calls) ? intent.calls : [intent]
  const [call] = calls
  if (namespace !== 'eip155' || calls.length !== 1 || !isRecord(call)) return undefined
  const { wholeNumberFrom } = await import('../../wallets/typed-data/wholeNumber.ts')
  const { to, data = '0x', value = '0' } = call
  return recordOf({
    to: typeof to === 'string' ? to.toLowerCase() : undefined,
    data: typeof data === 'string' ? data.toLowerCase() : undefined,
    value: wholeNumberFrom(value) ?? undefined,
    gas: wholeNumberFrom(intent.gasLimit) ?? undefined,
    chain_id: wholeNumberFrom(chain) ?? undefined,
    nonce: wholeNumberFrom(intent.nonce) ?? undefined,
    max_fee_per_gas: wholeNumberFrom(intent.maxFeePerGas) ?? undefined,
    max_priority_fee_per_gas: wholeNumberFrom(intent.maxPriorityFeePerGas) ?? undefined,
    type: 'TYPE_2',
  })
}

/** The call by the interface that the organization has stored of the contract, the newest first. */
async function callFacts(
  reads: Reads,
  { organizationId }: Subject,
  facts: PolicyRecord,
): Promise<PolicyRecord> {
  const to = facts.get('to')
  const data = facts.get('data')
  if (typeof to !== 'string' || typeof data !== 'string') return new Map()
  const { contractCallFacts } = await import('../../transactions/abi/contractCallFacts.ts')
  const where = { organizationId, addressKey: to, type: 'ETHEREUM' } as const
  for (const row of await reads.find('smartContractInterfaces', where, { order: 'desc' })) {
    const call = contractCallFacts(row.interfaceText, data)
    if (call) return recordFrom(call) ?? new Map()
  }
  return new Map()
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
