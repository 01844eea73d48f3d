import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { buildApp } from './buildApp.ts'
import { installedPackages } from './countPackages.ts'

type Row = { readonly what: string; readonly value: number; readonly budget: number }

const gzipKb = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / 1000

/** The chunks that loading some chunks loads; with `lazy` also those that a click may load later. */
function reach(chunks: readonly Rolldown.OutputChunk[], lazy: boolean): Rolldown.OutputChunk[] {
  const reached = new Set(chunks.filter((chunk) => chunk.isEntry))
  for (const chunk of reached) {
    const next = lazy ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports
    for (const found of chunks) if (next.includes(found.fileName)) reached.add(found)
  }
  return [...reached]
}

const total = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, chunk) => sum + gzipKb(chunk.code), 0)

/** The world's numbering plans: they weigh more than the login, and come when a phone number is typed. */
const isOfPhone = (chunk: Rolldown.OutputChunk) =>
  chunk.moduleIds.some((id) => id.includes('/libphonenumber-js/'))

const { output } = await buildApp()
const chunks = output.filter((file) => file.type === 'chunk')
const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
const packages = installedPackages()
const login = reach(chunks, true)

const rows: readonly Row[] = [
  { what: 'initial JavaScript, kB gzip', value: total(reach(chunks, false)), budget: 10 },
  {
    what: 'JavaScript of the login, kB gzip',
    value: total(login.filter((chunk) => !isOfPhone(chunk))),
    budget: 75,
  },
  { what: 'numbering plans, kB gzip', value: total(login.filter(isOfPhone)), budget: 40 },
  {
    what: 'CSS, kB gzip',
    value: styles.reduce((sum, file) => sum + ('source' in file ? gzipKb(file.source) : 0), 0),
    budget: 8,
  },
  { what: 'packages installed with the kit', value: packages.length, budget: 25 },
]

const lines = rows.map(({ what, value, budget }) => {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(1)
  const verdict = value <= budget ? 'ok' : 'OVER'
  return `${what.padEnd(40)}${shown.padStart(6)}  of ${String(budget).padStart(3)}  ${verdict}`
})
process.stdout.write(`${lines.join('\n')}\n`)

if (process.argv.includes('--verbose')) {
  const initial = new Set(reach(chunks, false))
  const files = login.map(
    (chunk) =>
      `${gzipKb(chunk.code).toFixed(1).padStart(6)} ${initial.has(chunk) ? 'initial' : 'later  '} ${chunk.fileName}`,
  )
  process.stdout.write(`\n${files.join('\n')}\n\n${packages.join('\n')}\n`)
}

if (rows.some(({ value, budget }) => value > budget)) process.exitCode = 1
