import { toHex } from 'viem'
import { createLatchkitProvider } from '../../../src/eip1193/createLatchkitProvider.ts'
import { CAIP2 } from '../chain/chainStage.ts'
import { type AdapterStage, DEAD_CAIP2, FAR_CAIP2, type Person } from './adapterStage.ts'
import { codesOf, type Driver, type Place } from './driver.ts'
import { ethereumTools, messageHex } from './ethereumTools.ts'

const chainOf: Readonly<Record<Place, string>> = {
  known: CAIP2,
  far: FAR_CAIP2,
  dead: DEAD_CAIP2,
}
export const chainIdOf = (place: Place) => Number(chainOf[place].split(':')[1])

/** The provider, asked as a page asks it. */
export function eip1193Driver(stage: AdapterStage, person: Person) {
  const provider = createLatchkitProvider(person.kit)
  const own = async () => (await person.ethereum()).address
  const transferOf = async (to: string, amount: bigint, place: Place = 'known') => {
    const params = [{ chainId: toHex(chainIdOf(place)) }]
    await provider.request({ method: 'wallet_switchEthereumChain', params })
    return [{ from: await own(), to, value: toHex(amount) }]
  }
  const driver: Driver = {
    person,
    ...ethereumTools(stage, person),
    connect: () => provider.request({ method: 'eth_requestAccounts' }),
    accounts: () => provider.request({ method: 'eth_accounts' }),
    disconnect: () =>
      provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }),
    watch(listener) {
      provider.on('accountsChanged', listener)
      return () => provider.removeListener('accountsChanged', listener)
    },
    async signMessage(message, as) {
      const params = [messageHex(message), as ?? (await own())]
      return provider.request({ method: 'personal_sign', params })
    },
    transfer: async (to, amount, place) =>
      provider.request({
        method: 'eth_sendTransaction',
        params: await transferOf(to, amount, place),
      }),
    signTransfer: async (to, amount) =>
      provider.request({ method: 'eth_signTransaction', params: await transferOf(to, amount) }),
    isDeclined: (error) => codesOf(error)[0] === 4001,
    isLoggedOut: (error) => codesOf(error)[0] === 4100,
    isChainUnreachable: (error) => codesOf(error)[0] === 4901,
  }
  return { driver, provider }
}
