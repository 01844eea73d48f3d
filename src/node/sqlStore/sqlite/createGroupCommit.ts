import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SqliteConnection } from './openSqlite.ts'
import { isFailedSync } from './sqliteFault.ts'

type Job = {
  /** Does the work and hands back how its promise is to be settled once the group is on disk. */
  readonly run: () => Promise<() => void>
  readonly fail: (reason: unknown) => void
}

const LARGEST_GROUP = 64

/** After so many transactions the write-ahead log, by then about four megabytes, is carried over into the database file. */
const CHECKPOINT_AFTER = 100

type GroupCommit = {
  /** Runs work alone; resolves or rejects after it is on disk or undone. */
  transaction<T>(work: () => Promise<T>): Promise<T>
  idle(): Promise<void>
  /** Whether it takes no more transactions, since nobody knows what is on the disk. */
  hasStopped(): boolean
}

/**
 * Runs transactions one after the other, and those that wait at the same time in one commit.
 *
 * To reach the disk is what costs; each transaction of a group is a savepoint, so one that fails undoes only itself. No
 * caller hears of an outcome, good or bad, before the whole group is on disk.
 *
 * After a sync that failed it takes nothing more until the file is opened anew: the system forgets what it could not
 * write, so that the next sync would succeed without it. For the same reason it makes the checkpoints itself; SQLite's own
 * keep to themselves how they went.
 *
 * @param beforeCommit - called right before each commit.
 */
export function createGroupCommit(
  connection: SqliteConnection,
  beforeCommit: () => void,
): GroupCommit {
  const waiting: Job[] = []
  let running: Promise<void> | undefined
  // the first commit makes one: processes that were killed before theirs have left their logs, each on top of the last
  let sinceCheckpoint = CHECKPOINT_AFTER
  let stoppedBy: { readonly reason: unknown } | undefined

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
      if (stoppedBy) throw stoppedBy.reason
      connection.exec('begin immediate')
      for (const job of jobs) settle.push(await runJob(job))
      beforeCommit()
      connection.exec('commit')
    } catch (error) {
      stopAfter(error)
      undo()
      for (const job of jobs) job.fail(error)
      return
    }
    for (const done of settle) done()
    sinceCheckpoint += jobs.length
    if (sinceCheckpoint >= CHECKPOINT_AFTER) checkpoint()
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

  function undo(): void {
    try {
      if (connection.inTransaction()) connection.exec('rollback')
    } catch (reason) {
      stoppedBy ??= { reason } // what is half done stays so, and nothing may be put on top of it
    }
  }

  /** What is in the log is on the disk already, so a checkpoint that cannot be made now is made after the next commit. */
  function checkpoint(): void {
    try {
      connection.checkpoint()
      sinceCheckpoint = 0
    } catch (error) {
      stopAfter(error)
    }
  }

  function stopAfter(reason: unknown): void {
    if (isFailedSync(reason)) stoppedBy ??= { reason }
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
    hasStopped: () => stoppedBy !== undefined,
  }
}
