import { getAddress } from 'viem'
import { type CreateConnectorFn, createConfig, createStorage, noopStorage } from 'wagmi'
import {
  connect,
  disconnect,
  getConnection,
  getConnectorClient,
  reconnect,
  sendTransaction,
  signMessage,
  switchChain,
  watchConnection,
} from 'wagmi/actions'
import { latchkitConnector } from '../../../src/wagmi/latchkitConnector.ts'
import type { AdapterStage, Person } from './adapterStage.ts'
import { codesOf, type Driver } from './driver.ts'
import { chainIdOf } from './eip1193Driver.ts'
import { ethereumTools, hex } from './ethereumTools.ts'
import { viemChain, viemTransport } from './viemDriver.ts'

/** A config of wagmi with the connector, before others where there are some. */
export function wagmiConfig(
  stage: AdapterStage,
  person: Person,
  others: readonly CreateConnectorFn[] = [],
  storage: Parameters<typeof createStorage>[0]['storage'] = noopStorage,
) {
  const known = viemChain(stage, 'known')
  const far = viemChain(stage, 'far')
  const dead = viemChain(stage, 'dead')
  return createConfig({
    chains: [known, far, dead],
    connectors: [latchkitConnector(person.kit), ...others],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage }),
    transports: {
      [known.id]: viemTransport(stage, 'known'),
      [far.id]: viemTransport(stage, 'far'),
      [dead.id]: viemTransport(stage, 'dead'),
    },
  })
}

/** The connector behind wagmi's own actions. */
export function wagmiDriver(stage: AdapterStage, person: Person) {
  const config = wagmiConfig(stage, person)
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  const accounts = () => getConnection(config).addresses ?? []
  const driver: Driver = {
    person,
    ...ethereumTools(stage, person),
    async connect() {
      if (getConnection(config).status === 'connected') return accounts()
      return (await connect(config, { connector })).accounts
    },
    async accounts() {
      if (getConnection(config).status !== 'connected') await reconnect(config)
      return accounts()
    },
    disconnect: () => disconnect(config, { connector }),
    watch: (listener) =>
      watchConnection(config, { onChange: ({ addresses }) => listener(addresses ?? []) }),
    async signMessage(message, as) {
      const signable = typeof message === 'string' ? message : { raw: message }
      const account = as === undefined ? {} : { account: hex(as) }
      return signMessage(config, { message: signable, connector, ...account })
    },
    async transfer(to, value, place = 'known') {
      const chainId = chainIdOf(place)
      if (getConnection(config).chainId !== chainId) await switchChain(config, { chainId })
      return sendTransaction(config, { to: getAddress(to), value, chainId, connector })
    },
    async signTransfer(to, value) {
      const client = await getConnectorClient(config, { connector })
      const transaction = { from: client.account.address, to, value: `0x${value.toString(16)}` }
      const request = { method: 'eth_signTransaction', params: [transaction] }
      return String(await client.request(request as never))
    },
    isDeclined: (error) => codesOf(error).includes(4001),
    isLoggedOut: (error) => codesOf(error).includes(4100) || isUnconnected(error),
    isChainUnreachable: (error) => codesOf(error).includes(4901),
  }
  return { driver, config, connector }
}

/** wagmi asks nobody where nobody is connected. */
function isUnconnected(error: unknown): boolean {
  return error instanceof Error && /^Connector(NotConnected|AccountNotFound)Error$/.test(error.name)
}
