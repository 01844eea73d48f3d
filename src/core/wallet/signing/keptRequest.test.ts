import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSigningPeople, reach } from '../../../../test/support/signingPeople.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { SignRequest } from './signRequest.ts'

let people: Awaited<ReturnType<typeof createSigningPeople>>

beforeAll(async () => {
  people = await createSigningPeople()
})
afterAll(() => people.stop())

const OTHER = `0x${'22'.repeat(20)}`
const TO = `0x${'33'.repeat(20)}`
const typed = (text: string) => {
  const types = { Note: [{ name: 'text', type: 'string' }] }
  return JSON.stringify({ types, primaryType: 'Note', domain: {}, message: { text } })
}

type Without<Request> = Request extends SignRequest ? Omit<Request, 'account'> : never

const message = bytesFromUtf8('First')
const authorization = { chainId: 1, address: TO, nonce: 0 }
const transaction = { caip2: 'eip155:8453', to: TO, value: 1n }
const transfer: Without<SignRequest> = { kind: 'send', transaction }
const note = { kind: 'typedData', typedData: typed('First') } as const

/** Each with what its app does to its own objects as soon as it has asked, and what must still be there. */
const asked: readonly (readonly [Without<SignRequest>, () => unknown, string])[] = [
  [{ kind: 'message', message }, () => message.fill(0x41), Buffer.from('First').toString('hex')],
  [note, () => Object.assign(note, { typedData: typed('Second') }), 'First'],
  [
    { kind: 'authorization', authorization },
    () => Object.assign(authorization, { address: OTHER }),
    TO,
  ],
  [transfer, () => Object.assign(transaction, { to: OTHER, value: 2n }), TO],
]

test.each(asked)(
  '$kind is shown and signed as it was when it was asked',
  async (request, change, expected) => {
    const mara = await people.person()
    mara.signing.attach()
    const account = { ...mara.account }
    const given = Object.assign(request, { account })
    const outcome = mara.signing.sign(given)
    change()
    account.address = OTHER
    account.name = 'Second'
    const shown = await reach(mara, 'asking')
    expect(shown.view.account).toEqual(mara.account)
    const { activity, parameters } = shown.request
    const sent = JSON.stringify({ activity, parameters })
    expect(sent).toContain(expected)
    expect(sent).toContain(mara.account.address)
    expect(sent).not.toMatch(/2222|Second|4141/)
    mara.signing.decline(shown.id)
    expect(await outcome).toEqual({ cancelled: true })
  },
)
