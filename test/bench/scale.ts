import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { findPostgres, startPostgres } from '../conformance/store/postgresServer.ts'
import { type RunningService, startService } from '../support/startService.ts'
import { type Figure, median } from './figures.ts'
import { requestRate } from './load.ts'
import { type ScaleCall, scaleCalls } from './scaleCalls.ts'
import { fillPostgres, fillSqlite } from './scaleRows.ts'
import { residentMb } from './whoami.ts'

const ROUNDS = 5
const ROUND_MS = 1000
const CONNECTIONS = 8
/** More than a round can send of what goes out once. */
const BODIES = 4000

/** Makes an empty place for a service; `fill` writes a million activities into it once a service has made the tables. */
type Engine = {
  readonly name: string
  readonly start: (place: string) => Promise<RunningService>
  readonly fill: (place: string, organizationId: string) => void
  /** What the million takes on the disk, in bytes. */
  readonly bytes: (place: string) => number
}

/** Lists, reads and submits of a service with a million activities beside one with none, in turn. */
export async function* scaleFigures(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-scale-'))
  const bin = findPostgres()
  const server = bin === undefined ? null : startPostgres(bin)
  try {
    const sqlite: Engine = {
      name: 'SQLite',
      start: (place) => startService({ data: join(folder, place) }),
      fill: (place, organizationId) => fillSqlite(join(folder, place), organizationId),
      bytes: (place) => statSync(join(folder, place, 'latchkit.sqlite')).size,
    }
    yield* figuresOf(sqlite)
    if (!server) return yield { what: 'scale on PostgreSQL', text: 'no server here' }
    const urls: Record<string, string> = {
      empty: server.urlOf('empty'),
      full: server.urlOf('full'),
    }
    const env = { LATCHKIT_KEK: '5a'.repeat(32) }
    const postgres: Engine = {
      name: 'PostgreSQL',
      start: (place) => startService({ databaseUrl: urls[place], env }),
      fill: (place, organizationId) => fillPostgres(server, place, organizationId),
      bytes: (place) => Number(server.ask(place, 'select pg_database_size(current_database())')),
    }
    yield* figuresOf(postgres)
  } finally {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function* figuresOf({ name, start, fill, bytes }: Engine): AsyncGenerator<Figure> {
  const first = await start('full')
  await first.stop()
  fill('full', first.facts.organizationId)
  const [full, empty] = [await start('full'), await start('empty')]
  try {
    yield startFigure(name, full, empty)
    yield { what: `${name}: on the disk`, text: `${Math.round(bytes('full') / 1_000_000)} MB` }
    const before = residentMb(full.pid)
    for (const call of scaleCalls) yield await figureOf(name, call, full, empty)
    yield {
      what: `${name}: memory`,
      text: `${before} MB before, ${residentMb(full.pid)} MB after; empty ${residentMb(empty.pid)} MB`,
    }
  } finally {
    await Promise.all([full.stop(), empty.stop()])
  }
}

function startFigure(engine: string, full: RunningService, empty: RunningService): Figure {
  return {
    what: `${engine}: start`,
    text: `${Math.round(full.readyMs)} ms, ${Math.round(empty.readyMs)} ms when empty`,
    ratio: { value: empty.readyMs / full.readyMs, target: 0.5 },
  }
}

async function figureOf(
  engine: string,
  call: ScaleCall,
  full: RunningService,
  empty: RunningService,
): Promise<Figure> {
  const rates: { readonly full: number; readonly empty: number }[] = []
  const [onFull, onEmpty] = [await pen(call, full), await pen(call, empty)]
  await onFull()
  await onEmpty()
  for (let round = 0; round < ROUNDS; round++)
    rates.push({ full: await onFull(), empty: await onEmpty() })
  const shown = (values: readonly number[]) => Math.round(median(values)).toLocaleString('en')
  return {
    what: `${engine}: ${call.name}`,
    text: `${shown(rates.map((r) => r.full))}/s of ${shown(rates.map((r) => r.empty))}/s when empty`,
    ratio: { value: median(rates.map((r) => r.full / r.empty)), target: 0.5 },
  }
}

/** What sends one round of a call, and answers with its rate. */
async function pen(call: ScaleCall, { facts }: RunningService): Promise<() => Promise<number>> {
  const key = await importPrivateKey(facts.rootApiKey.privateKey)
  const bodyOf = await call.prepare(facts, key)
  let count = 0
  return async () => {
    const texts = Array.from({ length: call.isOnce ? BODIES : 256 }, () => bodyOf(count++))
    const requests = await Promise.all(texts.map((body) => stamped(body, key)))
    return requestRate({
      url: facts.apiBaseUrl + call.path,
      requests,
      isOnce: call.isOnce,
      connections: CONNECTIONS,
      durationMs: ROUND_MS,
    })
  }
}

async function stamped(body: string, key: P256KeyPair) {
  return { body, stamp: await createStamp(key, body) }
}
