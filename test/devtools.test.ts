import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'
import { printCount } from './support/printCount.ts'

/** An app that has installed the package. */
const place = resolve('.cache/devtools')
const installed = join(place, 'node_modules/latchkit')

const WITHOUT = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createLatchkit, LatchkitProvider, LoginButton } from 'latchkit'
const kit = createLatchkit({ authProxyUrl: '/a', authProxyConfigId: 'c', apiBaseUrl: '/b' })
const children = [createElement(LoginButton)]
createRoot(document.body).render(createElement(LatchkitProvider, { kit }, children))
`
const WITH = WITHOUT.replace('createLatchkit({', 'createLatchkit(withDevtools({')
  .replace("'/b' })", "'/b' }))")
  .replace(
    '[createElement(LoginButton)]',
    '[createElement(LoginButton), createElement(LatchkitDevtools)]',
  )
  .replace(
    'const kit',
    "import { LatchkitDevtools, withDevtools } from 'latchkit/devtools'\nconst kit",
  )

/** What nothing but the panel says. */
const SIGNS = [
  ...[
    'lk-devtools',
    'latchkit-devtools',
    'Development build only',
    'Simulate',
    'adoptedStyleSheets',
  ],
  ...['forced by the devtools', '••••••', 'recordingFetch', '/inbox'],
]

beforeAll(async () => {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  cpSync('package.json', join(installed, 'package.json'))
  writeFileSync(join(place, 'package.json'), '{ "name": "app", "private": true }')
  writeFileSync(join(place, 'with.js'), WITH)
  writeFileSync(join(place, 'without.js'), WITHOUT)
  await build({ logLevel: 'error', build: { outDir: join(installed, 'dist') } })
}, 120_000)

async function buildApp(mode: 'production' | 'development', file: 'with' | 'without') {
  vi.stubEnv('NODE_ENV', mode)
  try {
    const built = await build({
      configFile: false,
      root: place,
      mode,
      logLevel: 'error',
      build: {
        write: false,
        minify: mode === 'production',
        rolldownOptions: {
          external: [/^react(\/|$)/, /^react-dom(\/|$)/, /^@tanstack\/react-query(\/|$)/],
          input: { app: join(place, `${file}.js`) },
        },
      },
    })
    const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
    const chunks = outputs.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
    const text = outputs
      .map((one) => (one.type === 'chunk' ? one.code : String(one.source)))
      .join('\n')
    const modules = chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .filter((id) => id.includes('/dist/devtools/'))
      .map((id) => id.slice(id.indexOf('/dist/devtools/') + '/dist/devtools/'.length))
    return { text, modules, count: chunks.length }
  } finally {
    vi.unstubAllEnvs()
  }
}

test('an app built for production has no byte of the panel, in whatever file', async () => {
  const built = await buildApp('production', 'with')
  const found = SIGNS.filter((sign) => built.text.includes(sign))
  printCount('signs of the devtools in a production build', found.length, SIGNS.length)
  expect(found).toEqual([])
  expect(built.modules.filter((id) => id !== 'production.js')).toEqual([])

  const bare = await buildApp('production', 'without')
  expect(built.count).toBe(bare.count)
  const more = Buffer.byteLength(built.text) - Buffer.byteLength(bare.text)
  process.stdout.write(`what mentioning the devtools costs a production build: ${more} bytes\n`)
  // the element that renders nothing, and a function that gives back what it is given
  expect(more).toBeLessThan(200)
})

test('an app built for development has it whole', async () => {
  const built = await buildApp('development', 'with')
  expect(SIGNS.filter((sign) => !built.text.includes(sign))).toEqual([])
  expect(built.modules).not.toContain('production.js')
})

test.each([
  [[], 'production.js'],
  [['--conditions=production'], 'production.js'],
  [['--conditions=development'], 'index.js'],
])('Node with %j finds %s', (conditions, file) => {
  const script = "console.log(import.meta.resolve('latchkit/devtools'))"
  const found = execFileSync(
    process.execPath,
    [...conditions, '--input-type=module', '-e', script],
    {
      cwd: place,
      encoding: 'utf8',
    },
  )
  expect(found.trim()).toMatch(new RegExp(`/dist/devtools/${file}$`))
})
