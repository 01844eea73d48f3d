'use client'

import type { ScreenProps } from '../screenProps.ts'
import { ChooseMethodView } from './ChooseMethodView.tsx'
import { useFirstScreen } from './useFirstScreen.ts'

/** The first screen, of where the login is. */
export function ChooseMethod({ state, frame, extras }: ScreenProps) {
  return <ChooseMethodView {...useFirstScreen(state)} frame={frame} legal={extras.legal ?? null} />
}
