import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findPostgres, startPostgres } from '../conformance/store/postgresServer.ts'
import { startMailServer } from '../support/mailServer.ts'
import { residentMb } from '../support/processFigures.ts'
import { type AttackName, attackNames } from './fairness/attackNames.ts'
import { type Samples, startBystander } from './fairness/bystander.ts'
import { type FairnessService, startProduction } from './fairness/startProduction.ts'
import type { Figure } from './figures.ts'

const QUIET_MS = 6000
const ATTACK_MS = 8000
/** How long an attack is under way before the bystander is measured. */
const SWING_MS = 1000

/** The most that the bystander may be slowed down, and that the service may take. */
const MOST_RATIO = 5
const MOST_MB = 512

/**
 * Runs each attack of one tenant at the full rate that limits allow, in a process of its own and from other loopback
 * addresses, while a bystander logs in by email, asks who it is, and asks for the health of the service.
 */
export async function* fairnessFigures(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-fairness-'))
  const bin = findPostgres()
  const postgres = bin === undefined ? null : startPostgres(bin)
  try {
    yield* figuresOn('SQLite', ['--data', join(folder, 'data')])
    if (!postgres) return yield { what: 'fairness on PostgreSQL', text: 'no server here' }
    yield* figuresOn('PostgreSQL', ['--database-url', postgres.urlOf('fairness')])
  } finally {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function* figuresOn(engine: string, place: readonly string[]): AsyncGenerator<Figure> {
  const mail = await startMailServer()
  const service = await startProduction(place, mail.port)
  try {
    // what is loaded and compiled at the first login is no one's fault
    await measure(service, mail.received, 3000)
    for (const name of attackNames) yield* figuresOf(engine, name, service, mail.received)
  } finally {
    await service.stop()
    await mail.close()
  }
}

type Mails = Awaited<ReturnType<typeof startMailServer>>['received']

async function* figuresOf(
  engine: string,
  name: AttackName,
  service: FairnessService,
  mails: Mails,
): AsyncGenerator<Figure> {
  const quiet = await measure(service, mails, QUIET_MS)
  const entry = fileURLToPath(new URL('fairness/runAttack.ts', import.meta.url))
  const attack = fork(entry, [name, JSON.stringify(service.access)], { stdio: 'inherit' })
  const ended = once(attack, 'exit')
  try {
    await Promise.race([once(attack, 'message'), ended])
    if (attack.exitCode !== null) throw new Error(`the attack ${name} did not begin`)
    await wait(SWING_MS)
    const under = await measure(service, mails, ATTACK_MS)
    const sent = once(attack, 'message')
    attack.send('stop')
    const [outcome] = await Promise.race([sent, ended.then(() => ['ended early'])])
    yield* rowsOf(`${engine} ${name}`, quiet, under, String(outcome))
  } finally {
    attack.kill('SIGKILL')
    await ended
  }
}

type Measured = { readonly samples: Samples; readonly peakMb: number }

async function measure(
  { access, pid }: FairnessService,
  mails: Mails,
  durationMs: number,
): Promise<Measured> {
  let peakMb = 0
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid))
  }, 50)
  try {
    const bystander = startBystander(access, mails)
    await wait(durationMs)
    return { samples: await bystander.stop(), peakMb }
  } finally {
    clearInterval(look)
  }
}

function* rowsOf(
  what: string,
  quiet: Measured,
  under: Measured,
  outcome: string,
): Generator<Figure> {
  for (const call of ['login', 'whoami', 'health'] as const) {
    const [before, during] = [quiet.samples[call], under.samples[call]]
    const quietP99 = percentile(before.ms, 0.99)
    const [p50, p99] = [percentile(during.ms, 0.5), percentile(during.ms, 0.99)]
    const ratio = p99 / quietP99
    const failures = during.failures.length
    const text = [
      `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${during.ms.length}`,
      `failures ${failures}`,
      `quiet p99 ${quietP99.toFixed(0)} ms`,
      `ratio ${ratio.toFixed(1)}`,
      `peak ${under.peakMb.toFixed(0)} MB`,
    ].join(', ')
    const isGood = failures === 0 && ratio <= MOST_RATIO && under.peakMb <= MOST_MB
    // the report compares from below: what is left of the allowance
    const value = isGood ? MOST_RATIO / ratio : 0
    yield { what: `${what} ${call}`, text, ratio: { value, target: 1 } }
    for (const failure of new Set(during.failures)) yield { what: '', text: `failed: ${failure}` }
  }
  yield { what: `${what} attack`, text: outcome }
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
