'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { focusScreen } from '../../primitives/Screen/focusScreen.ts'

/** A screen in place of the tabs; the focus goes to its title. Renders a `div`. */
export function PanelScreen({ children }: { readonly children: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => focusScreen(screen.current), [])
  return (
    <div className="lk-screen" ref={screen}>
      {children}
    </div>
  )
}
