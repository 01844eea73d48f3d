import { getWallets } from '@wallet-standard/app'
import { createStore, type EIP6963ProviderDetail } from 'mipd'
import { expect, vi } from 'vitest'
import { announceLatchkitProvider } from '../../../../src/eip1193/announceLatchkitProvider.ts'
import { registerLatchkitWallet } from '../../../../src/solana/registerLatchkitWallet.ts'
import { eip1193Driver } from '../../../support/adapters/eip1193Driver.ts'
import { ICON, solanaDriver } from '../../../support/adapters/solanaDriver.ts'
import { viemDriver } from '../../../support/adapters/viemDriver.ts'
import { wagmiDriver } from '../../../support/adapters/wagmiDriver.ts'
import type { Row } from '../row.ts'

const info = { name: 'Fieldnotes', icon: ICON, rdns: 'com.example.fieldnotes' } as const

/** What a page has: events, and no more. */
async function onPage(check: () => Promise<void>): Promise<void> {
  vi.stubGlobal('window', new EventTarget())
  await check().finally(() => vi.unstubAllGlobals())
}

/** Where it is: two behaviours. */
export const page: readonly Row[] = [
  {
    behaviour: 'is found by whoever looks for wallets before or after it, until it is taken back',
    eip1193: ({ stage, person }) =>
      onPage(async () => {
        const { provider } = eip1193Driver(stage, person)
        const early = createStore()
        const stop = announceLatchkitProvider(provider, info)
        const late = createStore()
        for (const store of [early, late]) {
          const found: readonly EIP6963ProviderDetail[] = store.getProviders()
          expect(found.map((one) => one.provider)).toEqual([provider])
          expect(found[0]?.info).toMatchObject(info)
          expect(found[0]?.info.uuid).toMatch(/^[0-9a-f-]{36}$/)
        }
        stop()
        expect(createStore().getProviders()).toEqual([])
        for (const store of [early, late]) store.destroy()
      }),
    solana: ({ stage, person }) =>
      onPage(async () => {
        const { wallet } = solanaDriver(stage, person)
        const stop = registerLatchkitWallet(wallet)
        const { get } = getWallets()
        // by the types of the standard too
        const standard: ReturnType<typeof get>[number] = wallet
        expect(get()).toEqual([standard])
        stop()
        expect(get()).toEqual([])
        const again = registerLatchkitWallet(wallet)
        expect(get()).toEqual([wallet])
        again()
        expect(get()[0]?.name).toBeUndefined()
      }),
    viem: {
      as: 'viem takes it for an account that signs by itself',
      async check({ stage, person }) {
        const { accountOf, clientOf } = viemDriver(stage, person)
        const account = await accountOf()
        expect(account).toMatchObject({ type: 'local', source: 'custom' })
        expect((await clientOf()).account.address).toBe(account.address)
      },
    },
    wagmi: {
      as: 'the config lists it by its name, and its provider is its own',
      async check({ stage, person }) {
        const { connector, config } = wagmiDriver(stage, person)
        expect(config.connectors).toHaveLength(1)
        expect(connector).toMatchObject({ id: 'latchkit', name: 'Fieldnotes', type: 'latchkit' })
        expect(await connector.getProvider()).toMatchObject({ isLatchkit: true })
      },
    },
  },
  {
    behaviour: 'is imported and made where there is no page, and does nothing there',
    eip1193: async ({ stage, person }) => {
      expect(globalThis.window).toBeUndefined()
      const { provider } = eip1193Driver(stage, person)
      expect(await provider.request({ method: 'eth_chainId' })).toBe('0xaa36a7')
      announceLatchkitProvider(provider, info)()
    },
    async viem({ stage, person }) {
      expect(globalThis.window).toBeUndefined()
      expect((await viemDriver(stage, person).accountOf()).type).toBe('local')
    },
    async wagmi({ stage, person }) {
      expect(globalThis.window).toBeUndefined()
      const { config } = wagmiDriver(stage, person)
      expect(config.state.status).toBe('disconnected')
    },
    async solana({ stage, person }) {
      expect(globalThis.window).toBeUndefined()
      const { wallet } = solanaDriver(stage, person)
      registerLatchkitWallet(wallet)()
      expect(wallet.accounts).toEqual([])
    },
  },
]
