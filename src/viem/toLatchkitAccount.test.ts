import { type Hex, recoverMessageAddress } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type AdapterStage,
  createAdapterStage,
  type Person,
} from '../../test/support/adapters/adapterStage.ts'
import { toLatchkitAccount } from './toLatchkitAccount.ts'

let stage: AdapterStage
let person: Person
beforeAll(async () => {
  stage = await createAdapterStage()
  person = await stage.richPerson()
}, 120_000)
afterAll(() => stage.stop())
beforeEach(() => {
  person.asked.length = 0
})

const account = async () => toLatchkitAccount(person.kit, await person.ethereum())

test.each(['0x', '0x01', '0x00ff'] as const)('the bytes %s are signed as they are', async (raw) => {
  const { address, signMessage } = await account()
  const signature = await signMessage({ message: { raw } })
  expect(await recoverMessageAddress({ message: { raw }, signature })).toBe(address)
})

test.each(['0x1', '0x123', '0xzz', 'abcd' as Hex] as const)(
  '%s is no bytes: it is neither padded nor signed as text',
  async (raw) => {
    const { signMessage } = await account()
    const refused = signMessage({ message: { raw } })
    await expect(refused).rejects.toMatchObject({ code: 'SIGN_REQUEST_INVALID' })
    expect(person.asked).toEqual([])
  },
)
