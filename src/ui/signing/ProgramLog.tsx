'use client'

import { useId, useState } from 'react'
import { useUiSettings } from '../../react/kitContext.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type ProgramLogProps = {
  readonly lines: readonly string[]
  /** As the service says it: a whole number in text. */
  readonly units: string | null
}

/** What the programs of Solana wrote down, folded until it is asked for. Renders a `section`. */
export function ProgramLog({ lines, units }: ProgramLogProps) {
  const outcome = useOutcomeWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section {...slot('programLog', 'lk-log')}>
      <div className="lk-split">
        <button
          type="button"
          className="lk-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="chevron-down" size={16} />
          {outcome.log}
        </button>
        {units === null ? null : <small>{outcome.units(numberText(units, locale))}</small>}
      </div>
      <ul className="lk-payload lk-mono" id={id} dir="ltr" hidden={!isOpen}>
        {isOpen
          ? lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay where they are
              <li key={at} data-tone={/ failed: /.test(line) ? 'danger' : undefined}>
                <VisibleText text={line} />
              </li>
            ))
          : null}
      </ul>
    </section>
  )
}

function numberText(units: string, locale: string | undefined): string {
  return /^\d{1,20}$/.test(units) ? new Intl.NumberFormat(locale).format(BigInt(units)) : units
}
