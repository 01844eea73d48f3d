import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { directiveOf, groupOnDemand, nameOf } from './.build/groupOnDemand.ts'
import { runCommonJs } from './.build/runCommonJs.ts'
import { shortenPrivate } from './.build/shortenPrivate.ts'
import { react18 } from './test/react18/react18.ts'
import { alone, sharing } from './test/support/nodeTests.ts'

type Manifest = {
  readonly bin?: Record<string, string>
  readonly dependencies: Record<string, string>
  readonly peerDependencies: Record<string, string>
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))

/** One entry per subpath: `src/index.ts` and each first-level folder of `src` with an `index.ts`. */
const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`src/${entry.name}/index.ts`))
  .map((entry) => `${entry.name}/index`)
const programs = Object.values(manifest.bin ?? {}).map((path) =>
  path.replace(/^(\.\/)?dist\//, '').replace(/\.js$/, ''),
)
/** A language is an entry: an app takes one, or asks for it when it is needed. */
const languages = readdirSync('src/locales')
  .filter((file) => /^[a-z]{2}(-[A-Z]{2})?\.ts$/.test(file))
  .map((file) => `locales/${file.slice(0, -3)}`)
/** What the devtools are in a build that is not for development. */
const absent = 'devtools/production'
const entries = [
  ...['index', ...folders, ...languages, ...programs, absent, 'ui/styles-entry'],
].filter((name) => existsSync(`src/${name}.ts`))

/** What an app installs stays an import; the libraries of the service become files under `dist/vendor`. */
const installed = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.peerDependencies),
  ...builtinModules,
]
const isExternal = (id: string) =>
  id.startsWith('node:') || installed.some((name) => id === name || id.startsWith(`${name}/`))

/** `dist` mirrors `src`, but for what a login loads together; a bundled library keeps its own paths under `vendor`. */
function fileName(name: string): string {
  const at = name.lastIndexOf('node_modules/')
  return at < 0 ? `${name}.js` : `vendor/${name.slice(at + 'node_modules/'.length)}.js`
}

/** A busy machine is no failure. */
const patient = { testTimeout: 30_000, expect: { poll: { timeout: 20_000 } } } as const

/** The playground takes the package by its name, as an app does. */
const bySubpath = {
  find: /^latchkit\/(\w+)$/,
  replacement: fileURLToPath(new URL('src/$1/index.ts', import.meta.url)),
}

/** Half of the time they wait: for a service, or for a moment that a person is given. */
const inNode = { ...patient, environment: 'node', maxWorkers: 3 } as const

// test/long/lockedPrototypes.test.ts runs them once more, as the process of the service is
const setupFiles = process.env.LATCHKIT_LOCKED ? ['test/support/lockedPrototypes.ts'] : []

// what depends on the version of React; test/long/react18.test.ts runs all of them
const onReact18 = process.env.LATCHKIT_REACT18
  ? ['src/**/*.test.tsx']
  : [
      'src/react/{use*,LatchkitProvider}.test.tsx',
      'src/ui/{*,primitives/**/*,login/{unmounting,LoginButton,useLoginDialog}}.test.tsx',
    ]

/** Tests of whole programs, side by side: half of the time they wait for one to start, or for a moment that a person is given. */
const whole = {
  environment: 'node',
  // the journeys of a worker share its browser
  isolate: false,
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: patient.expect,
  sequence: { groupOrder: 2 },
} as const

export default defineConfig({
  plugins: [react(), runCommonJs(), shortenPrivate()],
  build: {
    target: 'es2022',
    minify: false,
    license: { fileName: 'vendor/licenses.md' },
    reportCompressedSize: false,
    lib: {
      entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      platform: 'node',
      external: isExternal,
      output: {
        minifyInternalExports: false,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: groupOnDemand(), debugName: 'on demand' }],
        },
        entryFileNames: (chunk) => fileName(chunk.name),
        chunkFileNames: ({ name, facadeModuleId }) => {
          if (facadeModuleId) return fileName(nameOf(facadeModuleId))
          return fileName(name.includes('/') ? name : `chunks/${name}`)
        },
        banner: directiveOf,
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        resolve: { alias: [bySubpath] },
        test: {
          ...inNode,
          name: 'node',
          include: sharing,
          // they leave nothing behind in the worker that they share
          isolate: false,
          setupFiles,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        resolve: { alias: [bySubpath] },
        test: {
          ...inNode,
          name: 'node-alone',
          include: alone,
          setupFiles,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'dom',
          environment: 'happy-dom',
          maxWorkers: 2,
          include: ['src/**/*.test.tsx', 'test/cases/**/*.test.tsx'],
          setupFiles: ['test/setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        resolve: { alias: [react18] },
        test: {
          ...patient,
          name: 'react18',
          environment: 'happy-dom',
          maxWorkers: 2,
          include: [...onReact18, 'test/react18/*.test.ts'],
          setupFiles: ['test/react18/setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...whole, name: 'process', include: ['test/process/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...whole,
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          globalSetup: 'test/package/support/globalSetup.ts',
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          ...whole,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/support/globalSetup.ts',
        },
      },
      {
        extends: true,
        test: {
          ...whole,
          name: 'stories',
          include: ['test/stories/**/*.test.ts'],
          globalSetup: 'test/stories/support/buildOnce.ts',
        },
      },
      {
        extends: true,
        test: {
          environment: 'node',
          fileParallelism: false,
          name: 'long',
          include: ['test/long/**/*.test.ts'],
          globalSetup: 'test/e2e/support/globalSetup.ts',
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: patient.expect,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
