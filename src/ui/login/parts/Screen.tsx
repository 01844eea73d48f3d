'use client'

import { Suspense, useEffect, useRef } from 'react'
import { focusScreen } from '../../primitives/Screen/focusScreen.ts'
import { screens } from '../screens.ts'
import { useParts } from './partsContext.ts'

/** The ready screen, where the login is at something that has no parts. Renders a `div`, or nothing. */
export function Screen() {
  const { state, extras, frame, first, code } = useParts()
  const place = useRef<HTMLDivElement>(null)
  if (first || code) return null
  const { key, Component } = screens[state.at]
  return (
    <div key={key} ref={place}>
      <Suspense fallback={null}>
        <Component state={state} extras={extras} frame={frame} />
        <Shown onShown={() => focusScreen(place.current)} />
      </Suspense>
    </div>
  )
}

/** It is there only now: what moved the focus when the login went on found nothing. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen, whatever the function is by then
  useEffect(onShown, [])
  return null
}
