import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { mapValues } from '../../src/lib/mapValues.ts'
import { createService } from '../../src/service/createService.ts'
import { defaultLimits } from '../../src/service/limits/limits.ts'
import { createProxyClient, type Reply } from './proxyClient.ts'

const PEOPLE = 10

/** A question that must not tell whether a contact has an account. */
export type Question = {
  readonly name: string
  readonly path: string
  readonly status: number
  readonly bodyFor: (contact: string) => unknown
}

/**
 * A service with as many contacts that have accounts as such that have none, asked about each equally often. The clock
 * ticks with every question, since the very same request in one millisecond would be one activity.
 */
export async function createEnumerationStage() {
  let nowMs = Date.now()
  const service = await createService({
    development: true,
    nowMs: () => nowMs,
    limits: mapValues(defaultLimits, () => [{ max: 1_000_000, windowMs: 1 }]),
  })
  const { organizationId, rootApiKey, authProxyConfigId } = service.development ?? {}
  if (!rootApiKey || !organizationId || !authProxyConfigId)
    throw new Error('no development service')
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId,
  })
  const contactOf = (kind: string, number: number) =>
    `${kind}-${10 + (number % PEOPLE)}@okafor.example`
  const known = (number: number) => contactOf('mara', number)
  const unknown = (number: number) => contactOf('nora', number)
  for (let number = 0; number < PEOPLE; number++) {
    nowMs++
    await client.logIn(known(number))
  }
  const root = await importPrivateKey(rootApiKey.privateKey)
  await client.stamped('/public/v1/submit/update_auth_proxy_config', root, {
    type: 'ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG',
    timestampMs: String(nowMs),
    organizationId,
    parameters: { verificationTokenRequiredForGetAccountPii: true },
  })
  const { verificationToken } = await client.proveContact(
    'olga@okafor.example',
    await generateKeyPair(),
  )
  const lookup = (filterValue: string) => ({ filterType: 'EMAIL', filterValue })
  const questions: readonly Question[] = [
    { name: 'a look-up without a proof', path: 'account', status: 401, bodyFor: lookup },
    {
      name: 'a look-up with the proof of another contact',
      path: 'account',
      status: 401,
      bodyFor: (contact) => ({ ...lookup(contact), verificationToken }),
    },
    {
      name: 'a code',
      path: 'otp_init',
      status: 200,
      bodyFor: (contact) => ({ otpType: 'OTP_TYPE_EMAIL', contact }),
    },
  ]
  const ask = ({ path, bodyFor }: Question, contact: string): Promise<Reply> => {
    nowMs++
    return client.proxy(path, bodyFor(contact))
  }
  return { known, unknown, questions, ask }
}

/** What somebody sees of an answer, without what is by chance. */
export function looksOf({ status, headers, body }: Reply): string {
  return JSON.stringify([status, [...headers], JSON.stringify(body).length])
}
