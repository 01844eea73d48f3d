import type { ScreenProps } from '../screenProps.ts'
import { DoneView } from './DoneView.tsx'

export function Done({ frame }: ScreenProps) {
  return <DoneView frame={frame} />
}
