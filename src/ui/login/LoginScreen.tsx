'use client'

import { Suspense, useEffect, useRef } from 'react'
import { focusScreen } from '../primitives/Screen/focusScreen.ts'
import type { ScreenProps } from './screenProps.ts'
import { screens } from './screens.ts'

/** The screen of the login's state. Moves the focus when one screen takes the place of another. */
export function LoginScreen(props: ScreenProps) {
  const { key, Component } = screens[props.state.at]
  const container = useRef<HTMLDivElement>(null)
  // only around what is loaded later, which is no function: React 18 draws a boundary anew that changes too early
  const isLater = typeof Component !== 'function'
  // the first screen's focus is the dialog's to give, and the page's when the login is inline: if there is one by then
  const shown = useRef(isLater ? '' : key)

  const content = (
    <>
      <Component {...props} />
      <OnShown
        onShown={() => {
          if (shown.current === key) return
          shown.current = key
          focusScreen(container.current)
        }}
      />
    </>
  )
  return (
    <div key={key} className="lk-screen" ref={container}>
      {isLater ? <Suspense fallback={held}>{content}</Suspense> : content}
    </div>
  )
}

/** Runs when what stands beside it is there. */
function OnShown({ onShown }: { readonly onShown: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen, whatever the function is by then
  useEffect(onShown, [])
  return null
}

/** Has the focus until the screen that is loaded can have it. */
const held = (
  <div ref={focusScreen}>
    <b className="lk-title" tabIndex={-1} data-lk-title="" />
  </div>
)
