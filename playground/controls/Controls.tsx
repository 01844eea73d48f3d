import type { ReactNode } from 'react'
import type { OnChange, Settings } from '../settings/settings.ts'
import { useMediaQuery } from '../shell/useMediaQuery.ts'
import { AppControls } from './AppControls.tsx'
import { BehaviorControls } from './BehaviorControls.tsx'
import { ControlsSheet } from './ControlsSheet.tsx'
import { MethodControls } from './MethodControls.tsx'
import { ThemeControls } from './ThemeControls.tsx'

type ControlsProps = {
  settings: Settings
  onChange: OnChange
  /** Changes the width of the column. */
  separator: ReactNode
}

/** The configuration: a column of its own on a wide page, a sheet on a narrow one. */
export function Controls(props: ControlsProps) {
  const isWide = useMediaQuery('(min-width: 760px)')
  const parts = (
    <>
      <MethodControls {...props} />
      <ThemeControls {...props} />
      <BehaviorControls {...props} />
      <AppControls {...props} />
    </>
  )
  if (!isWide) return <ControlsSheet>{parts}</ControlsSheet>
  return (
    <aside className="pg-controls" id="controls" aria-label="Configuration">
      <div className="pg-controls-scroll">{parts}</div>
      {props.separator}
    </aside>
  )
}
