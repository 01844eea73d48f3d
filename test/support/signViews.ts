import type { ContractInterface } from '../../src/core/wallet/contractInterface.ts'
import { chainFacts } from '../../src/core/wallet/knownChains.ts'
import * as delegation from '../../src/core/wallet/signing/describe/authorization.ts'
import {
  presenterWith as authorizationRequest,
  prepare as prepareAuthorization,
} from '../../src/core/wallet/signing/describe/authorizationRequest.ts'
import { describe } from '../../src/core/wallet/signing/describe/describe.ts'
import { readBytes } from '../../src/core/wallet/signing/describe/ethereumBytes.ts'
import * as ethereumCall from '../../src/core/wallet/signing/describe/ethereumCall.ts'
import {
  callsCode,
  presenterWith as ethereumSend,
} from '../../src/core/wallet/signing/describe/ethereumSend.ts'
import { isSame } from '../../src/core/wallet/signing/describe/party.ts'
import * as payload from '../../src/core/wallet/signing/describe/payload.ts'
import { bytesOf } from '../../src/core/wallet/signing/describe/payloadBytes.ts'
import { storedFacts as permit2Facts } from '../../src/core/wallet/signing/describe/permit2Call.ts'
import { presenterFor as rawTransaction } from '../../src/core/wallet/signing/describe/rawTransaction.ts'
import type { Presenter, SignFacts } from '../../src/core/wallet/signing/describe/reading.ts'
import * as solana from '../../src/core/wallet/signing/describe/solana.ts'
import { storedFacts } from '../../src/core/wallet/signing/describe/storedCall.ts'
import * as typedData from '../../src/core/wallet/signing/describe/typedData.ts'
import { PERMIT2 } from '../../src/core/wallet/signing/permissionTerms.ts'
import type {
  PreparedRequest,
  SendEstimate,
} from '../../src/core/wallet/signing/preparedRequest.ts'
import { prepareEthereumSend } from '../../src/core/wallet/signing/prepareEthereumSend.ts'
import { prepareNodeSend, prepareRequest } from '../../src/core/wallet/signing/prepareRequest.ts'
import { prepareSolanaSend } from '../../src/core/wallet/signing/prepareSolanaSend.ts'
import { type ReaderName, readerOf } from '../../src/core/wallet/signing/readerOf.ts'
import type { SigningAccount, SignRequest } from '../../src/core/wallet/signing/signRequest.ts'
import type { SignDetail, SignNode, SignView } from '../../src/core/wallet/signing/signView.ts'

/** Somebody's account on Ethereum, and that on Solana. */
export const everyday: SigningAccount = {
  address: '0x7a3f5b1f3c2d4e6a8b0c9d1e2f3a4b5c6d7e91c2',
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
  curve: 'CURVE_SECP256K1',
  name: 'Everyday',
}
export const travel: SigningAccount = {
  address: '4Nd1mYQyQbVjM4nSCUcDrN2v6J8gKQTkTjQdGkSBMPzS',
  addressFormat: 'ADDRESS_FORMAT_SOLANA',
  curve: 'CURVE_ED25519',
  name: 'Travel',
}

/** USD Coin on Base, and addresses that nothing is known of. */
export const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
export const PASSES = '0x9fe46736679d2d9a65f0992f2272de9f3c7f6fa6'
export const STRANGER = '0x5fbdb2315678afecb367f032d93f642f64180aa3'

export const NOW_MS = Date.UTC(2026, 4, 24, 10, 21)

type Without<Request> = Request extends SignRequest ? Omit<Request, 'account'> : never
type Row = Without<SignRequest> & { readonly account?: SigningAccount }

/** All that the kit loads one by one. */
const readers: Readonly<Record<ReaderName, (prepared: PreparedRequest) => Presenter>> = {
  payload: () => payload,
  typedData: () => typedData,
  authorization: () => authorizationRequest(delegation),
  ethereumSend: (prepared) => ethereumSend(callsCode(prepared) ? ethereumCall : null),
  ethereumBytes: (prepared) => {
    const read = readBytes(prepared)
    if (!read) return payload
    return 'items' in read
      ? rawTransaction(read, ethereumCall, read.authorizationList ? delegation : null)
      : delegation.presenterFor(read)
  },
  solana: () => solana,
  solanaBytes: ({ activity, parameters }) => {
    const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
    return bytes && solana.isTransaction(bytes) ? solana : payload
  },
}

/** What goes out for a request. */
export function preparedFor(request: SignRequest): PreparedRequest {
  if (request.kind === 'message') return payload.prepare(request)
  if (request.kind === 'authorization') return prepareAuthorization(request)
  if (request.kind === 'typedData') return typedData.prepare(request)
  if (request.kind !== 'send') return prepareRequest(request)
  const { account, transaction } = request
  if ('broadcast' in transaction) return prepareNodeSend(account, transaction)
  return 'to' in transaction
    ? prepareEthereumSend(account, transaction)
    : prepareSolanaSend(account, transaction)
}

/** What is known besides the request. */
export type ViewFacts = Partial<Omit<SignFacts, 'interfaces'>> & {
  readonly interfaces?: readonly ContractInterface[]
}

/** What a person reads of a request, on a page of Fieldnotes. */
export function viewFor(request: Row, facts: ViewFacts = {}, estimate?: SendEstimate): SignView {
  const asked = { account: everyday, ...request } as SignRequest
  const prepared = { ...preparedFor(asked), estimate }
  const known: SignFacts = {
    origin: 'https://app.fieldnotes.example',
    host: 'app.fieldnotes.example',
    nowMs: NOW_MS,
    chainOf: (caip2: string) => chainFacts(caip2),
    interfaces: [],
    accounts: [],
    ...storedFacts(facts.interfaces ?? []),
    ...facts,
  }
  const { read } = readers[readerOf(prepared)](prepared)
  const view = describe(prepared, known, read)
  const isOfPermit2 = view.details.some(
    (one) => one.kind === 'contract' && isSame(one.party.address, PERMIT2),
  )
  return isOfPermit2 ? describe(prepared, { ...known, ...permit2Facts([], known) }, read) : view
}

/** What the organization has stored about a contract of Ethereum. */
export function storedInterface(address: string, label: string, abi: unknown): ContractInterface {
  return { id: 'stored', address, chain: 'ethereum', label, notes: '', json: JSON.stringify(abi) }
}

/** The details of one kind. */
export function detailsOf<Kind extends SignDetail['kind']>({ details }: SignView, kind: Kind) {
  return details.filter((one): one is Extract<SignDetail, { kind: Kind }> => one.kind === kind)
}

/** A tree as lines: names down to the value, and the value. */
export function linesOf(nodes: readonly SignNode[], above = ''): readonly string[] {
  return nodes.flatMap(({ name, value, children }) =>
    value === null ? linesOf(children, `${above}${name}.`) : [`${above}${name}: ${value}`],
  )
}

/** The kinds of what a person is warned of. */
export const warned = ({ warnings }: SignView) => warnings.map(({ kind }) => kind)
