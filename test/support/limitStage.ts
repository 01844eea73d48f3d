import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { trustedProxiesFrom } from '../../src/node/http/clientAddress.ts'
import { createHttpServer } from '../../src/node/http/createHttpServer.ts'
import { listen } from '../../src/node/http/listen.ts'
import { openStore } from '../../src/node/sqlStore/openStore.ts'
import { createService } from '../../src/service/createService.ts'
import type { Limits } from '../../src/service/limits/limits.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { START_MS } from './activityApi.ts'
import { createProxyClient } from './proxyClient.ts'

export type LimitStage = Awaited<ReturnType<typeof createLimitStage>>

/**
 * A service as it is in production behind a real HTTP server, with a clock that the test sets. `restart` ends it and
 * starts another one on the same rows.
 */
export async function createLimitStage(
  options: {
    trustedProxies?: readonly string[]
    limits?: Partial<Limits>
    /** Rows in a database file. @default in memory, which takes a tenth of the time */
    onDisk?: boolean
  } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'latchkit-limits-'))
  const memory = { ...createMemoryStore(), close: async () => undefined }
  const keyEncryptionKey = crypto.getRandomValues(new Uint8Array(32))
  const root = await generateKeyPair()
  const clock = { time: START_MS }
  const sent: string[] = []
  const errors: unknown[] = []

  async function start() {
    const service = await createService({
      store: options.onDisk ? await openStore({ dataDir }) : memory,
      keyEncryptionKey,
      rootPublicKey: root.publicKeyHex,
      enabledProviders: ['email'],
      delivery: { send: async ({ to }) => void sent.push(to) },
      limits: options.limits,
      nowMs: () => clock.time,
      onError: (error) => errors.push(error),
    })
    const http = createHttpServer({
      fetch: service.fetch,
      trustedProxies: trustedProxiesFrom(options.trustedProxies ?? []),
    })
    const { url } = await listen(http.server, '127.0.0.1', 0)
    const { authProxyConfigId } = service.facts
    return {
      service,
      http,
      client: createProxyClient({ fetch, url, authProxyConfigId }),
    }
  }

  async function stop({ http, service }: Awaited<ReturnType<typeof start>>) {
    const closed = http.close()
    // all is answered: what is left are connections kept for a next request, which it would wait for
    http.server.closeAllConnections()
    await closed
    await service.close()
  }

  let running = await start()
  return {
    ...{ clock, sent, errors, root },
    running: () => running,
    async restart() {
      await stop(running)
      running = await start()
    },
    async end() {
      await stop(running)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
