import fc from 'fast-check'
import { expect } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import type { Store } from '../../src/service/store/store.ts'
import { resultText } from './activityApi.ts'
import { apiKeyParams, type OwnedAccount, openLinkedAccounts } from './linkedAccounts.ts'
import { CLIENT_ID } from './testIssuer.ts'

const place = fc.nat({ max: 5 })
const by = fc.constantFrom('oauthLogin' as const, 'stampLogin')

/** Random histories of one person and of strangers who see every ID token of theirs, and the key that it is bound to. */
export const linkHistories = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('strangerSignsUp' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('strangerSignsUpWith' as const), seen: place }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('strangerLinks' as const),
        ...{ place, seen: place },
        registers: fc.constantFrom('nothing' as const, 'key', 'session', 'user'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('strangerUnlinks' as const), place }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('personSignsUp' as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('personSignsUpByKey' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('personLinks' as const),
        place,
        isBound: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('personUnlinks' as const), place }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rootMakes' as const) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('personLogsIn' as const), by }) },
  ),
  { minLength: 3, maxLength: 14 },
)

type Step = typeof linkHistories extends fc.Arbitrary<(infer S)[]> ? S : never

/**
 * Plays a history and asserts, after every social login of the person from the parent: the account is one that the person
 * made, or that a root user made for them. At its end the person logs in, or can make an account.
 *
 * @returns how many logins succeeded.
 */
export async function playLinkHistory(store: Store, steps: readonly Step[]): Promise<number> {
  const accounts = await openLinkedAccounts({ store })
  const { kit, provider } = accounts
  const strangers: OwnedAccount[] = []
  const own: OwnedAccount[] = []
  const persons = new Set<string>()
  const seen: { readonly token: string; readonly key: P256KeyPair }[] = []
  let logins = 0

  /** A token of the person. Strangers see it, and the public half of its key. */
  async function askFor(key: P256KeyPair): Promise<string> {
    const token = await accounts.tokenFor(key)
    seen.push({ token, key })
    return token
  }
  await askFor(await generateKeyPair())
  const at = <T>(list: readonly T[], number: number) => list[number % Math.max(1, list.length)]

  async function unlink({ organizationId, userId, key }: OwnedAccount): Promise<void> {
    const rows = await store.find('oauthProviders', { organizationId, userId })
    const parameters = { userId, providerIds: rows.map(({ id }) => id) }
    if (rows.length > 0)
      await kit.submit('deleteOauthProviders', parameters, { key, organizationId })
  }

  async function strangerLinks(step: Extract<Step, { kind: 'strangerLinks' }>): Promise<void> {
    const account = at(strangers, step.place)
    const stolen = at(seen, step.seen)
    if (!account || !stolen) return
    const { organizationId, userId, key } = account
    const call = { key, organizationId }
    const apiKeys = [apiKeyParams(stolen.key)]
    if (step.registers === 'key') await kit.submit('createApiKeys', { userId, apiKeys }, call)
    if (step.registers === 'session')
      await kit.submit('stampLogin', { publicKey: stolen.key.publicKeyHex }, call)
    if (step.registers === 'user') {
      const more = { userName: 'Another', authenticators: [], userTags: [] }
      const user = { ...more, apiKeys, oauthProviders: [provider(stolen.token)] }
      await kit.submit('createUsers', { users: [user] }, call)
    }
    const { code } = await accounts.link(account, stolen.token)
    expect(['OK', 'CREDENTIAL_CONFLICT']).toContain(code)
  }

  async function signUp(): Promise<string> {
    const oauthProviders = [provider(await askFor(await generateKeyPair()))]
    const reply = await accounts.submitSignUp({ oauthProviders })
    if (reply.code === 'OK') persons.add(resultText(reply, 'subOrganizationId'))
    return reply.code
  }

  async function logIn(way: 'oauthLogin' | 'stampLogin'): Promise<string> {
    const { code, entered, key } = await accounts.logIn('ada', { by: way })
    seen.push({ token: await accounts.tokenFor(key), key })
    if (code !== 'OK') return code
    logins++
    expect(persons, 'the account that was entered').toContain(entered)
    return code
  }

  async function play(step: Step): Promise<void> {
    switch (step.kind) {
      case 'strangerSignsUp':
        strangers.push(await accounts.signUpByKey())
        break
      case 'strangerSignsUpWith': {
        const stolen = at(seen, step.seen)
        if (!stolen) break
        const key = await generateKeyPair()
        const apiKeys = [apiKeyParams(key), apiKeyParams(stolen.key)]
        const oauthProviders = [provider(stolen.token)]
        const reply = await accounts.submitSignUp({ apiKeys, oauthProviders })
        if (reply.code !== 'OK') break
        const organizationId = resultText(reply, 'subOrganizationId')
        strangers.push({ organizationId, userId: await accounts.userIn(organizationId), key })
        break
      }
      case 'strangerLinks':
        await strangerLinks(step)
        break
      case 'strangerUnlinks': {
        const account = at(strangers, step.place)
        if (account) await unlink(account)
        break
      }
      case 'personSignsUp':
        await signUp()
        break
      case 'personSignsUpByKey': {
        const account = await accounts.signUpByKey()
        own.push(account)
        persons.add(account.organizationId)
        break
      }
      case 'personLinks': {
        const account = at(own, step.place)
        if (!account) break
        const key = step.isBound ? account.key : await generateKeyPair()
        const { code } = await accounts.link(account, await askFor(key))
        expect(['OK', 'CREDENTIAL_CONFLICT']).toContain(code)
        break
      }
      case 'personUnlinks': {
        const account = at(own, step.place)
        if (account) await unlink(account)
        break
      }
      case 'rootMakes': {
        const oidcClaims = { iss: kit.site.issuer, sub: 'ada', aud: CLIENT_ID }
        const oauthProviders = [{ providerName: 'Google', oidcClaims }]
        const reply = await accounts.submitSignUp({ oauthProviders }, {}, kit.root)
        if (reply.code === 'OK') persons.add(resultText(reply, 'subOrganizationId'))
        break
      }
      case 'personLogsIn':
        await logIn(step.by)
        break
      default:
        step satisfies never
    }
  }

  for (const step of steps) {
    // tokens live ten minutes: strangers may use each of them to the end
    kit.clock.time += 1000
    await play(step)
  }
  // whatever strangers did, the person gets in or can make an account
  const code = await logIn('oauthLogin')
  if (code === 'PROVIDER_NOT_VERIFIED' || code === 'ORGANIZATION_NOT_FOUND') {
    expect(await signUp()).toBe('OK')
    expect(await logIn('stampLogin')).toBe('OK')
  } else expect(code).toBe('OK')
  return logins
}
