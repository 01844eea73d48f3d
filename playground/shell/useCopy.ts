import { useEffect, useState } from 'react'

const SHOWN_MS = 2000

/** Copies a text, and tells for two seconds that it did. */
export function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  return { isCopied, copy }
}
