import { createSqliteStore } from '../../../src/node/sqlStore/createSqliteStore.ts'

/** A process to be killed: inserts rows without end and prints the id of each one that is acknowledged. */
const [path = '', prefix = ''] = process.argv.slice(2)
const store = await createSqliteStore(path)
for (let i = 0; ; i += 4) {
  const ids = [0, 1, 2, 3].map((step) => `${prefix}-${i + step}`)
  await Promise.all(
    ids.map(async (id) => {
      await store.transaction(async (tx) => {
        await tx.insert('limitHits', { id, key: 'first half', createdAtMs: 1 })
        await tx.insert('secrets', { id, sealed: 'second half', createdAtMs: 1 })
      })
      process.stdout.write(`${id}\n`)
    }),
  )
}
