import { WORD } from '../../../../crypto/abi/abiWords.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import { isLostAt } from '../../lostFunds.ts'
import type { SignDetail, SignWarning } from '../signView.ts'
import type { EthereumDeed, ReadDeed } from './ethereumDeed.ts'
import type { Move } from './functionDeed.ts'
import { isSame, movedAmount, ownAmount, partyOf, tokenAmount, unreadWarning } from './party.ts'
import { describePermission, describeRevocation } from './permission.ts'
import { readFunction } from './readFunction.ts'
import type { Reading } from './reading.ts'

/** What a contract that nobody knows does by the name of a standard is its own affair. */
const ofStranger = { level: 'caution', warnings: [{ kind: 'unknownContract' }] } as const

/** What a call does, by the standards and by what the organization has stored of the contract. */
export function describeCall(reading: Reading, { to, value, data }: EthereumDeed): ReadDeed {
  const paid = value > 0n ? [ownAmount(reading, value)] : null
  const money = paid ? 'now' : 'unknown'
  const plain = { money, level: 'plain', warnings: [], pays: paid } as const
  const whole: SignDetail = { kind: 'data', hex: `0x${hexFromBytes(data)}` }
  if (to === null)
    return { ...plain, effect: { kind: 'deployment' }, level: 'caution', details: [whole] }
  const party = partyOf(reading, to)
  const read = readFunction(reading, to, data)
  const contract = { kind: 'contract', party } as const
  if (!read)
    return {
      ...plain,
      effect: { kind: 'unreadableCall', to: party },
      level: 'unreadable',
      warnings: [unreadWarning(reading, to)],
      details: [contract, whole],
    }
  const { name: functionName, inputs, nodes, deed: done } = read
  // lists and tuples take as many words as are in them
  const areWords = inputs.every(({ text }) => !/^(?:string|bytes)$|[[(]/.test(text))
  // what is sent behind the arguments is shown too
  const isLonger = areWords && data.length > 4 + WORD * inputs.length
  const details = [
    contract,
    { kind: 'call', functionName, nodes } as const,
    ...(isLonger ? [whole] : []),
  ]
  const effect = { kind: 'call', to: party, functionName } as const
  if (done?.kind === 'permission') {
    const granted = describePermission(reading, done.granted, 'transaction')
    // the words of one with a limit say that nothing is paid now
    const isLimited = granted.level !== 'danger'
    return { ...granted, ...(paid && { money, ...(isLimited && { effect }) }), details, pays: paid }
  }
  if (done?.kind === 'revocation') {
    const { contract: of, spender, tokens, isPart } = done
    const amounts = tokens.map((token) => ({ ...tokenAmount(reading, token, 0n), raw: null }))
    const revoked = { contract: of, spender, amounts, isPart, by: 'transaction' } as const
    const ended = describeRevocation(reading, revoked)
    return { ...ended, ...(paid && { money, effect }), details, pays: paid }
  }
  if (done?.kind === 'transfer')
    return describeMoves(reading, done.moves, { paid, details, effect })
  return { ...plain, effect, details, ...(done && party.name === null && ofStranger) }
}

function describeMoves(
  reading: Reading,
  moves: readonly [Move, ...Move[]],
  {
    paid,
    details,
    effect,
  }: Pick<ReadDeed, 'details' | 'effect'> & { readonly paid: ReadDeed['pays'] },
): ReadDeed {
  const [{ to: receiver }] = moves
  const isToOne = moves.every(({ to }) => isSame(to, receiver))
  const amounts = moves.map(({ token, amount, isSingle }) => {
    const counted = movedAmount(reading, token, amount)
    return isSingle ? { ...counted, decimals: 0, symbol: null } : counted
  })
  const own = amounts.filter((_, at) => isSame(moves[at]?.from ?? '', reading.account.address))
  const isOwn = own.length > 0
  const isStranger = amounts.some(({ token }) => token?.name === null)
  const receivers = (isToOne ? moves.slice(0, 1) : moves).map(({ to }): SignDetail => {
    return { kind: 'to', party: partyOf(reading, to) }
  })
  // where nobody knows what a contract counts, 0 may be the number of a thing
  const isNothing =
    !paid &&
    amounts.every(
      ({ raw, decimals }, at) => raw === 0n && (decimals !== null || moves[at]?.isCount),
    )
  // beside what is moved the parts of nothing are none; where nobody knows what is counted, 0 may be a number
  const moved = amounts.filter(
    ({ raw, decimals }, at) => raw !== 0n || (decimals === null && !moves[at]?.isCount),
  )
  const shown = moved.length > 0 ? moved : amounts
  // what a contract that nobody knows does besides is its own affair
  const moneyOfNothing = isStranger ? 'unknown' : 'fee'
  const isLost = moves.some(
    ({ to, token }) =>
      isLostAt(to, token, reading.chain) || (paid && isLostAt(token, null, reading.chain)),
  )
  const warnings: readonly SignWarning[] = [
    ...(isNothing ? [{ kind: 'movesNothing' } as const] : []),
    ...(isLost && !isNothing ? [{ kind: 'lost' } as const] : []),
    ...(isStranger ? ofStranger.warnings : []),
  ]
  return {
    // what is paid goes to the contract, not to who gets the tokens
    effect:
      paid || !isToOne
        ? effect
        : { kind: 'transfer', amounts: shown, to: partyOf(reading, receiver) },
    money: paid ? 'now' : isNothing ? moneyOfNothing : isOwn ? 'now' : 'unknown',
    level: isNothing || isLost ? 'danger' : isStranger ? ofStranger.level : 'plain',
    warnings,
    details: [...receivers, ...details],
    pays: isOwn ? [...(paid ?? []), ...own] : paid,
  }
}
