'use client'

import { useEffect, useState } from 'react'

const COPIED_FOR_MS = 2000

/** Copies a text; `isCopied` for two seconds after. */
export function useCopy(text: string) {
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // a browser may refuse the clipboard; the text stays on the screen to be copied by hand
    }
  }

  return { isCopied, copy }
}
