import * as v from 'valibot'
import { tempo, tempoModerato } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { explorerOf } from '../../src/core/wallet/explorers.ts'
import { chainFacts } from '../../src/core/wallet/knownChains.ts'
import { ETHEREUM_CHAINS } from '../../src/wire/fields/ethereumChains.ts'
import { getNonces } from '../../src/wire/query/getNonces.ts'

/** The contract's own, those of the public wire, and nothing else. */
const CONTRACT = [1, 11155111, 8453, 84532, 137, 80002, 42161, 421614]
const PUBLIC_WIRE = [56, 97, 10, 11155420, 143, 10143, 4217, 42431]

const bodyFor = (caip2: string) => ({ organizationId: 'o', address: '0x', caip2 })

test('chain table: protocol, kit and service know the same chains', () => {
  const all = [...CONTRACT, ...PUBLIC_WIRE].map((id) => `eip155:${id}`)
  expect([...ETHEREUM_CHAINS].toSorted()).toEqual(all.toSorted())
  for (const caip2 of all) {
    expect(v.is(getNonces.request, bodyFor(caip2))).toBe(true)
    const { name, currency } = chainFacts(caip2)
    expect([caip2, name, currency?.symbol, explorerOf(caip2, null)]).toEqual([
      caip2,
      expect.stringMatching(/\w/),
      expect.stringMatching(/^[A-Z]{3}$/),
      expect.stringMatching(/^https:\/\//),
    ])
  }
})

test.each([
  [tempo, 'eip155:4217'],
  [tempoModerato, 'eip155:42431'],
])('chains $0.name: name, currency and explorer are those of the chain', (chain, caip2) => {
  const { name, currency, isTestnet } = chainFacts(caip2)
  expect(chain.name).toContain(name)
  expect(currency?.symbol).toBe(chain.nativeCurrency.symbol)
  expect(explorerOf(caip2, null)).toBe(chain.blockExplorers.default.url)
  expect(isTestnet).toBe(caip2 === 'eip155:42431')
})

test('chain table: a chain that is taken away is unknown to the service and to the kit', async () => {
  vi.resetModules()
  vi.doMock('../../src/wire/fields/ethereumChains.ts', async (original) => {
    const table = await original<typeof import('../../src/wire/fields/ethereumChains.ts')>()
    const gone = 'eip155:4217'
    return {
      ...table,
      ETHEREUM_CHAINS: table.ETHEREUM_CHAINS.filter((caip2) => caip2 !== gone),
      getEthereumChain: (caip2: string) =>
        caip2 === gone ? undefined : table.getEthereumChain(caip2),
    }
  })
  const { getNonces: served } = await import('../../src/wire/query/getNonces.ts')
  const { chainFacts: known } = await import('../../src/core/wallet/knownChains.ts')
  const { explorerOf: explorer } = await import('../../src/core/wallet/explorers.ts')
  vi.doUnmock('../../src/wire/fields/ethereumChains.ts')
  expect(v.is(served.request, bodyFor('eip155:42431'))).toBe(true)
  expect(v.is(served.request, bodyFor('eip155:4217'))).toBe(false)
  expect(known('eip155:4217')).toMatchObject({ name: null, currency: null })
  expect(explorer('eip155:4217', null)).toBeNull()
  expect(known('eip155:42431').name).toBe('Tempo Testnet')
})
