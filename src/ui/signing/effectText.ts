import type { Party, SignView } from '../../core/wallet/signing/signView.ts'
import { amountsText, symbolsText } from './amountText.ts'
import { partyText, shortened } from './partyText.ts'
import { safeName } from './safeName.ts'
import { timeText } from './timeText.ts'
import type { AskingWords } from './useSigningWords.ts'

export type EffectTextContext = {
  readonly words: AskingWords
  readonly locale: string | undefined
  readonly nowMs: number
}

export type EffectText = { readonly headline: string; readonly line: string }

/**
 * What happens if the person agrees: the headline of a request, and the line below it. Undefined where its words are not
 * loaded yet.
 */
export function effectText(
  {
    effect,
    broadcast,
    money,
    details,
  }: Pick<SignView, 'effect' | 'broadcast' | 'money' | 'details'>,
  { words, locale, nowMs }: EffectTextContext,
): EffectText | undefined {
  const line = words.money[money]
  const isSent = broadcast !== 'nobody'
  const nameOf = (party: Party) => partyText(party, words)
  switch (effect.kind) {
    case 'message':
      // without a prefix that keeps it from being anything else nobody can promise what it does
      return money === 'never' ? words.message : words.message && { ...words.message, line }
    case 'blind':
      return words.blind
    case 'signIn':
      // of another site only a note says which: a headline is not written by whoever asks
      return effect.isElsewhere ? words.signInElsewhere : words.signIn?.(safeName(effect.domain))
    case 'permission': {
      const { spender, amounts, isUnlimited, endsAtSeconds, by } = effect
      const who = nameOf(spender)
      if (isUnlimited) {
        const until = timeText(endsAtSeconds, nowMs, locale)
        return words.unlimited(who, symbolsText(amounts, words, locale), until?.date ?? null)
      }
      const isFree = details.some((one) => one.kind === 'fee' && one.isSponsored)
      const isPaid = by === 'transaction' && isSent && !isFree
      const text = isPaid ? words.permissionNow : words.permission
      const said = text(who, amountsText(amounts, words, locale))
      return money === 'onceSent' ? { ...said, line } : said
    }
    case 'typedData': {
      const { primaryType, contract } = effect
      // what a contract that nobody knows calls itself is no name
      const name = contract?.name ? safeName(contract.name) : null
      return words.typedData?.(safeName(primaryType), name)
    }
    case 'revocation': {
      const { spender, amounts, isPart } = effect
      const who = spender && nameOf(spender)
      const tokens = symbolsText(amounts, words, locale)
      return isPart && who !== null ? words.reduction(who, tokens) : words.revocation(who, tokens)
    }
    case 'order': {
      const gives = amountsText(effect.gives, words, locale)
      const gets = effect.gets.length === 0 ? null : amountsText(effect.gets, words, locale)
      return words.order && { headline: words.order(gives, gets), line }
    }
    case 'transfer': {
      const { amounts, to } = effect
      // who gets it may be nobody's contract
      const name = to.name === null && !to.isSelf ? shortened(to.address) : nameOf(to)
      return { headline: words.transfer(amountsText(amounts, words, locale), name), line }
    }
    case 'call':
      return { headline: words.call(safeName(effect.functionName), nameOf(effect.to)), line }
    case 'unreadableCall':
      return words.unreadableCall
    case 'deployment':
      return { headline: words.deployment, line }
    case 'delegation': {
      const { to, isOnEveryChain } = effect
      return to === null ? words.delegationEnds : words.delegation?.(nameOf(to), isOnEveryChain)
    }
    default:
      return effect satisfies never
  }
}
