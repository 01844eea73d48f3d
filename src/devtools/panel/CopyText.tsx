'use client'

import { useEffect, useState } from 'react'
import { DevtoolsIcon } from './DevtoolsIcon.tsx'

const COPIED_FOR_MS = 2000

/** Copies a text, and says so for two seconds. Renders a `button`. */
export function CopyText({ text, label }: { readonly text: string; readonly label: string }) {
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
      // a browser may refuse the clipboard
    }
  }

  return (
    <button
      type="button"
      className="lk-devtools-icon-button"
      aria-label={isCopied ? 'Copied' : label}
      onClick={() => void copy()}
    >
      <DevtoolsIcon name={isCopied ? 'check' : 'copy'} />
    </button>
  )
}
