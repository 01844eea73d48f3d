import {
  type Chain,
  createWalletClient,
  custom,
  defineChain,
  getAddress,
  http,
  UserRejectedRequestError,
} from 'viem'
import { listAccounts } from '../../../src/core/wallet/listAccounts.ts'
import { toLatchkitAccount } from '../../../src/viem/toLatchkitAccount.ts'
import type { AdapterStage, Person } from './adapterStage.ts'
import { codesOf, type Driver, type Place } from './driver.ts'
import { chainIdOf } from './eip1193Driver.ts'
import { ethereumTools, hex } from './ethereumTools.ts'

/** A chain as viem and wagmi describe it. */
export function viemChain(stage: AdapterStage, place: Place): Chain {
  const urls = { known: stage.url, far: stage.farUrl, dead: 'http://127.0.0.1:9/' }
  return defineChain({
    id: chainIdOf(place),
    name: place,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [urls[place]] } },
  })
}

/** How viem reaches a chain of the stage. */
export function viemTransport(stage: AdapterStage, place: Place) {
  if (place !== 'far')
    return http(viemChain(stage, place).rpcUrls.default.http[0], { retryCount: 0 })
  return custom({
    request: ({ method, params }: { method: string; params?: unknown }) =>
      stage.askFar(method, ...Array.from(Object(params ?? []), (one) => one)),
  })
}

/** The account in a wallet client of viem. */
export function viemDriver(stage: AdapterStage, person: Person) {
  const accountOf = async (address?: string) => {
    const account = await person.ethereum()
    return toLatchkitAccount(person.kit, address ? { ...account, address } : account)
  }
  const clientOf = async (place: Place = 'known') =>
    createWalletClient({
      account: await accountOf(),
      chain: viemChain(stage, place),
      transport: viemTransport(stage, place),
    })
  const list = async () => {
    const accounts = await listAccounts(person.kit, 'ADDRESS_FORMAT_ETHEREUM')
    return accounts.map((account) => toLatchkitAccount(person.kit, account).address)
  }
  const driver: Driver = {
    person,
    ...ethereumTools(stage, person),
    connect: list,
    accounts: list,
    disconnect: async () => undefined,
    watch: () => () => undefined,
    async signMessage(message, as) {
      const signable = typeof message === 'string' ? message : { raw: message }
      return (await accountOf(as)).signMessage({ message: signable })
    },
    async transfer(to, value, place) {
      return (await clientOf(place)).sendTransaction({ to: getAddress(to), value })
    },
    async signTransfer(to, value) {
      const client = await clientOf()
      const request = await client.prepareTransactionRequest({ to: hex(to), value })
      return client.signTransaction(request)
    },
    isDeclined: (error) => walk(error).some((one) => one instanceof UserRejectedRequestError),
    isLoggedOut: (error) =>
      codesOf(error).some((code) => code === 4100 || code === 'SESSION_MISSING'),
    isChainUnreachable: (error) => walk(error).some(({ name }) => name === 'HttpRequestError'),
  }
  return { driver, accountOf, clientOf }
}

function walk(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...walk(error.cause)] : []
}
