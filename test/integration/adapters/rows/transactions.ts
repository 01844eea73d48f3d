import {
  createWalletClient,
  decodeErrorResult,
  encodeFunctionData,
  type Hex,
  http,
  nonceManager,
  toHex,
} from 'viem'
import { expect } from 'vitest'
import { isLatchkitError } from '../../../../src/errors/anyError.ts'
import { toLatchkitAccount } from '../../../../src/viem/toLatchkitAccount.ts'
import { decline } from '../../../support/adapters/adapterStage.ts'
import { chainIdOf, eip1193Driver } from '../../../support/adapters/eip1193Driver.ts'
import { desks, type EthereumDesk, publicClient } from '../../../support/adapters/ethereumDesk.ts'
import { solanaDriver } from '../../../support/adapters/solanaDriver.ts'
import { tokenAbi, tokenBytecode } from '../../../support/adapters/token.ts'
import { viemChain } from '../../../support/adapters/viemDriver.ts'
import { deployContracts } from '../../../support/chain/chainStage.ts'
import { transfer } from '../../../support/chain/solanaTransactions.ts'
import { arrives, type Check, type Row, refusalOf, type Trial } from '../row.ts'

const AMOUNT = 2_000_000n

function onEthereum(check: (trial: Trial, desk: EthereumDesk) => Promise<void>) {
  const by =
    (name: 'eip1193' | 'viem' | 'wagmi'): Check =>
    async (trial) =>
      check(trial, await desks[name](trial.stage, trial.person))
  return { eip1193: by('eip1193'), viem: by('viem'), wagmi: by('wagmi') }
}

/** A call that fails in the third contract, for which each says why in its own words. */
async function nestedCall(url: string) {
  const { vault, broker, desk } = await deployContracts(url)
  const args = [broker.address, vault.address, 5n]
  const data = encodeFunctionData({ abi: JSON.parse(desk.abi), functionName: 'order', args })
  return { to: desk.address as Hex, data, abi: JSON.parse(desk.abi), vault: vault.address }
}

/** The bytes that a contract gave up with, wherever an ecosystem puts them. */
function revertDataOf(error: unknown): Hex | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { data } = Object(at)
    if (typeof data === 'string' && data.startsWith('0x')) return data as Hex
  }
  return undefined
}

/** Transactions: eleven behaviours. */
export const transactions: readonly Row[] = [
  {
    behaviour: 'sends a transfer, which arrives and was shown before',
    async all({ driver, person }) {
      await driver.connect()
      const to = driver.stranger()
      const id = await driver.transfer(to, AMOUNT)
      expect(id).toMatch(/^(0x[0-9a-f]{64}|[1-9A-HJ-NP-Za-km-z]{64,88})$/)
      await arrives(driver, to, AMOUNT)
      expect(person.asked).toHaveLength(1)
      expect(person.asked[0]?.chain?.caip2).toMatch(/^(eip155:11155111|solana:devnet)$/)
    },
  },
  {
    behaviour: 'sends nothing that the person declines',
    async all({ driver, person }) {
      await driver.connect()
      person.answer = decline
      const to = driver.stranger()
      const error = await refusalOf(driver.transfer(to, AMOUNT))
      expect(driver.isDeclined(error)).toBe(true)
      expect(await driver.balanceOf(to)).toBe(0n)
    },
  },
  {
    behaviour: 'deploys a contract',
    ...onEthereum(async ({ stage, person }, { send, address }) => {
      const client = publicClient(stage)
      const hash = await send({ data: tokenBytecode() })
      const receipt = await client.waitForTransactionReceipt({ hash })
      expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase(), to: null })
      expect(await client.getCode({ address: receipt.contractAddress as Hex })).toMatch(/^0x60/)
      expect(person.asked).toHaveLength(1)
    }),
    solana: {
      as: 'sends two instructions in one transaction',
      async check({ stage, person, driver }) {
        await driver.connect()
        const { unsigned, send } = solanaDriver(stage, person)
        const from = (await person.solana()).address
        const [one, two] = [driver.stranger(), driver.stranger()]
        await send(await unsigned(transfer(from, one, AMOUNT), transfer(from, two, AMOUNT)))
        for (const to of [one, two]) await arrives(driver, to, AMOUNT)
        expect(person.asked).toHaveLength(1)
      },
    },
  },
  {
    behaviour: 'calls a contract',
    ...onEthereum(async ({ stage, driver }, { send, address }) => {
      const client = publicClient(stage)
      const deployed = await client.waitForTransactionReceipt({
        hash: await send({ data: tokenBytecode() }),
      })
      const token = deployed.contractAddress as Hex
      const to = driver.stranger() as Hex
      const call = { abi: tokenAbi, functionName: 'transfer', args: [to, 400n] } as const
      const hash = await send({ to: token, data: encodeFunctionData(call) })
      expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
      const read = { abi: tokenAbi, address: token, functionName: 'balanceOf' } as const
      expect(await client.readContract({ ...read, args: [to] })).toBe(400n)
      expect(await client.readContract({ ...read, args: [address] })).toBe(600n)
    }),
    solana: {
      as: 'fills in the blockhash of a transaction that has none',
      async check({ stage, person, driver }) {
        await driver.connect()
        const { send } = solanaDriver(stage, person)
        const { unsignedTransaction } = await import('../../../support/chain/solanaTransactions.ts')
        const payer = (await person.solana()).address
        const to = driver.stranger()
        const hex = unsignedTransaction({ payer, instructions: [transfer(payer, to, AMOUNT)] })
        await send(Uint8Array.from(Buffer.from(hex, 'hex')))
        await arrives(driver, to, AMOUNT)
      },
    },
  },
  {
    behaviour: 'asks nobody to send what fails deep inside, and tells what the contracts said',
    ...onEthereum(async ({ stage, person }, { send }) => {
      const { to, data, abi, vault } = await nestedCall(stage.url)
      const said = revertDataOf(await refusalOf(send({ to, data })))
      expect(said).toBeDefined()
      expect(decodeErrorResult({ abi, data: said ?? '0x' })).toMatchObject({
        errorName: 'Refused',
        args: [{ amount: 5n, vault: expect.stringMatching(new RegExp(vault, 'i')) }],
      })
      expect(person.asked).toEqual([])
    }),
    solana: {
      as: 'a transfer of more than there is fails, with what the program said, and moves nothing',
      async check({ person, driver }) {
        await driver.connect()
        const to = driver.stranger()
        const from = (await person.solana()).address
        const before = await driver.balanceOf(from)
        const error = await refusalOf(driver.transfer(to, 900_000_000_000n))
        expect(error).toMatchObject({ code: 'TRANSACTION_FAILED' })
        expect(Object(error).details).toMatch(/Custom|insufficient|simulation/i)
        expect(await driver.balanceOf(to)).toBe(0n)
        expect(await driver.balanceOf(from)).toBe(before)
      },
    },
  },
  {
    behaviour: 'gives the name of a transaction that fails on the chain, where all can read why',
    ...onEthereum(async ({ stage, person }, { send }) => {
      const { to, data } = await nestedCall(stage.url)
      const hash = await send({ to, data, gas: 200_000n })
      const receipt = await publicClient(stage).waitForTransactionReceipt({ hash })
      expect(receipt.status).toBe('reverted')
      expect(person.asked).toHaveLength(1)
    }),
    solana: {
      as: 'the network refuses one whose blockhash is over, and its words come through',
      async check({ stage, person, driver }) {
        await driver.connect()
        const { send } = solanaDriver(stage, person)
        const { unsignedTransaction } = await import('../../../support/chain/solanaTransactions.ts')
        const payer = (await person.solana()).address
        const to = driver.stranger()
        const instructions = [transfer(payer, to, AMOUNT)]
        const hex = unsignedTransaction({ payer, instructions, recentBlockhash: driver.stranger() })
        const error = await refusalOf(send(Uint8Array.from(Buffer.from(hex, 'hex'))))
        expect(error).toMatchObject({ code: 'TRANSACTION_FAILED' })
        expect(await driver.balanceOf(to)).toBe(0n)
      },
    },
  },
  {
    behaviour: 'signs a transaction without sending it, and whoever has it may',
    async all({ driver }) {
      await driver.connect()
      const to = driver.stranger()
      const signed = await driver.signTransfer(to, AMOUNT)
      expect(await driver.balanceOf(to)).toBe(0n)
      await driver.passOn(signed)
      await arrives(driver, to, AMOUNT)
    },
  },
  {
    behaviour: 'sends on a chain that the service does not know, by the node of the app',
    async all({ driver, person }) {
      await driver.connect()
      const to = driver.stranger()
      await driver.transfer(to, AMOUNT, 'far')
      await arrives(driver, to, AMOUNT, 'far')
      expect(person.asked).toHaveLength(1)
    },
    eip1193: {
      as: 'once it is added, as only a chain of the app can be (EIP-3085)',
      async check({ stage, person }) {
        const { driver, provider } = eip1193Driver(stage, person)
        await driver.connect()
        const add = (chainId: string) =>
          provider.request({ method: 'wallet_addEthereumChain', params: [{ chainId }] })
        expect(await refusalOf(add('0x5'))).toMatchObject({ code: 4902 })
        expect(await refusalOf(add('five'))).toMatchObject({ code: -32602 })
        expect(await add(toHex(chainIdOf('far')))).toBeNull()
        const to = driver.stranger()
        await driver.transfer(to, AMOUNT, 'far')
        await arrives(driver, to, AMOUNT, 'far')
        expect(person.asked).toHaveLength(1)
      },
    },
  },
  {
    behaviour: 'says that the node of a chain does not answer',
    async all({ driver, person }) {
      await driver.connect()
      const error = await refusalOf(driver.transfer(driver.stranger(), AMOUNT, 'dead'))
      expect(driver.isChainUnreachable(error)).toBe(true)
      expect(person.asked).toEqual([])
    },
  },
  {
    behaviour: 'says that the service does not answer, and goes on when it does again',
    async all({ stage, driver }) {
      await driver.connect()
      stage.cut(stage.serviceUrl)
      const error = await refusalOf(driver.signMessage('Hello'))
      expect(driver.isDeclined(error)).toBe(false)
      const causes: unknown[] = []
      for (let at = error; at instanceof Error; at = at.cause) causes.push(at)
      expect(causes.some((one) => isLatchkitError(one, 'NETWORK_FAILED'))).toBe(true)
      stage.cut(null)
      expect(await driver.verify('Hello', await driver.signMessage('Hello'))).toBe(true)
    },
  },
  {
    behaviour: 'sends two transfers that are asked for at once, both',
    async all({ driver, person }) {
      await driver.connect()
      const [one, two] = [driver.stranger(), driver.stranger()]
      const ids = await Promise.all([driver.transfer(one, AMOUNT), driver.transfer(two, AMOUNT)])
      expect(new Set(ids).size).toBe(2)
      for (const to of [one, two]) await arrives(driver, to, AMOUNT)
      expect(person.asked).toHaveLength(2)
    },
    viem: {
      as: 'with the nonce manager of viem',
      async check({ stage, driver, person }) {
        const account = toLatchkitAccount(person.kit, await person.ethereum(), { nonceManager })
        const chain = viemChain(stage, 'known')
        const client = createWalletClient({ account, chain, transport: http(stage.url) })
        const [one, two] = [driver.stranger() as Hex, driver.stranger() as Hex]
        const send = (to: Hex) => client.sendTransaction({ to, value: AMOUNT })
        const hashes = await Promise.all([send(one), send(two)])
        expect(new Set(hashes).size).toBe(2)
        for (const to of [one, two]) await arrives(driver, to, AMOUNT)
        expect(person.asked).toHaveLength(2)
      },
    },
  },
]
