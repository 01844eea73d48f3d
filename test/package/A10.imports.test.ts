import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { printCount } from '../support/printCount.ts'

const run = promisify(execFile)

type Target = string | Readonly<Record<string, string>>
type Manifest = { readonly exports: Readonly<Record<string, Target>>; readonly version: string }
const { exports, version }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const languages = readdirSync('src/locales')
  .filter((file) => /^[a-z]{2}(-[A-Z]{2})?\.ts$/.test(file))
  .map((file) => file.slice(0, -3))

/** Every name by which an app imports code of the package. */
const subpaths = Object.entries(exports)
  .filter(([, target]) => typeof target !== 'string')
  .flatMap(([subpath]) =>
    subpath.includes('*') ? languages.map((tag) => subpath.replace('*', tag)) : [subpath],
  )
  .map((subpath) => `latchkit${subpath.slice(1)}`)

/** Imports each of these in a realm of its own, so that none finds what another has loaded. Says which could not be. */
const importEach = `
  import { Worker } from 'node:worker_threads'
  const names = JSON.parse(process.argv[2])
  const faults = []
  const next = async () => {
    for (let name; (name = names.pop()) !== undefined; )
      await new Promise((resolve) => {
        const worker = new Worker(new URL('importOne.js', import.meta.url), { workerData: name })
        worker.on('error', (error) => faults.push(name + ': ' + error.message))
        worker.on('exit', resolve)
      })
  }
  await Promise.all([next(), next()])
  console.log(JSON.stringify(faults))
`

async function faultsOf(names: readonly string[]): Promise<readonly string[]> {
  const cwd = inject('app')
  writeFileSync(join(cwd, 'importEach.js'), importEach)
  writeFileSync(
    join(cwd, 'importOne.js'),
    `import { workerData } from 'node:worker_threads'\nawait import(workerData)\nprocess.exit(0)\n`,
  )
  const { stdout } = await run(process.execPath, ['importEach.js', JSON.stringify(names)], { cwd })
  return JSON.parse(stdout)
}

test('A10 the program of the packed package runs, and prints its version', async () => {
  const program = join(inject('app'), 'node_modules/latchkit/dist/node/cli.js')
  const { stdout } = await run(process.execPath, [program, '--version'])
  expect(stdout.trim()).toBe(version)
})

test('A10 every subpath of the packed package can be imported in Node, each on its own', async () => {
  expect(subpaths.length).toBeGreaterThan(35)
  expect(await faultsOf(subpaths)).toEqual([])
  printCount('A10 subpaths of the packed package', subpaths.length, subpaths.length)
})

test('A10 every file that the service loads later can be loaded first', async () => {
  const dist = join(inject('app'), 'node_modules/latchkit/dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const ofNode = files.filter((file) =>
    /^(service|node|crypto|wire|lib|vendor)\/.*\.js$/.test(file),
  )
  const later = new Set(
    ofNode.flatMap((file) =>
      [...readFileSync(join(dist, file), 'utf8').matchAll(/\bimport\("(\.[^"]+\.js)"\)/g)].map(
        ([, path = '']) => `./${relative(inject('app'), join(dist, file, '..', path))}`,
      ),
    ),
  )
  expect(later.size).toBeGreaterThan(20)
  expect(await faultsOf([...later])).toEqual([])
  printCount('A10 files that the service loads later', later.size, later.size)
})

test('A10 the types of every subpath resolve, in Node and in a bundler', async () => {
  const cwd = inject('app')
  const lines = subpaths.map((name, at) => `import * as m${at} from '${name}'`)
  const uses = subpaths.map(
    (_, at) => `export const k${at}: keyof typeof m${at} extends never ? never : 1 = 1`,
  )
  writeFileSync(join(cwd, 'types.ts'), [...lines, ...uses].join('\n'))
  const config = (moduleResolution: string, module: string) => ({
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'es2022', jsx: 'react-jsx' },
      ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'], moduleResolution, module },
    },
    files: ['types.ts'],
  })
  for (const [resolution, module] of [
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ] as const) {
    const path = join(cwd, `tsconfig.${resolution}.json`)
    writeFileSync(path, JSON.stringify(config(resolution, module)))
    await run('node_modules/.bin/tsc', ['-p', path]).catch(({ stdout }) => {
      throw new Error(`${resolution}: ${stdout}`)
    })
  }
})
