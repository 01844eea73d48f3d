import { uuidv7 } from 'uuidv7'
import { onTestFinished } from 'vitest'
import { createMemoryStore } from '../../../src/service/store/memoryStore.ts'
import { createChains } from '../../../src/service/transactions/rpc/createChains.ts'
import { createSendQueue } from '../../../src/service/transactions/sending/sendQueue.ts'
import { createUpstreams } from '../../../src/service/upstreams/createUpstreams.ts'
import { createTestApi } from '../activityApi.ts'
import { transfer, unsignedTransaction } from '../chain/solanaTransactions.ts'
import { numbersFrom } from '../numbersFrom.ts'
import { makeWallet, resultOf, solanaAccount } from '../walletSteps.ts'
import { ETHEREUM, SOLANA, startChaosChains } from './chaosChains.ts'
import { createIntent, type Intent, judgeIntents } from './intents.ts'
import { createMortal } from './mortal.ts'

/** How often in a row a submission may be refused because the node lost the response to a question. */
const MOST_TRIES = 200
const MOST_PASSES = 3000

/**
 * Sends through a service whose queue is killed between two of its calls, again and again, over unreliable nodes; the clock is
 * that of the test. Then the nodes behave, and everything comes to rest.
 */
export async function runChaosInProcess(count: number, kills: number, seed: number) {
  const chains = await startChaosChains(seed)
  onTestFinished(chains.close)
  const below = numbersFrom(seed + 2)
  const store = createMemoryStore()
  const kit = await createTestApi({ store, rpcUrls: chains.rpcUrls })
  const call = { key: kit.root.key }
  const [from = ''] = (await makeWallet(kit)).addresses
  const [payer = ''] = (await makeWallet(kit, [solanaAccount])).addresses
  await chains.enrich(from)
  await chains.enrich(payer)

  async function submit({ kind, to, amount }: Intent): Promise<string> {
    const fees = { gasLimit: '21000', maxFeePerGas: '9000000000', maxPriorityFeePerGas: '7' }
    const calls = [{ to, value: String(amount) }]
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const reply =
        kind === 'ethereum'
          ? await kit.submit(
              'ethSendTransactionV2',
              { from, caip2: ETHEREUM, calls, ...fees },
              call,
            )
          : await kit.submit('solSendTransactionV2', solanaParameters(payer, to, amount), call)
      if (reply.code === 'OK') return String(resultOf(reply).sendTransactionStatusId)
      if (reply.code !== 'RPC_CALL_ERROR') throw new Error(JSON.stringify(reply.body))
      kit.clock.time += 11_000 // an open breaker is tried again
    }
    throw new Error('the node never answered')
  }

  function startQueue() {
    const mortal = createMortal(store)
    const onError = (error: unknown) => void errors.push(error)
    const upstreams = createUpstreams({ clock: kit.clock, onError: () => undefined })
    const rpc = createChains(chains.rpcUrls, mortal.fetch, upstreams)
    const { clock } = kit
    const queue = createSendQueue({
      store: mortal.store,
      clock,
      newId: uuidv7,
      chains: rpc,
      onError,
    })
    return { queue, kill: mortal.kill }
  }
  const errors: unknown[] = []
  let running = startQueue()

  /** One pass, in the middle of which the process may be killed. */
  async function pass(isKilled: boolean): Promise<void> {
    const passing = running.queue.pass()
    if (isKilled) {
      for (let turn = below(60); turn > 0; turn--)
        await new Promise<void>((resolve) => setImmediate(resolve))
      running.kill()
      running = startQueue()
    } else await passing
    await chains.mine()
    kit.clock.time += 700
  }

  const intents = Array.from({ length: count }, (_, index) => createIntent(index))
  const ids: string[] = []
  let killed = 0
  for (const [index, intent] of intents.entries()) {
    ids.push(await submit(intent))
    const isKilled = killed < (kills * (index + 1)) / count
    if (isKilled) killed++
    if (index % 10 === 4) await chains.restart()
    await pass(isKilled)
    chains.resume()
  }
  chains.calm()
  for (let n = 0; n < MOST_PASSES; n++) {
    if ((await store.count('sendTransactions', { isOpen: true })) === 0) break
    await pass(false)
    kit.clock.time += 5000
  }
  const ends = await Promise.all(
    intents.map(async (intent, index) => {
      const sendTransactionStatusId = ids[index] ?? ''
      const reply = await kit.query('getSendTransactionStatus', { sendTransactionStatusId })
      const { txStatus, eth, solana } = Object(reply.body)
      return {
        ...intent,
        txStatus: String(txStatus),
        hash: eth?.txHash ?? solana?.signature ?? null,
      }
    }),
  )
  const judged = await judgeIntents(chains, ends)
  return { ...judged, killed, errors, counts: [chains.ethereum.counts, chains.solana.counts] }
}

function solanaParameters(payer: string, to: string, amount: bigint) {
  const instructions = [transfer(payer, to, amount)]
  const unsigned = unsignedTransaction({ payer, instructions })
  return { unsignedTransaction: unsigned, signWiths: [payer], caip2: SOLANA }
}
