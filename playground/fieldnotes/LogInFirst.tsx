import type { Flow } from '../settings/flows.ts'

const texts = {
  login: null,
  account: 'Log in, and your account is here.',
  signing: 'Log in, and you can sign here.',
  session: 'Log in, and your session is here.',
} as const satisfies Record<Flow, string | null>

/** Why the chosen flow is not there yet. */
export function LogInFirst({ flow }: { flow: Flow }) {
  const text = texts[flow]
  return text === null ? null : <p className="fn-first">{text}</p>
}
