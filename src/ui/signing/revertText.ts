import type { SignView } from '../../core/wallet/signing/signView.ts'
import type { TransactionStatus } from '../../core/wallet/transactionStatus.ts'
import type { OutcomeWords } from '../../react/signingWords.ts'

/** Why a transaction did not go through, as the service says it. */
export type RevertReason = NonNullable<TransactionStatus['error']>

/** One contract that gave up. */
export type RevertStep = NonNullable<RevertReason['revertChain']>[number]

/** What a contract said: in its own words, or in ours when it said nothing that can be read. */
export type StepText = {
  readonly text: string
  readonly selector: string | null
  /** True for the words of a contract, a node or the service: they are quoted, whatever they claim. */
  readonly isQuoted: boolean
}

/** The contracts that gave up, the outermost first. */
export function stepsOf(reason: RevertReason | null): readonly RevertStep[] {
  return reason?.revertChain ?? reason?.eth?.revertChain ?? []
}

/** What one contract said. */
export function stepText(step: RevertStep, outcome: OutcomeWords): StepText {
  const { errorType, native, custom, unknown, displayMessage } = step
  const say = (text: string): StepText => ({ text, selector: null, isQuoted: false })
  const quote = (text: string | undefined): StepText =>
    text ? { text, selector: null, isQuoted: true } : say(outcome.stopped)
  if (errorType === 'custom' && custom?.errorName)
    return quote(`${custom.errorName}(${paramsText(custom.paramsJson)})`)
  if (errorType === 'native' && native) {
    const code = panicCode(native.panicCode)
    if (native.nativeType === 'panic' && code !== null) {
      const isKnown = Object.hasOwn(outcome.panics, code)
      return say(outcome.panic(code, isKnown ? (outcome.panics[code] ?? null) : null))
    }
    return quote(native.message || displayMessage)
  }
  const selector = unknown?.selector ?? null
  if (selector !== null) return { text: outcome.selector, selector, isQuoted: false }
  return quote(displayMessage)
}

/** The reason in one sentence: that of the innermost contract which said one, else what the service says. */
export function whyText(
  reason: RevertReason | null,
  outcome: OutcomeWords,
): Pick<StepText, 'text' | 'isQuoted'> {
  const readable = stepsOf(reason)
    .map((step) => stepText(step, outcome))
    .filter(
      ({ text, selector, isQuoted }) => isQuoted || (selector === null && text !== outcome.stopped),
    )
  const step = readable.at(-1)
  if (step) return step
  const message = reason?.solana?.rpcMessage ?? reason?.message
  return message ? { text: message, isQuoted: true } : { text: outcome.noReason, isQuoted: false }
}

/** `season: 2027, quantity: 2`; what cannot be read so without rounding a number stays as it came. */
function paramsText(json: string | undefined): string {
  if (json === undefined) return ''
  let isExact = true
  const exact = (_: string, value: unknown, context?: { readonly source?: string }) => {
    if (typeof value !== 'number') return value
    if (context?.source !== undefined) return context.source
    isExact &&= Number.isSafeInteger(value)
    return String(value)
  }
  const params = parse(json, exact)
  if (!isExact || typeof params !== 'object' || params === null) return json
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.entries(params)
    .map(([name, value]) => (Array.isArray(params) ? text(value) : `${name}: ${text(value)}`))
    .join(', ')
}

function parse(json: string, revive: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(json, revive)
  } catch {
    // it is shown as it came
    return null
  }
}

/** `0x11`, however it was written. */
function panicCode(code: string | undefined): string | null {
  if (code === undefined || !/^(?:0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(code)) return null
  return `0x${BigInt(code).toString(16).padStart(2, '0')}`
}

/** What did not go through, where more is known than that it was a transaction. */
export function revertedTitle({ effect }: Pick<SignView, 'effect'>) {
  if (effect.kind === 'transfer') return 'revertedTransfer'
  return effect.kind === 'permission' ? 'revertedPermission' : 'reverted'
}
