import { serializeTransaction } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { estimateFee } from '../../src/core/wallet/sending/estimateFee.ts'
import { signRawPayload, signTransaction } from '../../src/core/wallet/signing/actions.ts'
import { toLatchkitAccount } from '../../src/viem/toLatchkitAccount.ts'
import { FAR_CAIP2 } from '../support/adapters/adapterStage.ts'
import { createProviderStage, type ProviderStage } from '../support/adapters/providerStage.ts'

let stage: ProviderStage
beforeAll(async () => {
  stage = await createProviderStage()
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => {
  stage.person.asked.length = 0
})

test.each([{}, { data: '0x' }, { input: '0x' }, { to: '0x' }, { to: null, data: null }])(
  'a transaction with %o and no receiver is refused by every method, and nobody is asked',
  async (more) => {
    const call = { from: stage.address, value: '0xde0b6b3a7640000', ...more }
    for (const method of ['eth_sendTransaction', 'eth_signTransaction'])
      await expect(stage.ask(method, call)).rejects.toMatchObject({ code: -32602 })
    const bundle = { version: '2.0.0', from: stage.address, chainId: '0x7a69', calls: [call] }
    await expect(stage.ask('wallet_sendCalls', bundle)).rejects.toMatchObject({ code: -32602 })
    expect(stage.person.asked).toEqual([])
  },
)

test('signTransaction, signRawPayload, estimateFee and the account of viem refuse it too', async () => {
  const { kit } = stage.person
  const account = await stage.person.ethereum()
  const fields = {
    chainId: 31_337,
    nonce: 0,
    gas: 60_000n,
    gasPrice: 10n ** 10n,
    value: 10n ** 18n,
  }
  for (const type of ['legacy', 'eip2930'] as const) {
    const unsignedTransaction = serializeTransaction({ ...fields, type }).slice(2)
    const type_ = 'TRANSACTION_TYPE_ETHEREUM'
    await expect(
      signTransaction(kit, { account, type: type_, unsignedTransaction }),
    ).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
    const raw = {
      payload: unsignedTransaction,
      encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
      hashFunction: 'HASH_FUNCTION_KECCAK256',
    } as const
    await expect(signRawPayload(kit, { account, ...raw })).rejects.toMatchObject({
      code: 'SIGN_REQUEST_INVALID',
    })
    await expect(
      toLatchkitAccount(kit, account).signTransaction({ ...fields, type }),
    ).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
  }
  await expect(
    estimateFee(kit, account.address, { caip2: FAR_CAIP2, to: null, value: 1n }),
  ).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
  expect(stage.person.asked).toEqual([])
})
