'use client'

import type { AccountWords } from '../../react/accountWords.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { account } from '../words/en/account.ts'

/** The texts of the account alone, which load with it. */
export function useAccountWords(): AccountWords {
  return { ...account, ...useUiSettings().words?.account }
}
