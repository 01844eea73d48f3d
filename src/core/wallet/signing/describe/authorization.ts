import type { Authorization } from '../../../../crypto/ethereum/authorization.ts'
import type { EthAuthorization } from '../../../../crypto/ethereum/ethFields.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { SignDetail, SignNode } from '../signView.ts'
import { chainMeaning } from './meaning.ts'
import { partyOf } from './party.ts'
import { type Draft, onChain, type Presenter, type Reading } from './reading.ts'

const NOBODY = `0x${'0'.repeat(40)}`

/** An authorization, however it was written. */
export function describeAuthorization(on: Reading, authorization: Authorization): Draft {
  const { chainId } = authorization
  const reading = chainId === 0n ? { ...on, chain: null } : onChain(on, chainId)
  const { effect, isGiven } = delegationOf(reading, [authorization])
  return {
    effect,
    money: isGiven ? 'later' : 'never',
    level: isGiven ? 'danger' : 'plain',
    warnings: isGiven ? [{ kind: 'delegation' }] : [],
    details: [{ kind: 'tree', title: null, nodes: authorizationNodes(reading, authorization) }],
    chain: reading.chain,
  }
}

/** Who reads one that is not written as JSON. */
export function presenterFor(read: EthAuthorization): Presenter {
  return { read: (reading) => describeAuthorization(reading, written(read)) }
}

/**
 * A transaction that carries authorizations gives the account away, whatever else it does. Those that take all back change
 * nothing of what else it does.
 */
export function withAuthorizations(
  reading: Reading,
  read: Draft,
  carried: readonly EthAuthorization[],
): Draft {
  const on = { ...reading, chain: read.chain ?? null }
  const authorizations = carried.map(written)
  const trees = authorizations.map((one): SignDetail => {
    return { kind: 'tree', title: 'authorizationList', nodes: authorizationNodes(on, one) }
  })
  const shown = { ...read, details: [...trees, ...read.details] }
  const { effect, isGiven } = delegationOf(on, authorizations)
  if (!isGiven) return shown
  return {
    ...shown,
    effect,
    money: read.money === 'never' ? 'later' : read.money,
    level: 'danger',
    warnings: [{ kind: 'delegation' }, ...read.warnings],
  }
}

function written({ chainId, address, nonce }: EthAuthorization): Authorization {
  return { chainId, address: `0x${hexFromBytes(address)}`, nonce }
}

/** What authorizations do together: the first that gives is the one to name. */
export function delegationOf(reading: Reading, authorizations: readonly Authorization[]) {
  const given = authorizations.find(({ address }) => address !== NOBODY)
  return {
    isGiven: given !== undefined,
    effect: {
      kind: 'delegation',
      to: given ? partyOf(reading, given.address) : null,
      isOnEveryChain: authorizations.some(({ chainId }) => chainId === 0n),
    },
  } as const
}

/** The three values that are signed. */
export function authorizationNodes(
  reading: Reading,
  { chainId, address, nonce }: Authorization,
): readonly SignNode[] {
  const party = partyOf(reading, address)
  return [
    leaf('chainId', 'uint256', String(chainId), chainMeaning(reading, chainId)),
    leaf('address', 'address', address, { kind: 'party', party }),
    leaf('nonce', 'uint64', String(nonce), null),
  ]
}

function leaf(name: string, type: string, value: string, meaning: SignNode['meaning']): SignNode {
  return { name, type, value, meaning, children: [] }
}
