'use client'

import { useSession } from 'latchkit'

export function Greeting() {
  const { session, status } = useSession()
  return <p>{session ? `Hello, ${session.userId}` : status}</p>
}
