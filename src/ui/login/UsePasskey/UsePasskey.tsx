'use client'

import { useKit } from '../../../react/kitContext.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import type { ScreenProps } from '../screenProps.ts'

export function UsePasskey({ frame }: ScreenProps) {
  const kit = useKit()
  const { login } = useWords()
  return <ScreenHeader frame={frame} title={login.title(kit.appName)} />
}
