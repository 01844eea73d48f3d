import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import type { CredentialRow } from '../../src/service/store/rows.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { createTestApi, resultText, type TestApi } from '../support/activityApi.ts'
import { countCalls } from '../support/countCalls.ts'
import { signupParameters } from '../support/otpSteps.ts'

const CROWD = 1000

const apiKey = (publicKey: string, curveType = 'API_KEY_CURVE_P256') => ({
  apiKeyName: `key ${publicKey}`,
  publicKey,
  curveType,
})

async function make(kit: TestApi, apiKeys: readonly object[]) {
  const call = { key: kit.proxy.key }
  const reply = await kit.submit('createSubOrganization', signupParameters({ apiKeys }), call)
  return resultText(reply, 'subOrganizationId')
}

/** Accounts of strangers in which a key stands beside others. */
async function crowd(kit: TestApi, publicKey: string, more: Partial<CredentialRow> = {}) {
  const { store, newId } = kit.parts
  const nowMs = kit.clock.time
  for (let part = 0; part < CROWD; part += 100)
    await store.transaction(async (tx) => {
      for (let i = 0; i < 100; i++) {
        const id = newId()
        const parentId = kit.organizationId
        const facts = { name: 'of a stranger', rootQuorumThreshold: 1, createdAtMs: nowMs }
        await tx.insert('organizations', { id, parentId, activityId: null, ...facts })
        await tx.insert('accountOrigins', {
          ...{ id, organizationId: id, madeBy: 'proxy', soleKey: null, standInKey: null },
          ...{ hadCredential: true, createdAtMs: nowMs },
        })
        await tx.insert('credentials', {
          ...{ id: newId(), organizationId: id, userId: newId(), name: 'squat', publicKey },
          ...{ type: 'CREDENTIAL_TYPE_API_KEY_P256', expiresAtMs: null, sessionProfileId: null },
          ...{ madeBySession: false, lastUsedAtMs: null, provenAtMs: null },
          ...{ createdAtMs: nowMs, updatedAtMs: nowMs, ...more },
        })
      }
    })
}

async function logIn(kit: TestApi, key: P256KeyPair) {
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const reply = await kit.submit('stampLogin', { publicKey }, { key })
  const session = reply.code === 'OK' ? readToken(resultText(reply, 'session')) : null
  return { code: reply.code, entered: session?.organization_id }
}

onEachStore((open) => {
  test('stamp_login that names the parent: looks at few of the accounts in which strangers registered a key', async () => {
    const store = await open()
    onTestFinished(() => store.close())
    const counted = countCalls(store)
    const kit = await createTestApi({ store: counted.store })
    const key = await generateKeyPair()
    const own = await make(kit, [apiKey(key.publicKeyHex)])
    await crowd(kit, key.publicKeyHex)
    const found = logIn(kit, key)
    expect((await counted.during(found)).all).toBeLessThan(500)
    expect(await found).toEqual({ code: 'OK', entered: own })

    const squatted = await generateKeyPair()
    await crowd(kit, squatted.publicKeyHex)
    const refused = logIn(kit, squatted)
    expect((await counted.during(refused)).all).toBeLessThan(800)
    expect((await refused).code).toBe('ORGANIZATION_NOT_FOUND')

    const over = { expiresAtMs: kit.clock.time + 1, provenAtMs: kit.clock.time } as const
    const ended = await generateKeyPair()
    await crowd(kit, ended.publicKeyHex, over)
    kit.clock.time += 1000
    const late = logIn(kit, ended)
    expect((await counted.during(late)).all).toBeLessThan(500)
    expect((await late).code).toBe('API_KEY_EXPIRED')
  })

  test('signup: the key of a wallet stands without its signature in no more accounts than a log-in looks at', async () => {
    const store = await open()
    onTestFinished(() => store.close())
    const kit = await createTestApi({ store })
    const wallet = `02${'11'.repeat(31)}12`
    const own = await generateKeyPair()
    const ask = async () => {
      const apiKeys = [apiKey(own.publicKeyHex), apiKey(wallet, 'API_KEY_CURVE_SECP256K1')]
      const call = { key: kit.proxy.key }
      return kit.submit('createSubOrganization', signupParameters({ apiKeys }), call)
    }
    expect((await ask()).code).toBe('REQUEST_INVALID')
    await crowd(kit, wallet, { type: 'CREDENTIAL_TYPE_API_KEY_SECP256K1' })
    expect((await ask()).code).toBe('CREDENTIAL_CONFLICT')
  })
})
