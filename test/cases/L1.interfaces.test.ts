import { encodeFunctionData, erc20Abi, serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { usedSteps } from '../../src/service/policy/language/budget.ts'
import { isKnownAbi } from '../../src/service/transactions/abi/readKnownAbi.ts'
import { createTestApi } from '../support/activityApi.ts'
import { addPolicy, addQuorum, standing } from '../support/consensus.ts'
import { makeWallet } from '../support/walletSteps.ts'

const SHOP = `0x${'ab'.repeat(20)}` as const

/** The JSON of an interface of about that many characters that no other test has. */
function longInterface(mark: string, characters: number): string {
  const entry = (i: number) => ({ type: 'function', name: `${mark}_${i}`, inputs: [] })
  const { length } = JSON.stringify(entry(1000))
  return JSON.stringify(Array.from({ length: characters / length }, (_, i) => entry(i)))
}

async function stage() {
  const kit = await createTestApi()
  const place = await addQuorum(kit, { roots: 1, users: 1, threshold: 1 })
  const [root] = place.roots
  const [user] = place.users
  if (!root || !user) throw new Error('too few users')
  const { addresses } = await makeWallet(kit, undefined, place.call(root))
  const steps: number[] = []
  kit.parts.costs.add = (name, _subject, amount) => {
    if (name === 'policyStepsPerOrganization') steps.push(amount)
  }
  let nonce = 0
  return {
    steps,
    allow: (condition: string) => addPolicy(kit, place, { condition }),
    deny: (condition: string) => addPolicy(kit, place, { condition, effect: 'EFFECT_DENY' }),
    /** As an organization could store them before their characters were bounded. */
    store: async (interfaceText: string) => {
      const row = {
        id: kit.parts.newId(),
        organizationId: place.organizationId,
        type: 'ETHEREUM',
        address: SHOP,
        addressKey: SHOP,
        interfaceText,
        label: 'Shop',
        notes: '',
        createdAtMs: 0,
        updatedAtMs: 0,
      } as const
      await kit.parts.store.transaction((tx) => tx.insert('smartContractInterfaces', row))
    },
    transfer: async () => {
      const args = [SHOP, 99n] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
      const unsigned = serializeTransaction({
        chainId: 1,
        nonce: nonce++,
        gas: 21_000n,
        maxFeePerGas: 1n,
        to: SHOP,
        data,
      })
      return standing(
        await place.submit(user, 'signTransaction', {
          signWith: addresses[0],
          unsignedTransaction: unsigned.slice(2),
          type: 'TRANSACTION_TYPE_ETHEREUM',
        }),
      )
    },
  }
}

test('policies: read an interface once, on the budget of the request', async () => {
  const { steps, allow, store, transfer } = await stage()
  const text = longInterface('once', 300_000)
  await store(JSON.stringify(erc20Abi))
  await store(text)
  await allow("eth.tx.function_name == 'transfer'")
  expect(await transfer()).toBe('COMPLETED')
  expect(isKnownAbi(text)).toBe(true)
  expect(await transfer()).toBe('COMPLETED')
  const [first = 0, second = 0] = steps.filter((amount) => amount > 0)
  expect(first).toBeGreaterThan(text.length)
  expect(first - second).toBeGreaterThan(text.length * (3 / 4))
})

test('policies: interfaces beyond the budget of the request are not read, and a policy that denies still denies', async () => {
  const { steps, allow, deny, store, transfer } = await stage()
  await store(JSON.stringify(erc20Abi))
  const texts = ['a', 'b', 'c', 'd'].map((mark) => longInterface(`beyond${mark}`, 390_000))
  for (const text of texts) await store(text)
  await allow('')
  await deny("eth.tx.function_name == 'transfer'")
  expect(await transfer()).toBe('REQUEST_NOT_AUTHORIZED')
  expect(steps).toEqual([usedSteps({ steps: 0 })])
  // the newest are asked first
  expect(texts.map(isKnownAbi)).toEqual([false, false, true, true])
})
