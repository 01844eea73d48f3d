import { describe, expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../src/service/store/store.ts'
import { addOrganization, addUser, createTestApi, START_MS } from '../support/activityApi.ts'
import { prove } from '../support/otpSteps.ts'
import { manySends } from '../support/races.ts'
import { createWalletKey } from '../support/walletKeys.ts'
import { onEachStore } from './store/onEachStore.ts'

const PARALLEL = 20
const ROUNDS = 3

/** Many accounts, all of which want the same address and the same wallet at once: one of them has it afterwards. */
async function raceOf(store: Store): Promise<void> {
  const kit = await createTestApi({ store, limits: manySends })
  onTestFinished(() => store.close())
  const accounts = await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      const organizationId = await addOrganization(kit.parts, kit.organizationId)
      const { userId, key } = await addUser(kit.parts, organizationId, 'root')
      return { userId, key, organizationId }
    }),
  )
  for (let round = 0; round < ROUNDS; round++) {
    const userEmail = `mara-${round}@okafor.example`
    const wallet = createWalletKey()
    const proven: { account: (typeof accounts)[number]; verificationToken: string }[] = []
    for (const account of accounts)
      proven.push({ account, verificationToken: await prove(kit, userEmail, account.key) })
    const emails = proven.map(({ account, verificationToken }) => {
      const { userId } = account
      return kit.submit('updateUserEmail', { userId, userEmail, verificationToken }, account)
    })
    const wallets = accounts.map(({ key, ...who }) => {
      const apiKeys = [wallet.paramsFor({ ...who, timestampMs: String(START_MS) })]
      return kit.submit('createApiKeys', { userId: who.userId, apiKeys }, { key, ...who })
    })
    for (const all of [emails, wallets]) {
      const codes = (await Promise.all(all)).map(({ code }) => code)
      expect(codes.filter((code) => code === 'OK')).toHaveLength(1)
      expect(codes.filter((code) => code === 'CREDENTIAL_CONFLICT')).toHaveLength(PARALLEL - 1)
    }
    expect(await store.count('users', { email: userEmail, emailVerified: true })).toBe(1)
    expect(await store.count('credentials', { publicKey: wallet.publicKey })).toBe(1)
  }
  expect(kit.errors).toEqual([])
}

describe('an address or a wallet becomes a way into one account, however many ask at once,', () => {
  onEachStore((open) => {
    test('as often as it is tried', async () => raceOf(await open()), 120_000)
  })
})
