import { hexFromBytes } from '../../../../lib/hex.ts'
import type { SignDetail } from '../signView.ts'
import type { EthereumDeed, ReadDeed } from './ethereumDeed.ts'
import { isSame, movedAmount, ownAmount, partyOf, unreadWarning } from './party.ts'
import { describePermission } from './permission.ts'
import { readFunction } from './readFunction.ts'
import type { Reading } from './reading.ts'
import type { Deed } from './standardCalls.ts'

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
  const { name: functionName, nodes, deed: done, isLonger } = read
  // what is sent behind the arguments is shown too
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
  // what is paid goes to the contract, not to who gets the tokens
  if (done?.kind === 'transfer')
    return { ...describeTransfer(reading, done, { paid, details }), ...(paid && { effect }) }
  return { ...plain, effect, details, ...(done && party.name === null && ofStranger) }
}

function describeTransfer(
  reading: Reading,
  { from, to, token, amount, isSingle }: Extract<Deed, { readonly kind: 'transfer' }>,
  { paid, details }: { readonly paid: ReadDeed['pays']; readonly details: readonly SignDetail[] },
): ReadDeed {
  const party = partyOf(reading, to)
  const counted = movedAmount(reading, token, amount)
  const moved = isSingle ? { ...counted, decimals: 0, symbol: null } : counted
  const isOwn = from === null || isSame(from, reading.account.address)
  const isStranger = counted.token?.name === null
  return {
    effect: { kind: 'transfer', amounts: [moved], to: party },
    money: isOwn || paid ? 'now' : 'unknown',
    ...(isStranger ? ofStranger : { level: 'plain', warnings: [] }),
    details: [{ kind: 'to', party }, ...details],
    pays: isOwn ? [...(paid ?? []), moved] : paid,
  }
}
