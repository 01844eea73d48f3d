'use client'

import { useEffect, useRef } from 'react'
import { readSmsCode } from './readSmsCode.ts'

/**
 * Hands over the code of the text message when it arrives, where the browser can read it. The wait ends with the screen, and
 * begins anew with every code that is sent.
 *
 * @param otpId - of the code that is awaited; null while none comes by text message.
 */
export function useSmsCode(otpId: string | null, onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })

  useEffect(() => {
    if (otpId === null) return
    const leaving = new AbortController()
    void readSmsCode(leaving.signal).then((code) => {
      if (code !== null) latest.current(code)
    })
    return () => leaving.abort()
  }, [otpId])
}
