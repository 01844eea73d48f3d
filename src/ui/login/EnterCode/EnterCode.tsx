'use client'

import type { ScreenProps } from '../screenProps.ts'
import { EnterCodeView } from './EnterCodeView.tsx'
import { type CodeState, useCodeScreen } from './useCodeScreen.ts'

/** The code screen, of where the login is. */
export function EnterCode({ state, ...props }: ScreenProps) {
  return 'entry' in state ? <Code {...props} state={state} /> : null
}

type CodeProps = Omit<ScreenProps, 'state'> & { readonly state: CodeState }

function Code({ state, frame, extras }: CodeProps) {
  return <EnterCodeView {...useCodeScreen(state)} frame={frame} devHint={extras.devHint ?? null} />
}
