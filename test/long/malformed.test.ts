import { expect, test } from 'vitest'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { proxyEndpoints } from '../../src/wire/proxyEndpoints.ts'
import { proxyEndpointsV2 } from '../../src/wire/proxyEndpointsV2.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createIsolationStage } from '../support/isolation/isolationStage.ts'
import { makeThings } from '../support/isolation/stampedCalls.ts'
import { numbersFrom } from '../support/numbersFrom.ts'
import { printCount } from '../support/printCount.ts'
import { sampleOf } from '../support/sampleOf.ts'

const ROUNDS = 100_000
/** A service of its own for so many rounds: what they do to it must not spare the next ones. */
const ROUNDS_EACH = 5000
const TIMEOUT_MS = 60 * 60_000

/** Values that do not belong where they are put. */
const strange: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '\u0000',
  ' ',
  '\u202e',
  "' OR 1=1 --",
  '../../etc/passwd',
  'constructor',
  'a'.repeat(10_000),
  [],
  [[[]]],
  {},
  { $gt: '' },
  { toString: 1 },
]
/** Pieces of text that do not belong into JSON. */
const pieces = [
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  ',',
  ':',
  '\u0000',
  '\ufeff',
  '\\ud800',
  '1e999',
  '-',
]

type Call = { readonly path: string; readonly isStamped: boolean; readonly body: unknown }

/** A good request for every operation that the service has. */
async function openCalls() {
  const stage = await createIsolationStage()
  const { kit, places, families } = stage
  const { organizationId, root } = places.A
  const things = await makeThings(stage, places.A)
  const named = {
    ...things,
    organizationId,
    userIds: [things.userId],
    walletIds: [things.walletId],
    walletAccountIds: [things.walletAccountId],
    signWith: things.address,
    timestampMs: String(kit.clock.time),
    contact: 'mara@okafor.example',
    userEmail: 'mara@okafor.example',
    userPhoneNumber: '+447700900123',
    publicKey: root.key.publicKeyHex,
    public_key: root.key.publicKeyHex,
    path: "m/44'/60'/0'/0/3",
    addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
    mnemonicLength: 12,
    receiverUserEmail: 'nora@lind.example',
    senderUserId: things.rootUserId,
    filterType: 'EMAIL',
    filterValue: 'mara@okafor.example',
    otpType: 'OTP_TYPE_EMAIL',
    derivation: { identity: {} },
  }
  const calls: readonly Call[] = [
    ...Object.values(submitEndpoints).map(({ path, type, parameters }) => ({
      path,
      isStamped: true,
      body: {
        type,
        timestampMs: named.timestampMs,
        organizationId,
        parameters: sampleOf(parameters, named),
      },
    })),
    ...Object.values(queryEndpoints).map(({ path, request }) => ({
      path,
      isStamped: true,
      body: sampleOf(request, named),
    })),
    ...[...Object.values(proxyEndpoints), ...Object.values(proxyEndpointsV2)].map(
      ({ path, request }) => ({ path, isStamped: false, body: sampleOf(request, named) }),
    ),
  ]
  const send = async ({ path, isStamped }: Call, text: string): Promise<number> => {
    if (!isStamped) return (await stage.sendProxy(families.A.configId, path, text)).status
    return (await kit.post(path, text, { 'x-stamp': await createStamp(root.key, text) })).status
  }
  const isWell = async () => {
    const text = JSON.stringify({ organizationId: places.B.organizationId })
    const stamp = await createStamp(places.B.root.key, text)
    return (await kit.post(queryEndpoints.whoami.path, text, { 'x-stamp': stamp })).status === 200
  }
  return { calls, send, isWell, errors: kit.errors }
}

test(
  `T39 answers ${ROUNDS} malformed requests to every operation, never with a fault`,
  async () => {
    const random = numbersFrom(7)
    const reached = new Set<string>()
    let answered = 0
    for (let began = 0; began < ROUNDS; began += ROUNDS_EACH) {
      const { calls, send, isWell, errors } = await openCalls()
      for (let round = 0; round < ROUNDS_EACH; round++) {
        const call = calls[random(calls.length)]
        if (!call) throw new Error('there are no calls')
        const copy: unknown = structuredClone(call.body)
        for (let times = random(3); times >= 0; times--) spoil(copy, random)
        const text = JSON.stringify(copy)
        const status = await send(call, random(4) === 0 ? spoilText(text, random) : text)
        reached.add(call.path)
        if (status < 500) answered++
      }
      expect(errors).toEqual([])
      expect(await isWell()).toBe(true)
      expect(reached).toEqual(new Set(calls.map(({ path }) => path)))
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    printCount(`malformed requests over ${reached.size} paths without a fault`, answered, ROUNDS)
    expect(answered).toBe(ROUNDS)
  },
  TIMEOUT_MS,
)

/** Puts a strange value in place of some member, at any depth. */
function spoil(holder: unknown, random: (below: number) => number): void {
  if (typeof holder !== 'object' || holder === null) return
  const members = Object.entries(holder)
  const [name, value] = members[random(members.length)] ?? []
  if (name === undefined) return
  if (typeof value === 'object' && value !== null && random(3) > 0) spoil(value, random)
  else Object.assign(holder, { [name]: structuredClone(strange[random(strange.length)]) })
}

/** Puts a piece into the text, in place of nothing or of some characters. */
function spoilText(text: string, random: (below: number) => number): string {
  const at = random(text.length)
  return text.slice(0, at) + (pieces[random(pieces.length)] ?? '') + text.slice(at + random(4))
}
