import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { startService } from '../support/startService.ts'
import { ethereumAccount } from '../support/walletSteps.ts'
import { type Figure, median } from './figures.ts'
import { requestRate } from './load.ts'
import { SIGNING } from './signing.ts'
import { startFloor } from './startFloor.ts'
import { residentMb } from './whoami.ts'

const ROUNDS = 5
const ROUND_MS = 2000
const CONNECTIONS = 16
/** More than a round can send: each body goes out once, since the same one twice is one activity. */
const BODIES = 12_000

const { path, type } = submitEndpoints.signRawPayload

/** Signing with a wallet account on SQLite beside a server that verifies and signs and keeps nothing. */
export async function signFigures(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'latchkit-bench-'))
  const service = await startService({ data })
  const floor = await startFloor('verifyAndSign')
  try {
    const { apiBaseUrl, organizationId, rootApiKey } = service.facts
    const key = await importPrivateKey(rootApiKey.privateKey)
    const signWith = await makeAddress(apiBaseUrl, organizationId, key)
    const rate = async (url: string) => {
      const requests = await bodies(organizationId, signWith, key)
      const load = { requests, isOnce: true, connections: CONNECTIONS, durationMs: ROUND_MS }
      return requestRate({ url: url + path, ...load })
    }
    await rate(apiBaseUrl)
    await rate(floor.url)
    const rates: { readonly service: number; readonly floor: number }[] = []
    for (let round = 0; round < ROUNDS; round++)
      rates.push({ service: await rate(apiBaseUrl), floor: await rate(floor.url) })
    const shown = (values: readonly number[]) => Math.round(median(values)).toLocaleString('en')
    return [
      {
        what: 'stamped sign_raw_payload on SQLite',
        text: `${shown(rates.map((r) => r.service))}/s of ${shown(rates.map((r) => r.floor))}/s verified and signed only`,
        ratio: { value: median(rates.map((r) => r.service / r.floor)), target: 0.4 },
      },
      { what: 'memory after that load', text: `${residentMb(service.pid)} MB` },
    ]
  } finally {
    await Promise.all([service.stop(), floor.stop()])
    rmSync(data, { recursive: true, force: true })
  }
}

async function makeAddress(url: string, organizationId: string, key: P256KeyPair) {
  const client = createProxyClient({ fetch, url, authProxyConfigId: '' })
  const { path: where, type: what } = submitEndpoints.createWallet
  const { body } = await client.stamped(where, key, {
    type: what,
    timestampMs: String(Date.now()),
    organizationId,
    parameters: { walletName: 'Main', accounts: [ethereumAccount] },
  })
  return String(Object(body).activity.result.createWalletResult.addresses[0])
}

function bodies(organizationId: string, signWith: string, key: P256KeyPair) {
  const timestampMs = String(Date.now())
  const one = async () => {
    const payload = randomBytes(32).toString('hex')
    const parameters = { signWith, payload, ...SIGNING }
    const body = JSON.stringify({ type, timestampMs, organizationId, parameters })
    return { body, stamp: await createStamp(key, body) }
  }
  return Promise.all(Array.from({ length: BODIES }, one))
}
