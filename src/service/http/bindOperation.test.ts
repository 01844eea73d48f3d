import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineEndpoint } from '../../wire/endpoint.ts'
import { bindOperation } from './bindOperation.ts'
import { Refusal } from './refusal.ts'

const endpoint = defineEndpoint({
  path: '/double',
  request: v.object({ number: v.optional(v.number(), 1) }),
  response: v.object({ doubled: v.number() }),
})

function bound(rules: { emptyBodyAllowed?: boolean; isOpen?: boolean } = {}) {
  return bindOperation(
    endpoint,
    {
      maxBodyBytes: 100,
      emptyBodyAllowed: rules.emptyBodyAllowed,
      guard: async ({ body }) => {
        if (rules.isOpen === false) throw new Refusal('ORIGIN_NOT_ALLOWED')
        return body.length
      },
    },
    async ({ number }, sizeBytes) => ({ doubled: number * 2 + sizeBytes * 1000 }),
  )
}

const post = (body: string) =>
  new Request('http://latchkit.test/double', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

test('gives the handler the checked body and what the guard found out', async () => {
  const response = await bound()(post('{"number":21}'), {})
  expect(await response.json()).toEqual({ doubled: 13_042 })
})

test.each(['no JSON', '{"number":"x"}', '{"number":1,"number":2}', ''])(
  'interprets nothing of a body that the guard did not let pass: %j',
  async (body) => {
    const code = 'ORIGIN_NOT_ALLOWED'
    await expect(bound({ isOpen: false })(post(body), {})).rejects.toMatchObject({ code })
  },
)

test('takes a body of no bytes for an empty object only where that is allowed', async () => {
  const response = await bound({ emptyBodyAllowed: true })(post(''), {})
  expect(await response.json()).toEqual({ doubled: 2 })
  await expect(bound()(post(''), {})).rejects.toMatchObject({ code: 'JSON_INVALID' })
})

test('refuses a body over its limit before the guard sees it', async () => {
  const code = 'BODY_TOO_LARGE'
  await expect(bound()(post(`"${'x'.repeat(99)}"`), {})).rejects.toMatchObject({ code })
})
