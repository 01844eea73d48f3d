import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compare, type Picture } from './pictures.ts'
import { openStudio, still } from './studio.ts'

const KEPT = 'test/stories/visual/kept'
const FOUND = 'test/screenshots/visual'
const PAGES = 4

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const wanted = still.filter(({ id }) => positionals.every((part) => id.includes(part)))
const pathOf = (id: string) => `${KEPT}/${id}.png`
const bytesOf = (picture: Picture) => Buffer.from(picture.split(',')[1] ?? '', 'base64')
const keptOf = (id: string): Picture =>
  `data:image/png;base64,${readFileSync(pathOf(id)).toString('base64')}`

mkdirSync(KEPT, { recursive: true })
rmSync(FOUND, { recursive: true, force: true })
const studio = await openStudio()
const problems: string[] = []
let renewed = 0

/** Looks at one story; keeps its picture, or says what is wrong with it. */
async function look(id: string): Promise<void> {
  const now = await studio.picture(id)
  const isNew = !existsSync(pathOf(id))
  const difference = isNew ? null : await compare(studio.table, keptOf(id), now)
  if (!isNew && difference?.says == null) return
  if (values.update) {
    renewed += 1
    writeFileSync(pathOf(id), bytesOf(now))
    return
  }
  mkdirSync(FOUND, { recursive: true })
  writeFileSync(`${FOUND}/${id}.png`, bytesOf(difference?.shown ?? now))
  problems.push(`${id}: ${difference?.says ?? 'no picture is kept'}`)
}

const waiting = wanted.map(({ id }) => id)
async function work(): Promise<void> {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const which = id
    await look(which).catch((error: unknown) => problems.push(`${which}: ${String(error)}`))
  }
}
await Promise.all(Array.from({ length: PAGES }, work))
await studio.close()

if (positionals.length === 0) {
  const known = new Set(still.map(({ id }) => `${id}.png`))
  for (const name of readdirSync(KEPT).filter((file) => !known.has(file))) {
    if (values.update) rmSync(`${KEPT}/${name}`)
    else problems.push(`${name}: there is no such story any more`)
  }
}

for (const problem of problems.sort()) process.stdout.write(`${problem}\n`)
const kept = readdirSync(KEPT).map((name) => readFileSync(`${KEPT}/${name}`).length)
const megabytes = (kept.reduce((sum, bytes) => sum + bytes, 0) / 1e6).toFixed(2)
process.stdout.write(
  `${wanted.length} stories, ${problems.length} not as kept, ${renewed} renewed; ${kept.length} pictures, ${megabytes} MB\n`,
)
if (problems.length > 0) {
  process.stdout.write(`See ${FOUND}/: kept, now, and where they differ.\n`)
  process.exitCode = 1
}
