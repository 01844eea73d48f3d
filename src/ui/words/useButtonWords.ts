'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { ButtonWords } from '../../react/words.ts'
import { button } from './en/button.ts'

/** The texts of the login button alone, so that the others load with the login. */
export function useButtonWords(): ButtonWords {
  const { words } = useUiSettings()
  return words?.button === undefined ? button : { ...button, ...words.button }
}
