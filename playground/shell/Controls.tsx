import { useState } from 'react'
import type { Settings } from '../settings.ts'
import { BehaviorControls } from './BehaviorControls.tsx'
import { ThemeControls } from './ThemeControls.tsx'
import { useMediaQuery } from './useMediaQuery.ts'

/** The configuration: a column of its own on a wide page, folded on a narrow one. */
export function Controls(props: {
  settings: Settings
  onChange: (change: Partial<Settings>) => void
}) {
  const isWide = useMediaQuery('(min-width: 760px)')
  const [isUnfolded, setUnfolded] = useState(false)
  return (
    <aside className="pg-controls" aria-label="Configuration">
      {!isWide && (
        <button
          type="button"
          className="pg-unfold"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          Configuration
        </button>
      )}
      {(isWide || isUnfolded) && (
        <>
          <ThemeControls {...props} />
          <BehaviorControls {...props} />
        </>
      )}
    </aside>
  )
}
