'use client'

import { useSlot } from '../theme/useSlot.ts'
import { Address } from './Address.tsx'
import { partyAt, type SentFacts } from './partyAt.ts'
import { type RevertStep, stepText } from './revertText.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type RevertChainProps = {
  readonly steps: readonly RevertStep[]
  readonly view: SentFacts
}

/** The contracts through which a transaction stopped, the cause last. Renders a `section` with an `ol`. */
export function RevertChain({ steps, view }: RevertChainProps) {
  const words = useSigningWords()
  const outcome = useOutcomeWords()
  const slot = useSlot()
  return (
    <section>
      <h3 className="lk-split lk-sign-heading">
        {outcome.where}
        <small>{outcome.outermost}</small>
      </h3>
      <ol {...slot('revertChain', 'lk-chain')} aria-label={outcome.chain(steps.length)}>
        {steps.map((step, at) => {
          const { text, selector, isQuoted } = stepText(step, outcome)
          const address = step.address ?? null
          const name = address === null ? null : partyAt(address, view).name
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps stay where they are
            <li key={at} {...slot('revertStep', 'lk-chain-step')}>
              <span className="lk-split">
                <b>{name === null ? words.unknownContract : <VisibleText text={name} />}</b>
                {address === null ? null : <Address address={address} isWhole={false} />}
              </span>
              <span className={selector === null ? 'lk-mono' : undefined}>
                <VisibleText text={text} isQuoted={isQuoted} />
                {selector === null ? null : (
                  <>
                    {' '}
                    <span className="lk-mono">
                      <VisibleText text={selector} />
                    </span>
                  </>
                )}
              </span>
              {at === steps.length - 1 ? (
                <div>
                  <span className="lk-tag" data-tone="danger">
                    {outcome.cause}
                  </span>
                </div>
              ) : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
