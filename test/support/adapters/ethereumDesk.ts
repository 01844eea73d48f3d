import {
  type Authorization,
  createPublicClient,
  getAddress,
  getTypesForEIP712Domain,
  type Hex,
  http,
  type PublicClient,
  type SignedAuthorization,
  type TypedDataDefinition,
  toHex,
} from 'viem'
import { getConnectorClient, sendTransaction, signTypedData } from 'wagmi/actions'
import { signAuthorization } from '../../../src/core/wallet/signing/actions.ts'
import type { AdapterStage, Person } from './adapterStage.ts'
import type { AdapterName } from './driver.ts'
import { eip1193Driver } from './eip1193Driver.ts'
import { viemChain, viemDriver } from './viemDriver.ts'
import { wagmiDriver } from './wagmiDriver.ts'

/** A transaction as a test wants it. */
type Wanted = {
  readonly to?: Hex | undefined
  readonly data?: Hex
  readonly value?: bigint
  readonly gas?: bigint
  readonly authorizationList?: readonly SignedAuthorization[]
}

/** What only Ethereum has, by the means of one adapter. */
export type EthereumDesk = {
  readonly address: Hex
  signTypedData(typedData: TypedDataDefinition): Promise<Hex>
  send(wanted: Wanted): Promise<Hex>
  /** Lets the code of a contract act for the account: signed, and sent by the account itself. */
  delegate(contract: Hex): Promise<Hex>
}

export function publicClient(stage: AdapterStage): PublicClient {
  return createPublicClient({ chain: viemChain(stage, 'known'), transport: http(stage.url) })
}

type Desks = Readonly<
  Record<
    Exclude<AdapterName, 'solana'>,
    (stage: AdapterStage, person: Person) => Promise<EthereumDesk>
  >
>

/** Counted from the transaction that bears it: the account sends it itself. */
async function wordOf(stage: AdapterStage, address: Hex, contract: Hex) {
  const nonce = await publicClient(stage).getTransactionCount({ address })
  return { address: contract, chainId: viemChain(stage, 'known').id, nonce: nonce + 1 }
}

/** Where an adapter has no way to sign one, the kit does. */
async function authorized(person: Person, word: Authorization<number>) {
  const signed = await signAuthorization(person.kit, {
    account: await person.ethereum(),
    authorization: word,
  })
  if ('cancelled' in signed) throw new Error('declined')
  const { r, s, v } = signed
  return { ...word, r: hexOf(r), s: hexOf(s), yParity: Number(v) } as SignedAuthorization
}

const hexOf = (text: string): Hex => `0x${text}`

export const desks: Desks = {
  async eip1193(stage, person) {
    const { provider } = eip1193Driver(stage, person)
    const address = getAddress((await person.ethereum()).address)
    const send = ({ value, gas, authorizationList, ...rest }: Wanted): Promise<Hex> =>
      provider.request({
        method: 'eth_sendTransaction',
        params: [
          {
            from: address,
            ...rest,
            ...(value !== undefined && { value: toHex(value) }),
            ...(gas !== undefined && { gas: toHex(gas) }),
            ...(authorizationList && { authorizationList: authorizationList.map(onWire) }),
          },
        ],
      })
    return {
      address,
      signTypedData: (typedData) =>
        provider.request({
          method: 'eth_signTypedData_v4',
          params: [address, jsonOf(typedData)],
        }),
      send,
      async delegate(contract) {
        const word = await authorized(person, await wordOf(stage, address, contract))
        return send({ to: address, authorizationList: [word] })
      },
    }
  },
  async viem(stage, person) {
    const client = await viemDriver(stage, person).clientOf()
    const { address } = client.account
    return {
      address,
      signTypedData: (typedData) => client.signTypedData(typedData),
      send: (wanted) => client.sendTransaction(wanted as never),
      async delegate(contract) {
        const authorization = await client.signAuthorization({
          contractAddress: contract,
          executor: 'self',
        })
        return client.sendTransaction({ to: address, authorizationList: [authorization] })
      },
    }
  },
  async wagmi(stage, person) {
    const { driver, config, connector } = wagmiDriver(stage, person)
    await driver.connect()
    const address = getAddress((await person.ethereum()).address)
    return {
      address,
      signTypedData: (typedData) => signTypedData(config, { ...typedData, connector } as never),
      send: (wanted) => sendTransaction(config, { ...wanted, connector } as never),
      async delegate(contract) {
        const word = await authorized(person, await wordOf(stage, address, contract))
        const client = await getConnectorClient(config, { connector })
        const request = { from: address, to: address, authorizationList: [onWire(word)] }
        return client.request({ method: 'eth_sendTransaction', params: [request] } as never)
      },
    }
  },
}

function onWire({ address, chainId, nonce, yParity, r, s }: SignedAuthorization) {
  return {
    address,
    chainId: toHex(chainId),
    nonce: toHex(nonce),
    yParity: toHex(yParity ?? 0),
    r,
    s,
  }
}

/** As pages write it: the domain's type among the others, whole numbers as text. */
function jsonOf(typedData: TypedDataDefinition): string {
  const { domain = {}, types } = typedData
  const all = { ...types, EIP712Domain: getTypesForEIP712Domain({ domain }) }
  return JSON.stringify({ ...typedData, types: all }, (_name, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}
