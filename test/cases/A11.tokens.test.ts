import { expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { activityOf, addOrganization, addUser, createTestApi } from '../support/activityApi.ts'
import { attestedLogin } from '../support/attestedLogin.ts'
import { addPolicy, type Quorum } from '../support/consensus.ts'
import { loginParameters, prove } from '../support/otpSteps.ts'

const email = 'mara@okafor.example'

onEachStore((open) => {
  test('stamp_login: uses its verification token up though the login waits for consensus', async () => {
    const store = await open()
    onTestFinished(() => store.close())
    const kit = await createTestApi({ store })
    const organizationId = await addOrganization(kit.parts, kit.organizationId)
    await addUser(kit.parts, organizationId, 'root', { email, emailVerified: true })
    const second = await addUser(kit.parts, organizationId, 'root')
    await store.transaction((tx) =>
      tx.update('organizations', { id: organizationId }, { rootQuorumThreshold: 2 }),
    )
    await addPolicy(kit, { organizationId } as Quorum, {
      effect: 'EFFECT_DENY',
      condition: "activity.type == 'ACTIVITY_TYPE_STAMP_LOGIN'",
    })
    const key = await generateKeyPair()
    const token = await prove(kit, email, key)
    const waiting = activityOf(await attestedLogin(kit, { key, token }))
    expect(waiting.status).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')
    // neither another login by it nor the same one again
    const again = await kit.submit('otpLogin', await loginParameters(key, token))
    expect(again.code).toBe('VERIFICATION_TOKEN_USED')
    const twice = await attestedLogin(kit, { key, token })
    expect(twice.code).toBe('VERIFICATION_TOKEN_USED')
    const call = { key: second.key, organizationId }
    const { fingerprint } = waiting
    const done = activityOf(await kit.submit('approveActivity', { fingerprint }, call))
    expect(done.status).toBe('ACTIVITY_STATUS_COMPLETED')
    expect(await store.count('credentials', { publicKey: key.publicKeyHex })).toBe(1)
  })
})
