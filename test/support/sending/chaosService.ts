import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { importPrivateKey } from '../../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../../src/crypto/stamp/createStamp.ts'
import { type RunningService, startService } from '../startService.ts'

/** A service as a process of its own that can be killed and comes back on another port with the same data. */
export async function startChaosService(rpcUrls: Readonly<Record<string, string>>) {
  const data = mkdtempSync(join(tmpdir(), 'latchkit-chaos-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const args = Object.entries(rpcUrls).flatMap(([caip2, url]) => ['--rpc-url', `${caip2}=${url}`])
  const start = () => startService({ data, args })
  let running: RunningService = await start()
  let revival: Promise<unknown> = Promise.resolve()
  const { facts } = running
  const key = await importPrivateKey(facts.rootApiKey.privateKey)

  /** Asks the process that is there, as a gateway in front of it does that knows its port. */
  async function fetchLive(path: string, init: RequestInit): Promise<Response> {
    for (let tries = 0; ; tries++) {
      const awaited = revival
      await awaited
      try {
        return await fetch(`${running.facts.url}${path}`, init)
      } catch (error) {
        // killed meanwhile: the same request goes to the next process
        if (revival === awaited && tries === MOST_TRIES) throw error
      }
    }
  }

  /** What `fetchLive` answers, as JSON. A body that a kill has cut is lost like a response: the same request is made again. */
  async function readLive(path: string, init: RequestInit) {
    for (;;) {
      const before = revival
      const response = await fetchLive(path, init)
      const text = await response.text().catch(() => '')
      try {
        return { status: response.status, body: Object(JSON.parse(text)) }
      } catch {
        if (revival === before)
          throw new Error(`${path}: ${response.status} with a body of "${text}"`)
      }
    }
  }

  return {
    facts,
    fetchLive,
    readLive,
    /** Asks as the root user does: the text stays the same however often it is asked. */
    async ask(path: string, body: object) {
      const text = JSON.stringify({ organizationId: facts.organizationId, ...body })
      const headers = {
        'content-type': 'application/json',
        'x-stamp': await createStamp(key, text),
      }
      return readLive(path, { method: 'POST', headers, body: text })
    },
    /** Kills the process with all that it was doing, and starts the next. */
    kill(): Promise<unknown> {
      revival = running.kill().then(async () => {
        running = await start()
      })
      return revival
    },
    stop: () => running.stop(),
  }
}

export type ChaosService = Awaited<ReturnType<typeof startChaosService>>

const MOST_TRIES = 100
