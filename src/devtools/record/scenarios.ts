import { wait } from '../../lib/wait.ts'

/** What the network does on request. */
export type ScenarioId =
  | 'works'
  | 'slow'
  | 'offline'
  | 'down'
  | 'limited'
  | 'wrongCode'
  | 'expiredCode'
  | 'refused'

/** A request as far as a scenario cares. */
type Asked = {
  readonly path: string
  readonly isStamped: boolean
  readonly signal: AbortSignal
}

/** Undefined: the request goes out as it is. */
type Answer = (asked: Asked) => Promise<Response | undefined> | Response | undefined

type Scenario = { readonly label: string; readonly answer: Answer }

const SLOW_MS = 3000

const isCode = ({ path }: Asked) => /\/otp_verify(_v2)?$/.test(path)

/** Every failure that can be forced. Refusals are those of the wire, so that the kit takes its own way with them. */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  works: { label: 'Everything works', answer: () => undefined },
  slow: {
    label: 'Slow answers',
    async answer({ signal }) {
      await wait(SLOW_MS, signal)
      signal.throwIfAborted()
      return undefined
    },
  },
  offline: {
    label: 'Offline',
    answer() {
      // what a browser throws where no answer came
      throw new TypeError('Failed to fetch')
    },
  },
  down: {
    label: 'Service down',
    answer: () => refusal(503, 14, { turnkeyErrorCode: 'UNAVAILABLE' }),
  },
  limited: {
    label: 'Too many tries',
    answer: () =>
      refusal(429, 8, { turnkeyErrorCode: 'RATE_LIMIT_EXCEEDED', retryAfterSeconds: 30 }),
  },
  wrongCode: {
    label: 'Wrong code',
    answer: (asked) =>
      isCode(asked)
        ? refusal(400, 3, { turnkeyErrorCode: 'OTP_CODE_INVALID', attemptsLeft: 2 })
        : undefined,
  },
  expiredCode: {
    label: 'Expired code',
    answer: (asked) =>
      isCode(asked) ? refusal(400, 3, { turnkeyErrorCode: 'OTP_EXPIRED' }) : undefined,
  },
  refused: {
    label: 'Session refused',
    answer: ({ isStamped }) =>
      isStamped ? refusal(401, 16, { turnkeyErrorCode: 'API_KEY_EXPIRED' }) : undefined,
  },
}

type Detail = {
  readonly turnkeyErrorCode: string
  readonly attemptsLeft?: number
  readonly retryAfterSeconds?: number
}

function refusal(status: number, code: number, detail: Detail): Response {
  const type = 'type.googleapis.com/errors.v1.TurnkeyErrorDetail'
  const message = 'forced by the devtools'
  return Response.json({ code, message, details: [{ '@type': type, ...detail }] }, { status })
}
