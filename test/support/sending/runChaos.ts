import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'
import { createDeferred } from '../../../src/lib/deferred.ts'
import { numbersFrom } from '../numbersFrom.ts'
import { type ChaosChains, startChaosChains } from './chaosChains.ts'
import { createNodeSender, type NodeSender } from './chaosNodeSender.ts'
import { createApiSender, createKitSender, type Sender } from './chaosSenders.ts'
import { startChaosService } from './chaosService.ts'
import { createIntent, type IntentEnd, judgeIntents } from './intents.ts'

export type ChaosOptions = {
  /** How many payments go through the activity API, through kits and the service, and through kits and the app's own node. */
  readonly byApi: number
  readonly byKit: number
  readonly byNode: number
  readonly kills: number
  readonly seed: number
}

const API_SENDERS = 6
const KIT_SENDERS = 4
const NODE_SENDERS = 6
/** The chain's own clock: the time between two blocks. */
const MINE_MS = 150

/**
 * Sends through a service and through kits over unreliable nodes while the service is killed by `SIGKILL` again and again, and
 * pages are loaded again in the middle of a payment. Then the nodes behave, and every payment comes to its end. What happens next
 * follows from how many payments went out, and never from a clock.
 */
export async function runChaos({ byApi, byKit, byNode, kills, seed }: ChaosOptions) {
  // what the pages of a browser share
  vi.stubGlobal('indexedDB', new IDBFactory())
  onTestFinished(() => void vi.unstubAllGlobals())
  const chains = await startChaosChains(seed)
  onTestFinished(chains.close)
  const service = await startChaosService(chains.rpcUrls)
  onTestFinished(service.stop)
  const mining = setInterval(() => void chains.mine().catch(() => undefined), MINE_MS)
  onTestFinished(() => clearInterval(mining))

  const many = <T>(count: number, make: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => make(n)))
  const apis = await many(API_SENDERS, (n) => createApiSender(service, chains, `Wallet ${n}`))
  const kits = await many(KIT_SENDERS, (n) =>
    createKitSender(service, chains, `mara-${n}@okafor.example`),
  )
  const nodes = await many(NODE_SENDERS, (n) => {
    const below = numbersFrom(seed + 100 + n)
    return createNodeSender(service, chains, { email: `aron-${n}@okafor.example`, below })
  })
  onTestFinished(() => {
    for (const kit of kits) kit.unmount()
    for (const node of nodes) node.leave()
  })

  const looks: (() => Promise<IntentEnd>)[] = []
  const progress = createProgress()
  async function work(sender: Sender, queue: number[]): Promise<void> {
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
      looks.push(await sender.send(createIntent(index)))
      progress.add()
    }
  }
  const queueOf = (count: number) => Array.from({ length: count }, (_, index) => index)
  const workAll = (senders: readonly Sender[], count: number) => {
    const queue = queueOf(count)
    return senders.map((sender) => work(sender, queue))
  }
  const sending = Promise.all([
    ...workAll(apis, byApi),
    ...workAll(kits, byKit),
    ...workAll(nodes, byNode),
  ])
  sending.catch(() => undefined) // awaited below

  const total = byApi + byKit + byNode
  let killed = 0
  const killing = (async () => {
    for (; killed < kills; killed++) {
      await progress.reached(Math.floor((total * killed) / kills))
      await service.kill()
      if (killed % 2 === 0) await restartNodes(chains)
    }
  })()
  await Promise.all([sending, killing])
  chains.calm()
  const settling = await settle(nodes)
  const ends = await Promise.all([...looks, ...settling].map((look) => untilOver(look, chains)))
  const broadcast = new Set(nodes.flatMap((node) => [...node.broadcast]))
  const sum = (name: keyof NodeSender['counts']) =>
    nodes.reduce((count, { counts }) => count + counts[name], 0)
  return {
    ...(await judgeIntents(chains, ends, broadcast)),
    count: ends.length,
    killed,
    reloads: sum('reloads'),
    counts: {
      ethereum: chains.ethereum.counts,
      solana: chains.solana.counts,
      node: { presses: sum('presses'), refusals: sum('refusals') },
    },
  }
}

async function restartNodes(chains: ChaosChains): Promise<void> {
  await chains.restart()
  await chains.nextBlock()
  chains.resume()
}

/** Each of those who send by a node pays once more on either chain: the page then goes on with what it finds stored. */
async function settle(nodes: readonly NodeSender[]): Promise<(() => Promise<IntentEnd>)[]> {
  for (const node of nodes) node.calm()
  const both = nodes.map(async (node) => [
    await node.send(createIntent(0)),
    await node.send(createIntent(1)),
  ])
  return (await Promise.all(both)).flat()
}

/** Counts what is done, and tells when enough is. */
function createProgress() {
  let done = 0
  const waiting = new Map<number, () => void>()
  return {
    add() {
      done++
      waiting.get(done)?.()
    },
    async reached(count: number): Promise<void> {
      if (done >= count) return
      const { promise, resolve } = createDeferred<void>()
      waiting.set(count, resolve)
      return promise
    },
  }
}

/** In blocks. */
const MOST_LOOKS = 600

async function untilOver(look: () => Promise<IntentEnd>, chains: ChaosChains): Promise<IntentEnd> {
  for (let n = 0; ; n++) {
    const end = await look()
    const isOver = ['INCLUDED', 'FAILED', 'REPLACED'].includes(end.txStatus)
    if (isOver || n === MOST_LOOKS) return end
    for (let blocks = 0; blocks < 10; blocks++) await chains.nextBlock()
  }
}
