import { createDeferred } from '../../../src/lib/deferred.ts'
import { createSolanaChain } from '../../../src/node/developmentChains/createSolanaChain.ts'
import { findAnvil } from '../../../src/node/developmentChains/findAnvil.ts'
import { startAnvil } from '../../../src/node/developmentChains/startAnvil.ts'
import { numbersFrom } from '../numbersFrom.ts'
import { startUnreliableNode } from './unreliableNode.ts'

export const ETHEREUM = 'eip155:1'
export const SOLANA = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** An anvil with a pool that is mined when the run says so, and a litesvm, each behind an unreliable node. */
export async function startChaosChains(seed: number) {
  const anvil = await startAnvil(findAnvil() ?? '', '1')
  const litesvm = await createSolanaChain()
  const ethereum = await startUnreliableNode(anvil, numbersFrom(seed))
  const solana = await startUnreliableNode(litesvm, numbersFrom(seed + 1))
  await ethereum.ask('evm_setAutomine', [false])
  const balanceOf = async (address: string): Promise<bigint> =>
    address.startsWith('0x')
      ? BigInt(String(await ethereum.ask('eth_getBalance', [address, 'latest'])))
      : BigInt(Object(await solana.ask('getBalance', [address])).value)
  let block = createDeferred<void>()
  return {
    ethereum,
    solana,
    rpcUrls: { [ETHEREUM]: ethereum.url, [SOLANA]: solana.url },
    async mine() {
      await ethereum.ask('evm_mine', [])
      const { resolve } = block
      block = createDeferred<void>()
      resolve()
    },
    /** Ends with the next block of Ethereum: whoever got no answer asks again then. */
    nextBlock: (): Promise<void> => block.promise,
    /** Both end every connection, and the pool is lost. */
    restart: async () => {
      await ethereum.restart(() => ethereum.ask('anvil_dropAllTransactions', []))
      await solana.restart(async () => undefined)
    },
    resume: () => {
      ethereum.resume()
      solana.resume()
    },
    calm: () => {
      ethereum.calm()
      solana.calm()
    },
    enrich: async (address: string) => {
      if (address.startsWith('0x'))
        await ethereum.ask('anvil_setBalance', [address, '0x56bc75e2d63100000'])
      else await solana.ask('requestAirdrop', [address, 500_000_000_000])
    },
    balanceOf,
    close: async () => {
      await ethereum.stop()
      await solana.stop()
      await anvil.close()
    },
  }
}

export type ChaosChains = Awaited<ReturnType<typeof startChaosChains>>
