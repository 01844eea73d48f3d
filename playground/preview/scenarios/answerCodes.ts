import type { Network } from './meetScenario.ts'

/** What the service says of a code: status, number, text and name are those of its table. */
export const codeRefusals = {
  wrong: { status: 400, code: 3, name: 'OTP_CODE_INVALID' },
  expired: { status: 400, code: 3, name: 'OTP_EXPIRED' },
  locked: { status: 429, code: 8, name: 'OTP_ATTEMPTS_EXCEEDED' },
} as const

export type CodeRefusal = keyof typeof codeRefusals

/** How often a code may be wrong before it is locked. */
export const TRIES = 3
const WAIT_SECONDS = 180

/** Answers every code as the service does to one that it refuses, in either generation of the wire; the rest goes through. */
export function answerCodes(kind: CodeRefusal): Network {
  return (next) => {
    const triesLeft = new Map<string, number>()
    return async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (!/\/otp_verify(_v2)?$/.test(pathname)) return next(input, init)
      if (kind !== 'wrong')
        return refuse(kind, kind === 'locked' ? { retryAfterSeconds: WAIT_SECONDS } : {})
      const { otpId } = JSON.parse(String(init?.body))
      const attemptsLeft = (triesLeft.get(otpId) ?? TRIES) - 1
      triesLeft.set(otpId, attemptsLeft)
      return attemptsLeft > 0
        ? refuse('wrong', { attemptsLeft })
        : refuse('locked', { retryAfterSeconds: WAIT_SECONDS })
    }
  }
}

function refuse(kind: CodeRefusal, facts: object): Response {
  const { status, code, name } = codeRefusals[kind]
  const details = [{ turnkeyErrorCode: name, ...facts }]
  return Response.json({ code, message: name, details }, { status })
}
