import { onTestFinished } from 'vitest'
import { numbersFrom } from '../numbersFrom.ts'
import { startChaosChains } from './chaosChains.ts'
import { createApiSender, createKitSender, type Sender } from './chaosSenders.ts'
import { startChaosService } from './chaosService.ts'
import { createIntent, type IntentEnd, judgeIntents } from './intents.ts'

export type ChaosOptions = {
  /** How many payments go through the activity API, and how many through kits. */
  readonly byApi: number
  readonly byKit: number
  readonly kills: number
  readonly seed: number
}

const API_SENDERS = 6
const KIT_SENDERS = 4
const MINE_MS = 150
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends through a service and through kits over unreliable nodes while the service is killed by `SIGKILL` again and again. Then
 * the nodes behave, and every payment comes to its end.
 */
export async function runChaos({ byApi, byKit, kills, seed }: ChaosOptions) {
  const below = numbersFrom(seed + 5)
  const chains = await startChaosChains(seed)
  onTestFinished(chains.close)
  const service = await startChaosService(chains.rpcUrls)
  onTestFinished(service.stop)
  const mining = setInterval(() => void chains.mine().catch(() => undefined), MINE_MS)
  onTestFinished(() => clearInterval(mining))

  const senders: Sender[] = []
  for (let n = 0; n < API_SENDERS; n++)
    senders.push(await createApiSender(service, chains, `Wallet ${n}`))
  const kits: Sender[] = []
  for (let n = 0; n < KIT_SENDERS; n++) {
    const kit = await createKitSender(service, chains, `mara-${n}@okafor.example`)
    onTestFinished(kit.unmount)
    kits.push(kit)
  }

  const looks: (() => Promise<IntentEnd>)[] = []
  async function work(sender: Sender, queue: number[]): Promise<void> {
    for (let index = queue.pop(); index !== undefined; index = queue.pop())
      looks.push(await sender.send(createIntent(index)))
  }
  const apiQueue = Array.from({ length: byApi }, (_, index) => index)
  const kitQueue = Array.from({ length: byKit }, (_, index) => index)
  let isSending = true
  const sending = Promise.all([
    ...senders.map((sender) => work(sender, apiQueue)),
    ...kits.map((kit) => work(kit, kitQueue)),
  ]).finally(() => {
    isSending = false
  })
  sending.catch(() => undefined) // awaited below

  let killed = 0
  while (isSending || killed < kills) {
    await pause(500 + below(1500))
    if (killed < kills) {
      killed++
      await service.kill()
    }
    if (below(5) === 0) {
      await chains.restart()
      await pause(150)
      chains.resume()
    }
  }
  await sending
  chains.calm()
  const ends = await Promise.all(looks.map(untilOver))
  return {
    ...(await judgeIntents(chains, ends)),
    killed,
    counts: { ethereum: chains.ethereum.counts, solana: chains.solana.counts },
  }
}

const MOST_LOOKS = 400

async function untilOver(look: () => Promise<IntentEnd>): Promise<IntentEnd> {
  for (let n = 0; ; n++) {
    const end = await look()
    const isOver = ['INCLUDED', 'FAILED', 'REPLACED'].includes(end.txStatus)
    if (isOver || n === MOST_LOOKS) return end
    await pause(1000)
  }
}
