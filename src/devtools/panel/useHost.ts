'use client'

import { useEffect, useState } from 'react'
import { openHost } from './openHost.ts'

/** The place of the panel in the page; null on a server, and until the page runs. */
export function useHost(): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const host = openHost()
    setElement(host.element)
    return () => host.close()
  }, [])
  return element
}
