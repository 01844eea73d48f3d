import type { Party, SignView } from '../../core/wallet/signing/signView.ts'
import { amountsText, listText, symbolText } from './amountText.ts'
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
    case 'blind':
      return words[effect.kind]
    case 'signIn':
      return words.signIn?.(safeName(effect.domain))
    case 'permission': {
      const { spender, amounts, isUnlimited, endsAtSeconds, by } = effect
      const who = nameOf(spender)
      if (isUnlimited) {
        const until = timeText(endsAtSeconds, nowMs, locale)
        // those that nobody knows are all called the same
        const symbols = new Set(amounts.map((amount) => symbolText(amount, words)))
        return words.unlimited(who, listText(symbols, locale), until?.date ?? null)
      }
      const isFree = details.some((one) => one.kind === 'fee' && one.isSponsored)
      const isPaid = by === 'transaction' && isSent && !isFree
      const text = isPaid ? words.permissionNow : words.permission
      return text(who, amountsText(amounts, words, locale))
    }
    case 'typedData': {
      const { primaryType, domainName } = effect
      return words.typedData?.(
        safeName(primaryType),
        domainName === null ? null : safeName(domainName),
      )
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
      return words.unreadableCall(isSent)
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
