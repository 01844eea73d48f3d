import { expect, test } from 'vitest'
import { checkOtp } from '../../src/service/activity-api/otp/checkOtp.ts'
import { issueOtp } from '../../src/service/activity-api/otp/issueOtp.ts'
import { normalizeContact } from '../../src/service/activity-api/otp/normalizeContact.ts'
import { composeOtpMessage } from '../../src/service/delivery/composeOtpMessage.ts'
import { Refusal } from '../../src/service/http/refusal.ts'
import { defaultLimits } from '../../src/service/limits/limits.ts'
import { createTestApi, START_MS, type TestApi } from '../support/activityApi.ts'
import { watchLooks } from '../support/lookedAt.ts'
import { printCount } from '../support/printCount.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const LIFETIME_MS = 5 * MINUTE_MS
const GUESSES_PER_CODE = 3
const otpType = 'OTP_TYPE_EMAIL'
const spellings = ['mara@okafor.example', 'Mara@Okafor.Example', 'MARA@OKAFOR.EXAMPLE']

/** Numbers from 0 up to 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** What an attacker of one contact can do: have a code sent, and guess. Both say whether the service let it happen. */
function attackOn({ parts, organizationId, clock }: TestApi) {
  const letThrough = async <T>(work: Promise<T>): Promise<T | string> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }
  const send = async (spelling: string) => {
    const contact = await normalizeContact(otpType, spelling)
    const nowMs = clock.time
    const facts = { otpType, contact, nowMs } as const
    const commit = await issueOtp(parts, {
      ...facts,
      organizationId,
      codeLength: 6,
      isAlphanumeric: false,
      lifetimeMs: LIFETIME_MS,
      door: undefined,
      compose: ({ code }) =>
        composeOtpMessage({ ...facts, code, appName: 'Fieldnotes', expiresInSeconds: 300 }),
    })
    return parts.store.transaction(commit)
  }
  return {
    async send(spelling: string): Promise<string | null> {
      const sent = await letThrough(send(spelling))
      if (typeof sent !== 'string') return sent.otpId
      expect(sent).toBe('OTP_SENDS_EXCEEDED')
      return null
    },
    /** Seven digits are no code that was ever sent: it is looked at and loses, whatever the dice say. */
    async guess(otpId: string): Promise<void> {
      const proof = async () => ({ otpCode: '0000000', publicKeyHex: '02' })
      const claim = { organizationId, otpId, nowMs: clock.time, door: undefined }
      expect(await letThrough(checkOtp(parts, claim, proof))).toMatch(/^OTP_/)
    },
  }
}

/** How many of these moments, in order, lie in the fullest stretch of a day. */
function fullestDay(moments: readonly number[]): number {
  let first = 0
  return moments.reduce((most, moment, index) => {
    while ((moments[first] ?? 0) <= moment - DAY_MS) first++
    return Math.max(most, index - first + 1)
  }, 0)
}

/** A tenth of the limits of the house, so that ten thousand days take a minute. */
const tenth = [
  { max: 1, windowMs: 15 * MINUTE_MS },
  { max: 2, windowMs: DAY_MS },
]

test.each([
  { name: 'two codes a day', windows: tenth, days: 10_000 },
  { name: 'the limits of the house', windows: defaultLimits.otpSendsPerContact, days: 200 },
])(
  'sec/T06 looks at no more guesses a day than $name allow, on any of $days days',
  async ({ name, windows, days }) => {
    const api = await createTestApi({ limits: { otpSendsPerContact: windows } })
    const attack = attackOn(api)
    const random = randomFrom(20_261_121)
    const sendsPerDay = Math.max(...windows.map(({ max }) => max))
    const cap = sendsPerDay * GUESSES_PER_CODE
    const sentAtMs = new Map<string, number>()
    const looks: { readonly atMs: number; readonly ofCodeAtMs: number }[] = []
    watchLooks(api.parts, (otpId) =>
      looks.push({ atMs: api.clock.time, ofCodeAtMs: sentAtMs.get(otpId) ?? 0 }),
    )

    const tries = Math.ceil(sendsPerDay * 1.5)
    let refusedSends = 0
    for (let day = 0; day < days; day++) {
      const moments = Array.from({ length: tries }, () => random() ** 3 * DAY_MS).sort(
        (a, b) => a - b,
      )
      for (const moment of moments) {
        api.clock.time = Math.max(api.clock.time, START_MS + day * DAY_MS + Math.floor(moment))
        const otpId = await attack.send(spellings[Math.floor(random() * spellings.length)] ?? '')
        if (otpId === null) {
          refusedSends++
          continue
        }
        sentAtMs.set(otpId, api.clock.time)
        for (let guess = 0; guess <= GUESSES_PER_CODE; guess++) {
          api.clock.time += Math.floor(random() * MINUTE_MS)
          await attack.guess(otpId)
        }
      }
    }

    const dayOf = (atMs: number) => Math.floor((atMs - START_MS) / DAY_MS)
    const perDay = new Map<number, number>()
    for (const { ofCodeAtMs } of looks)
      perDay.set(dayOf(ofCodeAtMs), (perDay.get(dayOf(ofCodeAtMs)) ?? 0) + 1)
    const within = Array.from({ length: days }, (_, day) => perDay.get(day) ?? 0)
    printCount(
      `sec/T06 days within ${cap} guesses, ${name}`,
      within.filter((count) => count <= cap).length,
      days,
    )
    expect(Math.max(...within)).toBe(cap)
    // Any 24 hours, not only those of a calendar.
    expect(fullestDay(looks.map(({ ofCodeAtMs }) => ofCodeAtMs))).toBe(cap)
    // By the moment of the guess, what was sent just before those hours began may still be guessed in them.
    const carried = Math.max(0, ...windows.slice(0, 1).map(({ max }) => max)) * GUESSES_PER_CODE
    expect(fullestDay(looks.map(({ atMs }) => atMs))).toBeLessThanOrEqual(cap + carried)
    expect(refusedSends).toBeGreaterThanOrEqual(days)
    expect(api.errors).toEqual([])
  },
)
