import { createSignableMessage, getBase58Encoder, getTransactionDecoder } from '@solana/kit'
import { type Hex, parseSignature, verifyTypedData } from 'viem'
import { expect } from 'vitest'
import { hexFromBytes } from '../../../../src/lib/hex.ts'
import { desks, type EthereumDesk, publicClient } from '../../../support/adapters/ethereumDesk.ts'
import { solanaDriver } from '../../../support/adapters/solanaDriver.ts'
import { permitOf, tokenAbi, tokenBytecode } from '../../../support/adapters/token.ts'
import { askChain } from '../../../support/chain/chainStage.ts'
import { transfer } from '../../../support/chain/solanaTransactions.ts'
import { arrives, type Check, type Row, refusalOf, type Trial } from '../row.ts'

const SPENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const FAR_FUTURE = 4_000_000_000n

/** The same for the three adapters of Ethereum. */
function onEthereum(check: (trial: Trial, desk: EthereumDesk) => Promise<void>) {
  const by =
    (name: 'eip1193' | 'viem' | 'wagmi'): Check =>
    async (trial) =>
      check(trial, await desks[name](trial.stage, trial.person))
  return { eip1193: by('eip1193'), viem: by('viem'), wagmi: by('wagmi') }
}

const permit = (owner: Hex, token: Hex = SPENDER, chainId = 11_155_111) =>
  permitOf(token, chainId, {
    owner,
    spender: SPENDER,
    value: 250n,
    nonce: 0n,
    deadline: FAR_FUTURE,
  })

/** What has a form of its own: five behaviours. */
export const structured: readonly Row[] = [
  {
    behaviour: 'signs typed data',
    ...onEthereum(async ({ person }, { address, signTypedData }) => {
      const typedData = permit(address)
      const signature = await signTypedData(typedData)
      expect(await verifyTypedData({ ...typedData, address, signature })).toBe(true)
      expect(person.asked).toHaveLength(1)
    }),
    solana: {
      as: 'signs several messages of one call, each shown by itself',
      async check({ stage, person, driver }) {
        const { signer } = solanaDriver(stage, person)
        const texts = ['one', 'two', 'three']
        const signed = await (await signer()).signMessages(
          texts.map((text) => createSignableMessage(text)),
        )
        const { address } = await person.solana()
        const signatures = signed.map((by) => `0x${hexFromBytes(Object(by)[address])}`)
        const good = signatures.map((signature, i) => driver.verify(texts[i] ?? '', signature))
        expect(await Promise.all(good)).toEqual([true, true, true])
        expect(person.asked).toHaveLength(3)
      },
    },
  },
  {
    behaviour: 'asks nobody to sign typed data for another chain',
    ...onEthereum(async ({ person }, { address, signTypedData }) => {
      await refusalOf(signTypedData(permit(address, SPENDER, 1)))
      expect(person.asked).toEqual([])
    }),
    viem: {
      as: 'its account is on no chain: the person reads for which it is',
      async check({ stage, person }) {
        const { address, signTypedData } = await desks.viem(stage, person)
        await signTypedData(permit(address, SPENDER, 1))
        expect(person.asked[0]?.chain?.caip2).toBe('eip155:1')
      },
    },
    solana: {
      as: 'asks nobody to sign a transaction for a chain that the wallet does not have',
      async check({ stage, person, driver }) {
        const { wallet, accountOf, unsigned } = solanaDriver(stage, person)
        await wallet.features['standard:connect'].connect()
        const from = (await person.solana()).address
        const transaction = await unsigned(transfer(from, driver.stranger(), 1n))
        const input = { account: await accountOf(), transaction, chain: 'solana:none' } as const
        await refusalOf(wallet.features['solana:signTransaction'].signTransaction(input))
        expect(person.asked).toEqual([])
      },
    },
  },
  {
    behaviour: 'asks nobody to sign typed data that says something else than its types',
    ...onEthereum(async ({ person }, { address, signTypedData }) => {
      const { types, ...rest } = permit(address)
      await refusalOf(signTypedData({ ...rest, types, primaryType: 'Other' } as never))
      expect(person.asked).toEqual([])
    }),
    solana: {
      as: 'asks nobody to sign a message that is a transaction',
      async check({ stage, person, driver }) {
        await driver.connect()
        const { unsigned } = solanaDriver(stage, person)
        const from = (await person.solana()).address
        const bytes = await unsigned(transfer(from, driver.stranger(), 1n))
        const { messageBytes } = getTransactionDecoder().decode(bytes)
        await refusalOf(driver.signMessage(Uint8Array.from(messageBytes)))
        expect(person.asked).toEqual([])
      },
    },
  },
  {
    behaviour: 'lets the code of a contract act for the account',
    ...onEthereum(async ({ stage, person }, { address, delegate }) => {
      const client = publicClient(stage)
      const hash = await delegate(SPENDER)
      expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
      const code = await client.getCode({ address })
      expect(code).toBe(`0xef0100${SPENDER.slice(2).toLowerCase()}`)
      expect(person.asked).toHaveLength(2)
      const end = await delegate('0x0000000000000000000000000000000000000000')
      await client.waitForTransactionReceipt({ hash: end })
      expect(await client.getCode({ address })).toBeUndefined()
    }),
    solana: {
      as: 'signs next to another signer, whose signature stays',
      async check({ stage, person }) {
        const other = await stage.richPerson()
        const mine = await person.solana()
        const theirs = await other.solana()
        const { unsigned, accountOf, wallet } = solanaDriver(stage, person)
        await wallet.features['standard:connect'].connect()
        const to = solanaDriver(stage, person).driver.stranger()
        const transaction = await unsigned(
          transfer(mine.address, to, 3_000_000n),
          transfer(theirs.address, to, 4_000_000n),
        )
        const sign = async (by: typeof wallet, bytes: Uint8Array, account: unknown) => {
          const input = { account, transaction: bytes, chain: 'solana:devnet' } as never
          const [signed] = await by.features['solana:signTransaction'].signTransaction(input)
          return signed?.signedTransaction ?? new Uint8Array()
        }
        const second = solanaDriver(stage, other)
        await second.driver.connect()
        const once = await sign(wallet, transaction, await accountOf())
        const twice = await sign(second.wallet, once, await second.accountOf())
        const { signatures } = getTransactionDecoder().decode(twice)
        expect(Object.values(signatures).map((signature) => signature?.some(Boolean))).toEqual([
          true,
          true,
        ])
        const options = { encoding: 'base64' }
        await askChain(
          stage.solanaUrl,
          'sendTransaction',
          btoa(String.fromCharCode(...twice)),
          options,
        )
        const balance = Object(await askChain(stage.solanaUrl, 'getBalance', to)).value
        expect(balance).toBe(7_000_000)
        expect(getBase58Encoder().encode(to)).toHaveLength(32)
      },
    },
  },
  {
    behaviour: 'signs a permission for a token, and the chain takes it',
    ...onEthereum(async ({ stage }, { address, send, signTypedData }) => {
      const client = publicClient(stage)
      const deployed = await send({ data: tokenBytecode() })
      const token = (await client.waitForTransactionReceipt({ hash: deployed })).contractAddress
      if (!token) throw new Error('no token')
      const signature = await signTypedData(permit(address, token))
      const { r, s, yParity } = parseSignature(signature)
      const args = [address, SPENDER, 250n, FAR_FUTURE, 27 + yParity, r, s] as const
      const [payer] = Array.from(Object(await askChain(stage.url, 'eth_accounts')), String)
      const { request } = await client.simulateContract({
        address: token,
        abi: tokenAbi,
        functionName: 'permit',
        args,
        account: payer as Hex,
      })
      expect(request.functionName).toBe('permit')
      const call = { address: token, abi: tokenAbi } as const
      const owners = [address, SPENDER] as const
      expect(await client.readContract({ ...call, functionName: 'allowance', args: owners })).toBe(
        0n,
      )
      const { encodeFunctionData } = await import('viem')
      const data = encodeFunctionData({ abi: tokenAbi, functionName: 'permit', args })
      const sent = await askChain(stage.url, 'eth_sendTransaction', {
        from: payer,
        to: token,
        data,
      })
      await client.waitForTransactionReceipt({ hash: sent as Hex })
      expect(await client.readContract({ ...call, functionName: 'allowance', args: owners })).toBe(
        250n,
      )
    }),
    solana: {
      as: 'the signer of @solana/kit signs a transaction that the chain takes',
      async check({ stage, person, driver }) {
        const { signer, unsigned } = solanaDriver(stage, person)
        const mine = await person.solana()
        const to = driver.stranger()
        const bytes = await unsigned(transfer(mine.address, to, 5_000_000n))
        const transaction = getTransactionDecoder().decode(bytes)
        const [by] = await (await signer()).signTransactions([transaction as never])
        const signature = Object(by)[mine.address]
        expect(signature).toHaveLength(64)
        const signed = Uint8Array.from([1, ...signature, ...transaction.messageBytes])
        await driver.passOn(btoa(String.fromCharCode(...signed)))
        await arrives(driver, to, 5_000_000n)
      },
    },
  },
]
