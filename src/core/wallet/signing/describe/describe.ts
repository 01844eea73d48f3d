import type { PreparedRequest } from '../preparedRequest.ts'
import type { SignView } from '../signView.ts'
import { isAllVisible } from '../visibleText.ts'
import { type Reader, type SignFacts, worst } from './reading.ts'

/**
 * Says what a request does, made of the parameters that go out and of nothing else; facts only name what they hold.
 *
 * What cannot be read is said to be so: nothing is guessed, and no number is rounded.
 *
 * @param read - the one for this kind.
 */
export function describe(prepared: PreparedRequest, facts: SignFacts, read: Reader): SignView {
  const { broadcast, account, caip2, parameters } = prepared
  const asked = caip2 === null ? null : facts.chainOf(caip2)
  const draft = read({ facts, account, chain: asked }, prepared)
  // what is only signed is good wherever its bytes are, whatever network whoever asks says: on Solana by their blockhash
  const isSent = broadcast !== 'nobody'
  const { effect, details, chain = isSent ? asked : null } = draft
  // readers say what it does on the chain: what nobody sends does that later, and whoever sends it then pays the fee
  const isNow = draft.money === 'now' || draft.money === 'fee'
  // only a transaction has who it is from: with its signature it is whole
  const isWhole = !isSent && details.some(({ kind }) => kind === 'from')
  const isLater = isNow || draft.money === 'later'
  const money = isWhole && isLater ? 'onceSent' : isNow && !isSent ? 'later' : draft.money
  const isElsewhere = asked !== null && chain !== null && asked.caip2 !== chain.caip2
  const names = details.filter(({ kind }) => kind !== 'data' && kind !== 'text')
  const isHidden = !(
    details.every((one) => one.kind !== 'text' || isAllVisible(one.text)) &&
    textsIn([effect, names, chain?.name, facts.origin]).every((text) => isAllVisible(text, true))
  )
  const warnings: SignView['warnings'] = [
    ...draft.warnings,
    ...(isElsewhere ? [{ kind: 'otherNetwork' } as const] : []),
    ...(isHidden ? [{ kind: 'hiddenCharacters' } as const] : []),
  ]
  return {
    effect,
    broadcast,
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

/** Every text in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
