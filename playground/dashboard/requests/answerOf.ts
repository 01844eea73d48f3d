import type { RequestEntry } from '../../log/requestEntry.ts'

/** How a request ended, in a word. */
export function answerOf({ status, isStopped }: Pick<RequestEntry, 'status' | 'isStopped'>) {
  if (isStopped) return { kind: 'off', text: 'Given up' } as const
  if (status === null) return { kind: 'bad', text: 'No answer' } as const
  return { kind: status < 400 ? 'ok' : 'bad', text: String(status) } as const
}

/** Whether it asked for a change: the others only look, and most of them come from the page itself, again and again. */
export const isChange = ({ url }: Pick<RequestEntry, 'url'>): boolean =>
  !new URL(url).pathname.startsWith('/public/v1/query/')
