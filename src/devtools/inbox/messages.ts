import { isRecord } from '../../lib/isRecord.ts'

/** A message that the local service would have sent. */
export type Message = {
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly to: string
  /** The code in it; empty when it has none, or when that is of no use any more. */
  readonly code: string
  readonly sentAtMs: number
}

/** What became of the code of a message. */
export type CodeFate =
  | { readonly is: 'open'; readonly expiresAtMs: number }
  | { readonly is: 'used'; readonly atMs: number }
  | { readonly is: 'over' }

/** What the login in this page tells of codes. */
export type CodeFacts = {
  /** How long codes live. */
  readonly lifetimeMs: number
  /** When the code for an address was accepted. */
  readonly usedAtMs: ReadonlyMap<string, number>
}

/** The messages of an answer of the inbox, the newest first; null for anything else. */
export function readMessages(answer: unknown): readonly Message[] | null {
  if (!isRecord(answer) || !Array.isArray(answer.messages)) return null
  return answer.messages.flatMap((said: unknown) => {
    if (!isRecord(said)) return []
    const { id, to, code, channel, createdAt } = said
    if (typeof id !== 'string' || typeof to !== 'string') return []
    return {
      id,
      to,
      channel: channel === 'sms' ? ('sms' as const) : ('email' as const),
      code: typeof code === 'string' ? code : '',
      sentAtMs: Date.parse(String(createdAt)),
    }
  })
}

/** What became of a code; of those to one address only the newest works. */
export function fateOf(message: Message, all: readonly Message[], facts: CodeFacts, nowMs: number) {
  const usedAtMs = facts.usedAtMs.get(message.to)
  const newest = all.find(({ to }) => to === message.to)
  const expiresAtMs = message.sentAtMs + facts.lifetimeMs
  if (newest?.id !== message.id) return { is: 'over' } satisfies CodeFate
  if (usedAtMs !== undefined && usedAtMs >= message.sentAtMs)
    return { is: 'used', atMs: usedAtMs } satisfies CodeFate
  if (expiresAtMs <= nowMs) return { is: 'over' } satisfies CodeFate
  return { is: 'open', expiresAtMs } satisfies CodeFate
}

/** A code as people read it aloud: in two halves. */
export function groupedCode(code: string): string {
  const half = Math.ceil(code.length / 2)
  return `${code.slice(0, half)} ${code.slice(half)}`
}
