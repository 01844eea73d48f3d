'use client'

import { useEffect, useState } from 'react'
import { useKit } from '../../react/kitContext.ts'
import { useTick } from '../panel/useTick.ts'
import type { Recorder } from '../record/createRecorder.ts'
import { InboxView } from './InboxView.tsx'
import type { CodeFacts, Message } from './messages.ts'
import { pollInbox } from './pollInbox.ts'

export type InboxProps = {
  readonly url: string
  readonly recorder: Pick<Recorder, 'send'>
  readonly codes: CodeFacts
}

/** The inbox of the local service. */
export function Inbox({ url, recorder: { send }, codes }: InboxProps) {
  const kit = useKit()
  const [messages, setMessages] = useState<readonly Message[] | null>([])
  useTick()
  useEffect(() => pollInbox(url, send, setMessages), [url, send])

  async function clear() {
    try {
      await send(`${url}/messages`, { method: 'DELETE' })
      setMessages([])
    } catch {
      setMessages(null)
    }
  }

  return (
    <InboxView messages={messages} codes={codes} nowMs={kit.nowMs()} onClear={() => void clear()} />
  )
}
