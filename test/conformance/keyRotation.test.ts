import { expect, onTestFinished, test } from 'vitest'
import { createSealer } from '../../src/crypto/seal/seal.ts'
import { reseal } from '../../src/service/reseal.ts'
import { printCount } from '../support/printCount.ts'
import {
  everySealed,
  keyOf,
  makeSecrets,
  openedBy,
  signaturesOf,
  startOn,
} from '../support/sealedService.ts'
import { onEachStore } from './store/onEachStore.ts'

onEachStore((open) => {
  async function openStage() {
    const store = await open()
    onTestFinished(() => store.close())
    const service = await startOn(store, keyOf(1))
    const signers = await makeSecrets(service, 2)
    return { store, service, signers }
  }

  test('T36 a new key seals everything anew, and the old one opens nothing any more', async () => {
    const { store, service, signers } = await openStage()
    const before = await everySealed(store)
    const kinds = new Set(before.map(({ boundTo }) => boundTo.split('\n')[0]))
    expect([...kinds].toSorted()).toEqual([
      'activity',
      'fiatOnRampCredentials',
      'import',
      'otp',
      'privateKey',
      'proxyConfig',
      'secret',
      'wallet',
    ])
    expect(await openedBy(keyOf(1), before)).toBe(before.length)
    const signatures = await signaturesOf(service, signers)
    expect(await service.takeKey(keyOf(2))).toBe(before.length)
    expect(await service.takeKey(keyOf(2))).toBe(0)
    const after = await everySealed(store)
    expect(await openedBy(keyOf(2), after)).toBe(after.length)
    expect(await openedBy(keyOf(1), after)).toBe(0)
    printCount('T36 secrets sealed anew', after.length, before.length)
    expect(await signaturesOf(service, signers)).toEqual(signatures)
    await service.close()

    await expect(startOn(store, keyOf(1))).rejects.toThrow('not the key')
    const later = await startOn(store, keyOf(2))
    expect(await signaturesOf(later, signers)).toEqual(signatures)
    await later.close()
  }, 120_000)

  test('T36 a change of keys that was cut off wherever needs both keys, and goes on with them', async () => {
    const { store, service, signers } = await openStage()
    const signatures = await signaturesOf(service, signers)
    await service.close()
    const sealer = await createSealer(keyOf(2), [keyOf(1)])
    const cut = new AbortController()
    let transactions = 0
    const cutStore = {
      ...store,
      transaction: async <T>(work: Parameters<typeof store.transaction<T>>[0]) => {
        if (++transactions === 3) cut.abort()
        return store.transaction(work)
      },
    }
    await reseal({ store: cutStore, sealer }, cut.signal)
    const kept = await everySealed(store)
    const [withOld, withNew] = [await openedBy(keyOf(1), kept), await openedBy(keyOf(2), kept)]
    expect(Math.min(withOld, withNew)).toBeGreaterThan(0)
    expect(withOld + withNew).toBe(kept.length)
    await expect(startOn(store, keyOf(2))).rejects.toThrow('not the key')
    const later = await startOn(store, keyOf(2), [keyOf(1)])
    expect(await signaturesOf(later, signers)).toEqual(signatures)
    expect(await later.takeKey(keyOf(2), [keyOf(1)])).toBeGreaterThan(0)
    expect(await openedBy(keyOf(2), await everySealed(store))).toBe(kept.length)
    await later.close()
  }, 120_000)
})
