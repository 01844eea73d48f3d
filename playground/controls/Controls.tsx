import { useState } from 'react'
import type { OnChange, Settings } from '../settings/settings.ts'
import { useMediaQuery } from '../shell/useMediaQuery.ts'
import { AppControls } from './AppControls.tsx'
import { BehaviorControls } from './BehaviorControls.tsx'
import { MethodControls } from './MethodControls.tsx'
import { ThemeControls } from './ThemeControls.tsx'

/** The configuration: a column of its own on a wide page, folded on a narrow one. */
export function Controls(props: { settings: Settings; onChange: OnChange }) {
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
          <MethodControls {...props} />
          <ThemeControls {...props} />
          <BehaviorControls {...props} />
          <AppControls {...props} />
        </>
      )}
    </aside>
  )
}
