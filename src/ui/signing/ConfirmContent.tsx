'use client'

import { ConfirmParts } from './ConfirmParts.tsx'
import type { ConfirmViewProps } from './confirmViewProps.ts'
import { WithSignTexts } from './WithSignTexts.tsx'

/** What `ConfirmView` shows once all of it is loaded: suspends before. */
export function ConfirmContent(props: ConfirmViewProps) {
  return <WithSignTexts {...props} draw={(texts) => <ConfirmParts {...props} {...texts} />} />
}
