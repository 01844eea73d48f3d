import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { whoami } from '../../src/wire/query/whoami.ts'
import { startService } from '../support/startService.ts'
import { type Figure, median } from './figures.ts'
import { requestRate } from './load.ts'
import { startFloor } from './startFloor.ts'

const ROUNDS = 5
const ROUND_MS = 2000
const CONNECTIONS = 16
const STAMPS = 256

/** The service on SQLite beside a server that only verifies the stamp, under the same load in turn. */
export async function whoamiFigures(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
  const service = await startService({ data })
  const floor = await startFloor('verifyOnly')
  try {
    const { apiBaseUrl, organizationId, rootApiKey } = service.facts
    const key = await importPrivateKey(rootApiKey.privateKey)
    const body = JSON.stringify({ organizationId })
    const requests = await Promise.all(
      Array.from({ length: STAMPS }, async () => ({ body, stamp: await createStamp(key, body) })),
    )
    const rate = (url: string, durationMs = ROUND_MS) =>
      requestRate({ url: url + whoami.path, requests, connections: CONNECTIONS, durationMs })

    await rate(apiBaseUrl)
    await rate(floor.url)
    const rates: { readonly service: number; readonly floor: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rates.push({ service: await rate(apiBaseUrl), floor: await rate(floor.url) })
    }
    const shown = (values: readonly number[]) => Math.round(median(values)).toLocaleString('en')
    return [
      {
        what: 'stamped whoami on SQLite',
        text: `${shown(rates.map((r) => r.service))}/s of ${shown(rates.map((r) => r.floor))}/s verified only`,
        ratio: { value: median(rates.map((r) => r.service / r.floor)), target: 0.5 },
      },
      { what: 'memory after that load', text: `${residentMb(service.pid)} MB` },
    ]
  } finally {
    await Promise.all([service.stop(), floor.stop()])
    rmSync(data, { recursive: true, force: true })
  }
}

/** Resident memory of a process in MB, where the system tells it in `/proc`. */
export function residentMb(pid: number): string {
  try {
    const kb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kb === undefined ? 'unknown' : String(Math.round(Number(kb) / 1024))
  } catch {
    return 'unknown' // not Linux
  }
}
