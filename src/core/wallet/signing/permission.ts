import { isRecord } from '../../../lib/isRecord.ts'
import { wholeNumberFrom } from '../../../lib/wholeNumber.ts'
import { PERMIT2, type Permission } from './permissionTerms.ts'

/** The signed members of typed data, as `getSignedValues` returns them. */
export type SignedMembers = {
  readonly primaryType: string
  readonly domain: Readonly<Record<string, unknown>>
  readonly message: Readonly<Record<string, unknown>>
}

/**
 * Recognises a permission: EIP-2612, ERC-4494, the one of DAI, those of Permit2 and of what speaks as it does, and the
 * transfers of EIP-3009. Null for anything else.
 *
 * It goes by the names and types that the contracts check; a message that only looks like one is none to them either.
 */
export function permissionOf({ primaryType, domain, message }: SignedMembers): Permission | null {
  const contract = text(domain.verifyingContract)
  const spender = text(message[primaryType.endsWith('WithAuthorization') ? 'to' : 'spender'])
  if (contract === null || spender === null) return null
  switch (primaryType) {
    case 'Permit':
      return 'allowed' in message
        ? daiPermit(contract, spender, message)
        : permit(contract, spender, message)
    case 'TransferWithAuthorization':
    case 'ReceiveWithAuthorization':
      return authorized(contract, spender, message)
    case 'PermitSingle':
    case 'PermitBatch':
      return allowance(contract, spender, message)
    case 'PermitTransferFrom':
    case 'PermitBatchTransferFrom':
    case 'PermitWitnessTransferFrom':
    case 'PermitBatchWitnessTransferFrom':
      return transfer(contract, spender, message)
    default:
      return null
  }
}

type Message = SignedMembers['message']

function permit(token: string, spender: string, message: Message): Permission | null {
  // ERC-4494 has a number of one thing in its place
  const isSingle = 'tokenId' in message && !('value' in message)
  const amount = isSingle ? 1n : wholeNumberFrom(message.value)
  const expiresAtSeconds = wholeNumberFrom(message.deadline)
  if (amount === null || expiresAtSeconds === null) return null
  return { kind: 'permit', spender, tokens: [{ token, amount }], expiresAtSeconds }
}

/** Whoever has it can move the tokens, to that receiver only. */
function authorized(token: string, spender: string, message: Message): Permission | null {
  const amount = wholeNumberFrom(message.value)
  const expiresAtSeconds = wholeNumberFrom(message.validBefore)
  if (amount === null || expiresAtSeconds === null) return null
  return { kind: 'transfer', spender, tokens: [{ token, amount }], expiresAtSeconds }
}

/** All or nothing; an expiry of 0 is none. */
function daiPermit(token: string, spender: string, message: Message): Permission | null {
  const expiry = wholeNumberFrom(message.expiry)
  if (expiry === null || typeof message.allowed !== 'boolean') return null
  const amount = message.allowed ? null : 0n
  const expiresAtSeconds = expiry === 0n ? null : expiry
  return { kind: 'dai-permit', spender, tokens: [{ token, amount }], expiresAtSeconds }
}

/** The permission lasts as long as its longest detail, whatever the deadline of the signature. */
function allowance(contract: string, spender: string, message: Message): Permission | null {
  const details = listOf(message.details)
  const read = details.map((detail) => {
    const end = wholeNumberFrom(detail.expiration)
    return {
      token: text(detail.token),
      amount: wholeNumberFrom(detail.amount),
      // 0 lasts for the block that it is handed in with, which can be the last one
      expiration: end === 0n ? wholeNumberFrom(message.sigDeadline) : end,
    }
  })
  if (read.length === 0) return null
  const tokens = read.flatMap(({ token, amount }) =>
    token === null || amount === null ? [] : [{ token, amount }],
  )
  const ends = read.flatMap(({ expiration }) => (expiration === null ? [] : [expiration]))
  if (tokens.length < read.length || ends.length < read.length) return null
  const expiresAtSeconds = ends.reduce((a, b) => (a > b ? a : b))
  return { kind: 'permit2', ...keptBy(contract), spender, tokens, expiresAtSeconds }
}

function transfer(contract: string, spender: string, message: Message): Permission | null {
  const permitted = listOf(message.permitted)
  const tokens = permitted.flatMap((one) => {
    const token = text(one.token)
    const amount = wholeNumberFrom(one.amount)
    return token === null || amount === null ? [] : [{ token, amount }]
  })
  const expiresAtSeconds = wholeNumberFrom(message.deadline)
  const isWhole = tokens.length > 0 && tokens.length === permitted.length
  if (!isWhole || expiresAtSeconds === null) return null
  return { kind: 'permit2-transfer', ...keptBy(contract), spender, tokens, expiresAtSeconds }
}

/** Permit2 itself does what it says; others that speak as it does have their users too. */
const keptBy = (contract: string) => (contract.toLowerCase() === PERMIT2 ? {} : { contract })

/** One detail, or a list of them. */
function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  const list = Array.isArray(value) ? value : [value]
  return list.every(isRecord) ? list : []
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
