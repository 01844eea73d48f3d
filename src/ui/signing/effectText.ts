import type { Amount, SignEffect, SignView } from '../../core/wallet/signing/signView.ts'
import { amountsText, symbolText } from './amountText.ts'
import { partyText, shortened } from './partyText.ts'
import { safeName } from './safeName.ts'
import { timeText } from './timeText.ts'
import type { AskingWords } from './useSigningWords.ts'

export type EffectTextContext = {
  readonly words: AskingWords
  readonly locale: string | undefined
  readonly nowMs: number
  /** Whether the service sends it to a network, beyond signing it. */
  readonly isSent: boolean
}

export type EffectText = { readonly headline: string; readonly line: string }

type Of<Kind extends SignEffect['kind']> = Extract<SignEffect, { kind: Kind }>
type Texts = {
  readonly [Kind in SignEffect['kind']]: (
    effect: Of<Kind>,
    context: EffectTextContext,
    money: string,
  ) => EffectText
}

/** What happens if the person agrees, by its kind. */
const texts: Texts = {
  message: (_, { words }) => words.message,
  signIn: ({ domain }, { words }) => words.signIn(safeName(domain)),
  permission: permissionText,
  typedData: ({ primaryType, domainName }, { words }) =>
    words.typedData(safeName(primaryType), domainName === null ? null : safeName(domainName)),
  transfer({ amounts, to }, { words, locale }, line) {
    // who gets it may be nobody's contract
    const name = to.name === null && !to.isSelf ? shortened(to.address) : partyText(to, words)
    return { headline: words.transfer(amountsText(amounts, words, locale), name), line }
  },
  call: ({ to, functionName }, { words }, line) => ({
    headline: words.call(safeName(functionName), partyText(to, words)),
    line,
  }),
  unreadableCall: (_, { words, isSent }) => words.unreadableCall(isSent),
  deployment: (_, { words }, line) => ({ headline: words.deployment, line }),
  delegation: ({ to, isOnEveryChain }, { words }) =>
    to === null ? words.delegationEnds : words.delegation(partyText(to, words), isOnEveryChain),
  blind: (_, { words }) => words.blind,
}

/** The headline of a request, and the line below it. */
export function effectText(
  { effect, money }: Pick<SignView, 'effect' | 'money'>,
  context: EffectTextContext,
): EffectText {
  const text = texts[effect.kind] as (
    effect: SignEffect,
    context: EffectTextContext,
    money: string,
  ) => EffectText
  return text(effect, context, context.words.money[money])
}

function permissionText(
  { spender, amounts, isUnlimited, endsAtSeconds, by }: Of<'permission'>,
  { words, locale, nowMs }: EffectTextContext,
): EffectText {
  const who = partyText(spender, words)
  if (isUnlimited) {
    const until = endsAtSeconds === null ? null : timeText(endsAtSeconds, nowMs, locale)
    const symbol = (amount: Amount) => symbolText(amount, words)
    return words.unlimited(who, amountsText(amounts, words, locale, symbol), until?.date ?? null)
  }
  const text = by === 'signature' ? words.permission : words.permissionNow
  return text(who, amountsText(amounts, words, locale))
}
