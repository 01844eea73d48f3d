import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SqliteConnection } from './openSqlite.ts'

type Job = {
  /** Does the work and hands back how its promise is to be settled once the group is on disk. */
  readonly run: () => Promise<() => void>
  readonly fail: (reason: unknown) => void
}

const LARGEST_GROUP = 64

type GroupCommit = {
  /** Runs work alone; resolves or rejects after it is on disk or undone. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  idle(): Promise<void>
}

/**
 * Runs transactions one after the other, and those that wait at the same time in one commit.
 *
 * To reach the disk is what costs; each transaction of a group is a savepoint, so one that fails undoes only itself. No
 * caller hears of an outcome, good or bad, before the whole group is on disk.
 *
 * @param beforeCommit - called right before each commit.
 */
export function createGroupCommit(
  connection: SqliteConnection,
  beforeCommit: () => void,
): GroupCommit {
  const waiting: Job[] = []
  let running: Promise<void> | undefined

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await nextTurn() // what arrives in the same turn of the event loop joins the group
      await runGroup(waiting.splice(0, LARGEST_GROUP))
    }
    running = undefined
  }

  async function runGroup(jobs: readonly Job[]): Promise<void> {
    const settle: (() => void)[] = []
    try {
      connection.exec('begin immediate')
      for (const job of jobs) settle.push(await runJob(job))
      beforeCommit()
      connection.exec('commit')
    } catch (error) {
      if (connection.inTransaction()) connection.exec('rollback')
      for (const job of jobs) job.fail(error)
      return
    }
    for (const done of settle) done()
  }

  async function runJob(job: Job): Promise<() => void> {
    connection.exec('savepoint work')
    const [outcome] = await Promise.allSettled([job.run()])
    if (outcome.status === 'rejected') {
      // a full disk makes SQLite undo the whole transaction by itself: then the group has failed
      if (!connection.inTransaction()) throw outcome.reason
      connection.exec('rollback to work')
    }
    connection.exec('release work')
    return outcome.status === 'fulfilled' ? outcome.value : () => job.fail(outcome.reason)
  }

  return {
    transaction: (work) =>
      new Promise((resolve, reject) => {
        const run = async () => {
          const result = await work()
          return () => resolve(result)
        }
        waiting.push({ run, fail: reject })
        running ??= drain()
      }),
    idle: async () => running,
  }
}
