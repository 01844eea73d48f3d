'use client'

import { useUiSettings } from '../../react/kitContext.ts'
import type { PartialWords, Words } from '../../react/words.ts'
import { en } from './en.ts'

/** The texts in the app's language; what a translation leaves out is English. */
export function useWords(): Words {
  return withFallback(useUiSettings().words)
}

function withFallback(words: PartialWords | undefined): Words {
  if (words === undefined) return en
  return {
    button: { ...en.button, ...words.button },
    common: { ...en.common, ...words.common },
    login: { ...en.login, ...words.login },
    methods: { ...en.methods, ...words.methods },
    code: { ...en.code, ...words.code },
    wallets: { ...en.wallets, ...words.wallets },
    passkey: { ...en.passkey, ...words.passkey },
    oauth: { ...en.oauth, ...words.oauth },
    system: { ...en.system, ...words.system },
    session: { ...en.session, ...words.session },
    linking: { ...en.linking, ...words.linking },
  }
}
