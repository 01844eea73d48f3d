'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { FrameWords } from '../../react/words.ts'
import { frame } from '../words/en/frame.ts'

/** The texts of a login in a frame alone, which load with it. */
export function useFrameWords(): FrameWords {
  return { ...frame, ...useUiSettings().words?.frame }
}
