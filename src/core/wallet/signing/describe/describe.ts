import { chainFacts } from '../../knownChains.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { SignView } from '../signView.ts'
import { isAllVisible } from '../visibleText.ts'
import { describeBlind } from './blind.ts'
import { estimated } from './estimated.ts'
import { describePayload } from './payload.ts'
import { describeEthereumHex, describeEthereumSend } from './rawTransaction.ts'
import { type Draft, hexBytes, type Reading, type SignFacts, worst } from './reading.ts'
import { describeSolanaHex } from './solana.ts'

/**
 * Says what a request does, made of the parameters that go out and of nothing else; facts only name what they hold.
 *
 * What cannot be read is said to be so: nothing is guessed, and no number is rounded.
 */
export function describe(prepared: PreparedRequest, facts: SignFacts): SignView {
  const { account, caip2, parameters } = prepared
  const asked = caip2 === null ? null : chainFacts(caip2, facts.chains)
  const read = draftOf(prepared, { facts, account, chain: asked })
  const draft = estimated(read, prepared.estimate)
  const { effect, money, details, chain = asked } = draft
  const isElsewhere = asked !== null && chain !== null && asked.caip2 !== chain.caip2
  const shown = details.filter(({ kind }) => kind !== 'data')
  const isHidden = !textsIn([effect, shown]).every(isAllVisible)
  const warnings: SignView['warnings'] = [
    ...draft.warnings,
    ...(isElsewhere ? [{ kind: 'otherNetwork' } as const] : []),
    ...(isHidden ? [{ kind: 'hiddenCharacters' } as const] : []),
  ]
  return {
    effect,
    money,
    level: worst(draft.level, isElsewhere || isHidden ? 'caution' : 'plain'),
    warnings,
    origin: facts.origin,
    account,
    chain,
    details,
    raw: draft.raw ?? JSON.stringify(parameters, null, 2),
  }
}

function draftOf(prepared: PreparedRequest, reading: Reading): Draft {
  const { activity, parameters } = prepared
  switch (activity) {
    case 'signRawPayload':
      return describePayload(reading, parameters)
    case 'ethSendTransactionV2':
      return describeEthereumSend(reading, parameters)
    case 'solSendTransactionV2': {
      const sending = { isSent: true, isSponsored: parameters.sponsor === true }
      return describeSolanaHex(reading, parameters.unsignedTransaction, sending)
    }
    case 'signTransaction': {
      const { type, unsignedTransaction: unsigned } = parameters
      if (type === 'TRANSACTION_TYPE_ETHEREUM') return describeEthereumHex(reading, unsigned)
      if (type === 'TRANSACTION_TYPE_SOLANA')
        return describeSolanaHex(reading, unsigned, { isSent: false, isSponsored: false })
      return describeBlind(hexBytes(unsigned) ?? unsigned)
    }
    default:
      return activity satisfies never
  }
}

/** Every text in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
