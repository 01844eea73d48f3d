import { expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createAuthProxy } from '../../src/service/auth-proxy/createAuthProxy.ts'
import { defaultSettings } from '../../src/service/proxy-settings/defaultSettings.ts'
import { insertOrganization, planOrganization } from '../../src/service/seed/newOrganization.ts'
import { createTestApi, type TestApi } from '../support/activityApi.ts'
import { watchLooks } from '../support/lookedAt.ts'
import { printCount } from '../support/printCount.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'

const CODES = 200
const GUESSES_PER_CODE = 100
const GUESSES = CODES * GUESSES_PER_CODE
const CONFIGURATIONS = 5
/** Enough that none of them reaches a limit of its own: they are no help here. */
const ADDRESSES = 2003
/** Between two codes: what the limits per address remember of a day stays small. */
const SIX_HOURS_MS = 6 * 3_600_000
const TIMEOUT_MS = 10 * 60_000
const contacts = ['mara', 'nora', 'olga', 'pia'].map((name) => `${name}@okafor.example`)

/** Several tenants of one service behind one proxy: how each of them is spoken to from some address. */
async function openTenants({ parts, api }: TestApi) {
  const proxy = createAuthProxy({
    ...parts,
    development: false,
    apiBaseUrl: 'https://latchkit.localhost',
    activityApiFetch: (request) => api.fetch(request),
  })
  const configIds: string[] = []
  for (let index = 0; index < CONFIGURATIONS; index++) {
    const organization = await planOrganization({
      name: `Tenant ${index}`,
      rootPublicKey: (await generateKeyPair()).publicKeyHex,
      settings: defaultSettings(false),
      sealer: parts.sealer,
      nowMs: parts.clock.nowMs(),
      newId: parts.newId,
    })
    await parts.store.transaction((tx) => insertOrganization(tx, organization, null))
    configIds.push(organization.config.id)
  }
  return (tenant: number, address: number) =>
    createProxyClient({
      fetch: (request) =>
        proxy.fetch(request, {
          clientAddress: `203.0.${Math.floor((address % ADDRESSES) / 250)}.${address % 250}`,
        }),
      url: 'https://latchkit.localhost',
      authProxyConfigId: configIds[tenant % CONFIGURATIONS] ?? '',
    })
}

const wrongOf = (code: string, guess: number) =>
  String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0')

test(
  'sec/T06 lets none of 20,000 guesses from changing addresses and configurations win',
  async () => {
    const api = await createTestApi()
    const from = await openTenants(api)
    const looks = new Map<string, number>()
    watchLooks(api.parts, (otpId) => looks.set(otpId, (looks.get(otpId) ?? 0) + 1))
    const { publicKeyHex: public_key } = await generateKeyPair()
    const answers: Record<string, number> = {}
    let guessed = 0

    for (let sent = 0; sent < CODES; sent++) {
      api.clock.time += SIX_HOURS_MS
      const contact = contacts[sent % contacts.length]
      const { body } = await from(sent, sent).proxy('otp_init', {
        otpType: 'OTP_TYPE_EMAIL',
        contact,
      })
      const code = api.sent[sent]?.code ?? ''
      expect(code).toMatch(/^\d{6}$/)
      // Luck at its best: other tenants are told the right code at once, its own from the fourth guess on.
      for (let guess = 0; guess < GUESSES_PER_CODE; guess++) {
        const atHome = guess % CONFIGURATIONS === 0
        const isWrong = atHome && guess / CONFIGURATIONS < 3
        const reply = await from(sent + guess, guessed++).proxy('otp_verify', {
          otpId: body.otpId,
          otpCode: isWrong ? wrongOf(code, guess) : code,
          public_key,
        })
        const answer = codeOf(reply) ?? 'OK'
        answers[answer] = (answers[answer] ?? 0) + 1
      }
    }

    const atHome = GUESSES / CONFIGURATIONS
    printCount('sec/T06 guesses that won nothing', guessed - (answers.OK ?? 0), GUESSES)
    const within = [...looks.values()].filter((count) => count <= 3).length
    printCount('sec/T06 codes that were looked at three times at most', within, CODES)
    expect(answers).toEqual({
      OTP_EXPIRED: GUESSES - atHome,
      OTP_CODE_INVALID: CODES * 2,
      OTP_ATTEMPTS_EXCEEDED: atHome - CODES * 2,
    })
    expect([...looks.values()]).toEqual(Array<number>(CODES).fill(3))
    expect(api.errors).toEqual([])
  },
  TIMEOUT_MS,
)
