'use client'

import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { WayIcon } from './WayIcon.tsx'
import { addedName } from './wayName.ts'

export type AddTilesProps = {
  readonly methods: readonly LoginMethod[]
  /** Called within the click. */
  readonly onAdd: (method: LoginMethod) => void
}

/** The ways that can be added, side by side. Renders a `section`, or nothing where there are none. */
export function AddTiles({ methods, onAdd }: AddTilesProps) {
  const words = useAllWords()
  const slot = useSlot()
  if (methods.length === 0) return null
  return (
    <section className="lk-add">
      <h3 className="lk-add-title">{words.linking.addTitle}</h3>
      <div {...slot('methodTiles', 'lk-tiles')} data-count={methods.length}>
        {methods.map((method) => {
          const name = addedName(method, words)
          return (
            <button
              key={method}
              type="button"
              {...slot('methodTile', 'lk-tile')}
              data-state="idle"
              data-method={method}
              aria-label={words.linking.addNamed(name)}
              onClick={() => onAdd(method)}
            >
              <span {...slot('methodIcon', 'lk-method-icon')}>
                <WayIcon method={method} />
              </span>
              <span {...slot('methodLabel', 'lk-tile-label')}>{name}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
