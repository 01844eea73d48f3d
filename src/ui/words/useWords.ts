'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { LoginTexts, PartialWords } from '../../react/words.ts'
import { loginTexts } from './loginTexts.ts'

/** The texts of the login in the app's language; what a translation leaves out is English. */
export function useWords(): LoginTexts {
  return withFallback(useUiSettings().words)
}

function withFallback(words: PartialWords | undefined): LoginTexts {
  if (words === undefined) return loginTexts
  return {
    button: { ...loginTexts.button, ...words.button },
    common: { ...loginTexts.common, ...words.common },
    login: { ...loginTexts.login, ...words.login },
    methods: { ...loginTexts.methods, ...words.methods },
    code: { ...loginTexts.code, ...words.code },
    wallets: { ...loginTexts.wallets, ...words.wallets },
    passkey: { ...loginTexts.passkey, ...words.passkey },
    oauth: { ...loginTexts.oauth, ...words.oauth },
    system: { ...loginTexts.system, ...words.system },
  }
}
