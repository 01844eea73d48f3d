import { expect } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import type { Store } from '../../src/service/store/store.ts'
import { createTestApi, resultText, type TestApi } from './activityApi.ts'
import { attestedLogin } from './attestedLogin.ts'
import { clientSignature, loginParameters, prove, signupParameters } from './otpSteps.ts'
import { manySends } from './races.ts'
import type { History, HistoryStep, StrangerAct } from './randomHistories.ts'
import { ethereumAccount } from './walletSteps.ts'

const VICTIM = { OTP_TYPE_EMAIL: 'victim@example.com', OTP_TYPE_SMS: '+447700900123' } as const
const STRANGER = { OTP_TYPE_EMAIL: 'eve@evil.example', OTP_TYPE_SMS: '+447700900456' } as const

/** What the model knows of an account: the service is not asked. */
type Account = {
  readonly id: string
  readonly userId: string
  strangersKeys: P256KeyPair[]
  /** Whether a stranger ever held a credential in it while the victim's address was unverified. */
  wasStrangers: boolean
  isVerified: boolean
  hasVictimsKey: boolean
  /** Whether all that verified the address is that the account was unused. */
  isWeak: boolean
  /** Whether anybody ever had a credential in it. */
  hadCredential: boolean
  /** Whether it named another address in between. */
  wasRenamed: boolean
}

/**
 * Plays a history and asserts, after every login of the person by the address: nobody else ever held a credential in the
 * account while the address was unverified there. At its end the person can have an account.
 *
 * @returns how many logins by the address succeeded.
 */
export async function playHistory(store: Store, { otpType, steps }: History): Promise<number> {
  const kit = await createTestApi({ store, limits: manySends })
  const victim = VICTIM[otpType]
  const column = otpType === 'OTP_TYPE_EMAIL' ? 'userEmail' : 'userPhoneNumber'
  const strangersType = otpType === 'OTP_TYPE_EMAIL' ? 'OTP_TYPE_SMS' : 'OTP_TYPE_EMAIL'
  const strangersColumn = otpType === 'OTP_TYPE_EMAIL' ? 'userPhoneNumber' : 'userEmail'
  const ownKey = await generateKeyPair()
  const accounts: Account[] = []
  let logins = 0

  const accountAt = (number: number) => accounts[number % Math.max(1, accounts.length)]

  async function make(step: Extract<HistoryStep, { kind: 'make' }>): Promise<void> {
    const strangersKey = await generateKeyPair()
    const keys = [
      ...(step.keys === 'stranger' || step.keys === 'both' ? [strangersKey] : []),
      ...(step.keys === 'victim' || step.keys === 'both' ? [ownKey] : []),
    ]
    const parameters = signupParameters({
      [column]: victim,
      ...(step.alsoNames === 'nothing' ? {} : { [strangersColumn]: STRANGER[strangersType] }),
      apiKeys: keys.map(apiKey),
    })
    const key = step.by === 'root' ? kit.root.key : kit.proxy.key
    const reply = await kit.submit('createSubOrganization', parameters, { key })
    const isStrangers = keys.includes(strangersKey)
    await remember(kit, accounts, resultText(reply, 'subOrganizationId'), {
      strangersKeys: isStrangers ? [strangersKey] : [],
      wasStrangers: isStrangers && step.by === 'proxy',
      isVerified: step.by === 'root',
      hasVictimsKey: keys.includes(ownKey),
      hadCredential: keys.length > 0,
    })
  }

  async function strangerActs({ place: at, act }: { place: number; act: StrangerAct }) {
    const account = accountAt(at)
    const key = account?.strangersKeys.at(-1)
    if (!account || !key) return
    const call = { key, organizationId: account.id }
    const fresh = await generateKeyPair()
    const { userId } = account
    switch (act) {
      case 'makeWallet':
        await kit.submit('createWallet', { walletName: 'W', accounts: [ethereumAccount] }, call)
        break
      case 'addKey': {
        const added = { userId, apiKeys: [apiKey(fresh)] }
        if ((await kit.submit('createApiKeys', added, call)).code === 'OK')
          account.strangersKeys.push(fresh)
        break
      }
      case 'nameVictim': {
        const isEmail = otpType === 'OTP_TYPE_EMAIL'
        const name = isEmail ? 'updateUserEmail' : 'updateUserPhoneNumber'
        await kit.submit(
          name,
          { userId, [column]: `${isEmail ? 'x@evil.example' : '+447700900789'}` },
          call,
        )
        const back = await kit.submit(name, { userId, [column]: victim }, call)
        if (back.code === 'OK') {
          account.wasRenamed = true
          account.isVerified = false
          account.wasStrangers = true
        }
        break
      }
      case 'makeTag':
        await kit.submit('createUserTag', { userTagName: 'T', userIds: [] }, call)
        break
      case 'addUser':
        account.wasRenamed = true
        await kit.submit('createUsers', { users: [{ ...newUser(fresh), [column]: victim }] }, call)
        break
      case 'deleteKeys': {
        const rows = await kit.parts.store.find('credentials', { organizationId: account.id })
        const own = account.strangersKeys.map(({ publicKeyHex }) => publicKeyHex)
        const apiKeyIds = rows.filter((row) => own.includes(row.publicKey)).map(({ id }) => id)
        await kit.submit('deleteApiKeys', { userId, apiKeyIds }, call)
        account.strangersKeys = []
        break
      }
      default:
        act satisfies never
    }
  }

  async function strangerLogsIn({ place: at }: { place: number }): Promise<void> {
    const account = accountAt(at)
    if (!account) return
    const key = await generateKeyPair()
    const token = await prove(kit, STRANGER[strangersType], key, strangersType)
    const parameters = await loginParameters(key, token)
    const reply = await kit.submit('otpLogin', { ...parameters, subOrganizationId: account.id })
    if (reply.code !== 'OK') return
    account.strangersKeys.push(key)
    account.hadCredential = true
    if (!account.isVerified) account.wasStrangers = true
  }

  async function signUpVictim(): Promise<string> {
    const key = await generateKeyPair()
    const verificationToken = await prove(kit, victim, key, otpType)
    const more = {
      verificationToken,
      clientSignature: await clientSignature(key, verificationToken),
    }
    const parameters = signupParameters({ [column]: victim }, more)
    const reply = await kit.submit('createSubOrganization', parameters)
    if (reply.code === 'OK')
      await remember(kit, accounts, resultText(reply, 'subOrganizationId'), {
        strangersKeys: [],
        wasStrangers: false,
        isVerified: true,
        hasVictimsKey: false,
        hadCredential: false,
      })
    return reply.code
  }

  async function victimUpdates({ place: at }: { place: number }): Promise<void> {
    const account = accountAt(at)
    if (!account?.hasVictimsKey) return
    const verificationToken = await prove(kit, victim, ownKey, otpType)
    const name = otpType === 'OTP_TYPE_EMAIL' ? 'updateUserEmail' : 'updateUserPhoneNumber'
    const parameters = { userId: account.userId, [column]: victim, verificationToken }
    const call = { key: ownKey, organizationId: account.id }
    const { code } = await kit.submit(name, parameters, call)
    // an account that was merely opened because it was unused keeps no other from verifying the address
    const rivals = accounts.filter((one) => one !== account && one.isVerified && !one.isWeak)
    expect(code, 'the update of an own account').toBe(
      rivals.length > 0 ? 'CREDENTIAL_CONFLICT' : 'OK',
    )
    if (code !== 'OK') return
    // whoever stamps in an account takes it as it is: no stranger can do this to the person
    account.isVerified = true
    account.isWeak = false
    account.wasStrangers = false
  }

  async function victimLogsIn(step: {
    by: 'otpLogin' | 'stampLogin'
    withOwnKey: boolean
    names: boolean
    place: number
  }): Promise<string> {
    const key = step.withOwnKey ? ownKey : await generateKeyPair()
    const token = await prove(kit, victim, key, otpType)
    const named = step.names ? accountAt(step.place)?.id : undefined
    const reply =
      step.by === 'otpLogin'
        ? await kit.submit('otpLogin', {
            ...(await loginParameters(key, token)),
            ...(named === undefined ? {} : { subOrganizationId: named }),
          })
        : await attestedLogin(kit, {
            ...{ key, token },
            ...(named === undefined ? {} : { organizationId: named }),
          })
    if (reply.code !== 'OK') return reply.code
    logins++
    const entered = readToken(resultText(reply, 'session'))?.organization_id
    const account = accounts.find(({ id }) => id === entered)
    expect(account, 'the account that was entered').toBeDefined()
    expect(account?.wasStrangers, 'a stranger held a credential of the account').toBe(false)
    if (!account) return 'OK'
    const isOpened = !account.isVerified && !account.hadCredential
    if (isOpened && named === undefined) {
      const older = accounts.slice(0, accounts.indexOf(account)).filter((one) => !one.wasRenamed)
      expect(older, 'an older account names the address').toEqual([])
    }
    if (isOpened) account.isWeak = true
    account.isVerified = true
    account.hadCredential = true
    return 'OK'
  }

  for (const step of steps) {
    kit.clock.time += 1000
    if (step.kind === 'make') await make(step)
    else if (step.kind === 'strangerActs') await strangerActs(step)
    else if (step.kind === 'strangerLogsIn') await strangerLogsIn(step)
    else if (step.kind === 'victimSignsUp') await signUpVictim()
    else if (step.kind === 'victimUpdates') await victimUpdates(step)
    else await victimLogsIn(step)
  }

  // whatever strangers did, the person gets in, is asked which account, or can make one
  const last = { by: 'otpLogin', withOwnKey: false, names: false, place: 0 } as const
  const code = await victimLogsIn(last)
  if (code === 'ADDRESS_NOT_VERIFIED' || code === 'ORGANIZATION_NOT_FOUND') {
    expect(await signUpVictim()).toBe('OK')
    expect(await victimLogsIn(last)).toBe('OK')
  } else expect(['OK', 'CREDENTIAL_CONFLICT']).toContain(code)
  return logins
}

async function remember(
  { parts }: TestApi,
  accounts: Account[],
  id: string,
  facts: Omit<Account, 'id' | 'userId' | 'isWeak' | 'wasRenamed'>,
): Promise<void> {
  const user = await parts.store.first('users', { organizationId: id })
  accounts.push({ id, userId: user?.id ?? '', isWeak: false, wasRenamed: false, ...facts })
}

function apiKey({ publicKeyHex: publicKey }: P256KeyPair) {
  return { apiKeyName: publicKey.slice(0, 8), publicKey, curveType: 'API_KEY_CURVE_P256' }
}

function newUser(key: P256KeyPair) {
  const lists = { authenticators: [], oauthProviders: [], userTags: [] }
  return { userName: 'Another', apiKeys: [apiKey(key)], ...lists }
}
