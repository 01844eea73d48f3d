import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../conformance/store/postgresServer.ts'
import { startMailServer } from '../support/mailServer.ts'
import { type AttackName, attackNames } from './fairness/attackNames.ts'
import { joinMeasured, type Measured, measure } from './fairness/measure.ts'
import { prepareAttack } from './fairness/prepareAttack.ts'
import { type FairnessService, startProduction } from './fairness/startProduction.ts'
import type { Figure } from './figures.ts'

const WARM_UP_MS = 8000
const QUIET_BEFORE_MS = 6000
const ATTACK_MS = 15_000
const QUIET_AFTER_MS = 6000
/** How long the service may finish the work of an attack before the second quiet part begins. */
const SETTLE_MS = 2000

/** The most that the bystander may be slowed down, and that the service may take. */
const MOST_RATIO = 5
const MOST_MB = 512

const stores = ['sqlite', 'postgres'] as const

/**
 * Runs each attack of one tenant at the full rate that limits allow, while a bystander logs in by email, calls `whoami`,
 * and calls `/health`. The quiet figures are those of the same run, from before and after the attack.
 *
 * Ours: service and attack are processes of their own, and the attack runs at a low priority. Its own work would be
 * done on the machines of the attacker; on two cores it would otherwise be counted against the service.
 *
 * @param choices - rows (`L2`) and stores (`sqlite`, `postgres`) to run. Default: all.
 */
export async function* fairnessFigures(choices: readonly string[] = []): AsyncGenerator<Figure> {
  const names = chooseFrom(attackNames, choices)
  const chosen = chooseFrom(stores, choices)
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-fairness-'))
  const bin = chosen.includes('postgres') ? findPostgres() : undefined
  const postgres = bin === undefined ? null : startPostgres(bin)
  try {
    yield loadFigure()
    if (chosen.includes('sqlite'))
      yield* measureOn('SQLite', ['--data', join(folder, 'data')], names)
    if (postgres)
      yield* measureOn('PostgreSQL', ['--database-url', postgres.urlOf('fairness')], names)
    else if (chosen.includes('postgres'))
      yield { what: 'fairness on PostgreSQL', text: 'no server here' }
    yield loadFigure()
  } finally {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function chooseFrom<T extends string>(all: readonly T[], choices: readonly string[]): readonly T[] {
  const chosen = all.filter((one) => choices.includes(one))
  return chosen.length > 0 ? chosen : all
}

function loadFigure(): Figure {
  return {
    what: 'load average of the machine',
    text: loadavg()
      .map((n) => n.toFixed(1))
      .join(' '),
  }
}

async function* measureOn(
  store: string,
  place: readonly string[],
  names: readonly AttackName[],
): AsyncGenerator<Figure> {
  const mail = await startMailServer()
  const service = await startProduction(place, mail.port)
  try {
    // loading and compiling at the first login is not measured
    await measure(service, mail.received, WARM_UP_MS)
    for (const name of names) yield* measureAttack(`${store} ${name}`, name, service, mail.received)
  } finally {
    await service.stop()
    await mail.close()
  }
}

async function* measureAttack(
  what: string,
  name: AttackName,
  service: FairnessService,
  mails: Awaited<ReturnType<typeof startMailServer>>['received'],
): AsyncGenerator<Figure> {
  const attack = await prepareAttack(name, service.access)
  try {
    const before = await measure(service, mails, QUIET_BEFORE_MS)
    attack.begin()
    const during = await measure(service, mails, ATTACK_MS)
    const outcome = await attack.end()
    await wait(SETTLE_MS)
    const after = await measure(service, mails, QUIET_AFTER_MS)
    yield* compare(what, joinMeasured(before, after), during)
    yield { what: `${what} attack`, text: outcome }
  } finally {
    await attack.stop()
  }
}

function* compare(what: string, quiet: Measured, during: Measured): Generator<Figure> {
  for (const call of ['login', 'whoami', 'health'] as const) {
    const sample = during.samples[call]
    const quietP99 = percentile(quiet.samples[call].ms, 0.99)
    const [p50, p99] = [percentile(sample.ms, 0.5), percentile(sample.ms, 0.99)]
    const ratio = p99 / quietP99
    const failures = sample.failures.length
    const text = [
      `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${sample.ms.length}`,
      `failures ${failures}`,
      `quiet p99 ${quietP99.toFixed(1)} ms of ${quiet.samples[call].ms.length}`,
      `ratio ${ratio.toFixed(1)}`,
      `peak ${during.peakMb.toFixed(0)} MB`,
    ].join(', ')
    const isGood = failures === 0 && ratio <= MOST_RATIO && during.peakMb <= MOST_MB
    // the report compares from below: how often the ratio fits into its allowance
    const value = isGood ? MOST_RATIO / ratio : 0
    yield { what: `${what} ${call}`, text, ratio: { value, target: 1 } }
    for (const failure of new Set([...quiet.samples[call].failures, ...sample.failures]))
      yield { what: '', text: `failed: ${failure}` }
  }
  for (const kind of ['delay', 'computed'] as const) {
    const [now, before] = [during.loop[kind], quiet.loop[kind]]
    const text = `p99 ${now.p99.toFixed(1)} ms, longest ${now.max.toFixed(1)} ms; quiet ${before.p99.toFixed(1)} ms, ${before.max.toFixed(1)} ms`
    yield { what: `${what} event loop ${kind}`, text }
  }
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
