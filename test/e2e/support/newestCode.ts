import * as v from 'valibot'

const inboxAnswer = v.object({ messages: v.array(v.object({ code: v.string() })) })

/** The newest code that the local service sent to this address. */
export async function newestCode(inboxUrl: string, contact: string): Promise<string> {
  const answer = await fetch(`${inboxUrl}/messages?to=${encodeURIComponent(contact)}`)
  const [newest] = v.parse(inboxAnswer, await answer.json()).messages
  if (!newest) throw new Error(`no code was sent to ${contact}`)
  return newest.code
}
