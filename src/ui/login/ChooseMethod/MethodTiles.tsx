'use client'

import type { KeyboardEvent } from 'react'
import type { SocialProvider } from '../../../core/config/loginMethod.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { methodName } from '../../words/methodName.ts'
import { useWords } from '../../words/useWords.ts'
import type { ButtonMethod } from './arrangeMethods.ts'
import { MethodRow } from './MethodRow.tsx'

export type MethodTilesProps = {
  readonly providers: readonly SocialProvider[]
  readonly isInert: boolean
  /** Called within the click. */
  readonly onChoose: (method: ButtonMethod) => void
}

/** Social logins side by side. Each is a stop of the tab key; arrow keys move among them too. Renders a `div`. */
export function MethodTiles({ providers, isInert, onChoose }: MethodTilesProps) {
  const words = useWords()
  const slot = useSlot()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div {...slot('methodTiles', 'lk-tiles')} data-count={providers.length} onKeyDown={moveFocus}>
      {providers.map((provider) => {
        const name = methodName(provider, words)
        return (
          <MethodRow
            key={provider}
            method={provider}
            label={name}
            name={words.methods.continueWith(name)}
            isTile
            isInert={isInert}
            onChoose={onChoose}
          />
        )
      })}
    </div>
  )
}

/** Left and right are those of the eye, so they turn around with the direction of the page. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tiles = [...event.currentTarget.querySelectorAll('button')]
  const here = tiles.findIndex((tile) => tile.matches(':focus'))
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const step = stepOf(event.key, isRtl)
  if (here < 0 || step === null) return
  event.preventDefault()
  const last = tiles.length - 1
  tiles[Math.min(Math.max(here + step, 0), last)]?.focus()
}

function stepOf(key: string, isRtl: boolean): number | null {
  switch (key) {
    case 'ArrowRight':
      return isRtl ? -1 : 1
    case 'ArrowLeft':
      return isRtl ? 1 : -1
    case 'ArrowDown':
      return 1
    case 'ArrowUp':
      return -1
    case 'Home':
      return Number.NEGATIVE_INFINITY
    case 'End':
      return Number.POSITIVE_INFINITY
    default:
      return null
  }
}
