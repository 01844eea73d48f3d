import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'

const inboxAnswer = v.object({ messages: v.array(v.object({ code: v.string() })) })

const BETWEEN_LOOKS_MS = 100
const LOOKS = 200

/** The newest code that the local service sent to this address; waits for the first, as a person at the inbox does. */
export async function newestCode(inboxUrl: string, contact: string): Promise<string> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const answer = await fetch(`${inboxUrl}/messages?to=${encodeURIComponent(contact)}`)
    const [newest] = v.parse(inboxAnswer, await answer.json()).messages
    if (newest) return newest.code
    await wait(BETWEEN_LOOKS_MS)
  }
  throw new Error(`no code was sent to ${contact}`)
}
