import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConfig, createStorage, http, noopStorage } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { ICON } from '../../test/support/adapters/solanaDriver.ts'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { announceLatchkitProvider } from '../eip1193/announceLatchkitProvider.ts'
import { createLatchkitProvider } from '../eip1193/createLatchkitProvider.ts'
import { latchkitConnector } from './latchkitConnector.ts'

const rdns = 'com.example.fieldnotes'
const { kit } = createFakeKit()

/** What a page has: events, and no more. */
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

test.each([
  [rdns, ['latchkit']],
  [undefined, ['latchkit', rdns]],
])('a page that announces the kit too has it once in the list by rdns: %s', (given, ids) => {
  const info = { name: 'Fieldnotes', icon: ICON, rdns } as const
  const stop = announceLatchkitProvider(createLatchkitProvider(kit), info)
  const { connectors } = createConfig({
    chains: [mainnet],
    connectors: [latchkitConnector(kit, { rdns: given })],
    storage: createStorage({ storage: noopStorage }),
    transports: { [mainnet.id]: http() },
  })
  expect(connectors.map(({ id }) => id)).toEqual(ids)
  stop()
})
