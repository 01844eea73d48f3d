import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { type CodeBlock, codeBlocks, completed } from './support/codeBlocks.ts'

const PLACE = '.cache/docs-code'

// a compiler looks at the whole kit each time
vi.setConfig({ testTimeout: 180_000 })

const docs = readdirSync('stories/docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.mdx?$/.test(name))
  .map((name) => `stories/docs/${name}`)

afterAll(() => rmSync(PLACE, { recursive: true, force: true }))

/** An empty place, that knows where the package's subpaths are in the sources, as an app imports them. */
function writeConfig(more: Readonly<Record<string, boolean>> = {}): void {
  rmSync(PLACE, { recursive: true, force: true })
  const source = (path: string) => resolve('src', path)
  write(
    'others.d.ts',
    `declare module 'latchkit/styles.css'
    declare module '@walletconnect/ethereum-provider' {
      type Provider = import('latchkit/core').PhoneWalletProvider
      export const EthereumProvider: { init(options: object): Promise<Provider> }
    }`,
  )
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        emitDeclarationOnly: false,
        declaration: false,
        rootDir: resolve('.'),
        types: ['node', 'vite/client'],
        ...more,
        paths: {
          latchkit: [source('index.ts')],
          'latchkit/locales/*': [source('locales/*.ts')],
          'latchkit/*': [source('*/index.ts')],
        },
      },
      include: ['.'],
      exclude: [],
    }),
  )
}

function write(path: string, text: string): void {
  const whole = join(PLACE, path)
  mkdirSync(dirname(whole), { recursive: true })
  writeFileSync(whole, text)
}

/** What the compiler says about the files that were written. */
function compile(): readonly string[] {
  const { stdout, stderr } = spawnSync('node_modules/.bin/tsc', ['-p', PLACE], { encoding: 'utf8' })
  return `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '')
}

const folderOf = (page: string) => page.replace(/\W+/g, '-')

/** Every name that an app can import, and from where; the everyday ones from the package itself. */
function exportedNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const part of ['index', 'core/index', 'react/index', 'ui/index', 'crypto/index']) {
    const from = part === 'index' ? 'latchkit' : `latchkit/${dirname(part)}`
    const statements = readFileSync(`src/${part}.ts`, 'utf8').matchAll(
      /export\s+\{([^}]*)\}\s*from/g,
    )
    for (const [, list = ''] of statements)
      for (const name of list.split(',').map((text) => text.trim()))
        if (/^[A-Za-z]\w*$/.test(name) && !names.has(name)) names.set(name, from)
  }
  return names
}

test('what the pages of the Storybook say to paste compiles against the kit', () => {
  writeConfig()
  const found = docs.flatMap((page) =>
    codeBlocks(readFileSync(page, 'utf8')).map((block) => ({ page, ...block })),
  )
  expect(found.length).toBeGreaterThan(12)
  expect(found.filter(({ file }) => file === null)).toEqual([])
  for (const { page, file, code } of found) write(join(folderOf(page), file ?? ''), code)
  expect(compile()).toEqual([])
})

test('a block that does not fit the kit is found', () => {
  writeConfig()
  write(
    'wrong.ts',
    "import { createLatchkit } from 'latchkit'\ncreateLatchkit({ apiBaseUrl: 1 })\n",
  )
  write('gone.ts', "import { useNothing } from 'latchkit/react'\nuseNothing()\n")
  const said = compile().join('\n')
  expect(said).toContain('wrong.ts')
  expect(said).toContain('useNothing')
})

test('what the README shows compiles, with what it takes as given', () => {
  // as in an app that is strict and no more: fragments do not look whether a list is empty
  writeConfig({ noUncheckedIndexedAccess: false })
  const blocks: readonly CodeBlock[] = codeBlocks(readFileSync('README.md', 'utf8'))
  expect(blocks.length).toBeGreaterThan(20)
  const givens = [
    ...readFileSync('test/support/readmeGivens.ts', 'utf8').matchAll(
      /declare (?:const|function) (\w+)/g,
    ),
  ].map(([, name = '']) => [name, resolve('test/support/readmeGivens.ts')] as const)
  const solana = ['signTransactionMessageWithSigners', 'setTransactionMessageFeePayerSigner']
  const known = new Map([
    ...exportedNames(),
    ...givens,
    ...solana.map((name) => [name, '@solana/kit'] as const),
  ])
  for (const block of blocks) {
    const name = block.file === null ? `line${block.line}.${block.language}` : block.file
    write(join('readme', name), completed(block, known))
  }
  expect(compile()).toEqual([])
})
