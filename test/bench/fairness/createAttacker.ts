import type { P256KeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import { generatePrivateKeyHex } from '../../../src/crypto/p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../../src/crypto/stamp/createStamp.ts'
import { queryEndpoints } from '../../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../../src/wire/submitEndpoints.ts'
import { signupParameters } from '../../support/otpSteps.ts'
import { type Asked, ask } from './ask.ts'
import type { Access } from './startProduction.ts'

export type Attacker = Awaited<ReturnType<typeof createAttacker>>

/** The stranger's own address, another one than that of any bystander. */
const ADDRESS = '127.0.0.2'

/** A stranger with one free sub-organization: a root user of it, and another user who may do nothing there. */
export async function createAttacker(access: Access) {
  const answers: Record<string, number> = {}
  let sent = 0

  async function send(path: string, asked: Asked) {
    let outcome = 'lost'
    try {
      const answer = await ask(access.url + path, { localAddress: ADDRESS, ...asked })
      outcome = String(answer.status)
      return answer
    } catch {
      return { status: 0, body: '' }
    } finally {
      answers[outcome] = (answers[outcome] ?? 0) + 1
    }
  }

  async function stamped(key: P256KeyPair, path: string, value: object) {
    const body = JSON.stringify(value)
    return send(path, { body, headers: { 'x-stamp': await createStamp(key, body) } })
  }

  const submitAs =
    (key: P256KeyPair, organizationId: string) =>
    (name: keyof typeof submitEndpoints, parameters: object) => {
      const { path, type } = submitEndpoints[name]
      const timestampMs = String(Date.now() - (sent++ % 60_000))
      return stamped(key, path, { type, timestampMs, organizationId, parameters })
    }

  const owner = await importPrivateKey(access.rootPrivateKey)
  const root = await importPrivateKey((await generatePrivateKeyHex()).privateKeyHex)
  const user = await importPrivateKey((await generatePrivateKeyHex()).privateKeyHex)
  const apiKeyOf = ({ publicKeyHex }: P256KeyPair) => ({
    apiKeyName: 'Key',
    publicKey: publicKeyHex,
    curveType: 'API_KEY_CURVE_P256',
  })
  const made = resultOf(
    await submitAs(owner, access.organizationId)(
      'createSubOrganization',
      signupParameters({ userName: 'Stranger', apiKeys: [apiKeyOf(root)] }),
    ),
  )
  const organizationId = String(made.subOrganizationId)
  const asRoot = submitAs(root, organizationId)
  const users = [
    {
      userName: 'Other',
      apiKeys: [apiKeyOf(user)],
      authenticators: [],
      oauthProviders: [],
      userTags: [],
    },
  ]
  const [userId] = resultOf(await asRoot('createUsers', { users })).userIds
  return {
    access,
    answers,
    organizationId,
    userId: String(userId),
    send,
    asRoot,
    asUser: submitAs(user, organizationId),
    query: (name: keyof typeof queryEndpoints, body: object = {}) =>
      stamped(root, queryEndpoints[name].path, { organizationId, ...body }),
  }
}

/** The result of an activity that must have been done. */
export function resultOf({ status, body }: { status: number; body: string }) {
  if (status !== 200) throw new Error(`refused: ${status} ${body.slice(0, 300)}`)
  const [result] = Object.values(Object(JSON.parse(body)).activity.result)
  return Object(result)
}
