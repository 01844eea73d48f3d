import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'

let chunks: readonly Rolldown.OutputChunk[] = []
/** The files that a file of dist imports, in the order of the source; for files of one module. */
const sourceOrder = new Map<string, readonly string[]>()

const readOrder: Rolldown.Plugin = {
  name: 'read-order',
  generateBundle(_, bundle) {
    const written = Object.values(bundle).filter((one) => one.type === 'chunk')
    const places = new Map(
      written.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName] as const)),
    )
    for (const { moduleIds, fileName } of written) {
      const [id = '', ...more] = moduleIds
      const sources = more.length === 0 ? (this.getModuleInfo(id)?.importedIds ?? []) : []
      sourceOrder.set(fileName, [...new Set(sources.flatMap((one) => places.get(one) ?? []))])
    }
  },
}

beforeAll(async () => {
  const built = await build({ logLevel: 'error', plugins: [readOrder], build: { write: false } })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  chunks = outputs.filter((file) => file.type === 'chunk')
}, 60_000)

const file = (name: string) => {
  const found = chunks.find(({ fileName }) => fileName === name)
  if (!found) throw new Error(`dist has no ${name}`)
  return found
}

const ownModules = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds
    .filter((id) => id.startsWith(resolve('src')) && /\.tsx?$/.test(id))
    .map((id) => id.slice(resolve('src').length + 1))

/** The files that come with a file. */
function reach(name: string): Set<string> {
  const reached = new Set([name])
  for (const each of reached)
    for (const next of file(each).imports) {
      if (next.endsWith('.js') && chunks.some(({ fileName }) => fileName === next))
        reached.add(next)
    }
  return reached
}

describe('the chunks of dist', () => {
  test('hold what a login loads together, the core without any screen', () => {
    expect(ownModules(file('chunks/login.js'))).toContain('core/createRuntime.ts')
    expect(ownModules(file('chunks/loginScreens.js'))).toContain('ui/login/LoginDialog.tsx')
    const screens = [...reach('core/createRuntime.js')].filter((name) =>
      /^(ui|react)\/|Screens|Helpers/.test(name),
    )
    expect(screens).toEqual([])
    for (const name of reach('core/createRuntime.js'))
      expect(
        file(name).imports.filter((id) => /^react/.test(id)),
        name,
      ).toEqual([])
  })

  test('one for each method, which brings nothing of another', () => {
    for (const method of ['passkey', 'oauth', 'wallet']) {
      const others = ['passkey', 'oauth', 'wallet'].filter((other) => other !== method)
      const brought = [...reach(`core/login/${method}/${method}Effect.js`)]
      expect(brought).toContain(`chunks/${method}Effect.js`)
      for (const other of others) expect(brought).not.toContain(`chunks/${other}Effect.js`)
    }
  })

  test('come with nothing that a page shows before somebody logs in, nor with the service', () => {
    for (const entry of [
      'core/createLatchkit.js',
      'ui/login/LoginButton.js',
      'node/cli.js',
      'service/index.js',
    ])
      expect([...reach(entry)].filter((name) => /^chunks\/(?!rolldown)/.test(name))).toEqual([])
  })
})

describe('the adapters to other libraries', () => {
  const packages = /^(viem|wagmi|@solana\/kit|@wagmi\/core)(\/(?!.*\.js$)|$)/
  const own = /^(eip1193|viem|wagmi|solana)\//
  const adapters = ['eip1193', 'viem', 'wagmi', 'solana']
  const brought = (name: string) => {
    const files = [...reach(name)]
    // also what is loaded later
    for (const one of files)
      for (const next of file(one).dynamicImports)
        for (const more of chunks.some(({ fileName }) => fileName === next) ? reach(next) : [])
          if (!files.includes(more)) files.push(more)
    return files
  }

  test('are in no other bundle, and neither are the libraries', () => {
    const others = chunks
      .filter(({ isEntry, fileName }) => isEntry && !own.test(fileName))
      .map(({ fileName }) => fileName)
    expect(others.length).toBeGreaterThan(8)
    for (const name of others.filter((one) => one.endsWith('.js'))) {
      const files = brought(name)
      expect(files.filter((one) => own.test(one))).toEqual([])
      expect(files.flatMap((one) => file(one).imports.filter((id) => packages.test(id)))).toEqual(
        [],
      )
      expect(files.flatMap((one) => ownModules(file(one)).filter((id) => own.test(id)))).toEqual([])
    }
  })

  test('bring their own library and no other, and none of another adapter', () => {
    const expected = { eip1193: [], viem: ['viem'], wagmi: ['viem'], solana: [] } as const
    const shared: Readonly<Record<string, readonly string[]>> = { wagmi: ['wagmi', 'eip1193'] }
    for (const name of adapters) {
      const files = [...reach(`${name}/index.js`)]
      const imports = files.flatMap((one) => file(one).imports.filter((id) => packages.test(id)))
      const libraries = new Set(imports.map((id) => id.replace(/^viem\/.*/, 'viem')))
      expect([...libraries], name).toEqual(expected[name as keyof typeof expected])
      const folders = files.flatMap((one) => own.exec(one)?.[1] ?? [])
      expect([...new Set(folders)].sort(), name).toEqual([...(shared[name] ?? [name])].sort())
      expect(files.filter((one) => /^(ui|react|service|node)\//.test(one))).toEqual([])
    }
  })
})

describe("the directive 'use client'", () => {
  const isMarked = ({ code }: Rolldown.OutputChunk) => /^["']use client["']/.test(code)
  const isOfClient = (id: string) =>
    readFileSync(join('src', id), 'utf8').startsWith("'use client'")
  const holds = (id: string) => (chunk: Rolldown.OutputChunk) => ownModules(chunk).includes(id)

  test('begins every file with a module of the browser, so that a server knows where it begins', () => {
    const ofClient = chunks.filter((chunk) => ownModules(chunk).some(isOfClient))
    expect(ofClient.length).toBeGreaterThan(15)
    expect(ofClient.filter((chunk) => !isMarked(chunk)).map(({ fileName }) => fileName)).toEqual([])
  })

  test('begins no file of the core, and none with the texts that a server may need', () => {
    const marked = chunks.filter(isMarked)
    expect(marked.filter(holds('core/createRuntime.ts'))).toEqual([])
    const texts = chunks.find(holds('ui/words/en.ts'))
    expect([...reach(texts?.fileName ?? '')].filter((name) => isMarked(file(name)))).toEqual([])
  })
})

test('every import of dist leads to a file of it, or to a package', () => {
  const names = new Set(chunks.map(({ fileName }) => fileName))
  const lost = chunks.flatMap(({ code, fileName }) =>
    [...code.matchAll(/(?:from |import\()"(\.[^"]+)"/g)]
      .map(([, path = '']) => join(dirname(fileName), path))
      .filter((path) => !names.has(path)),
  )
  expect(lost).toEqual([])
})

test('sec/T05 no file that a browser loads turns text into markup or code', () => {
  const sinks =
    /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc|createContextualFragment|setHTMLUnsafe)\b|\beval\(|\bnew Function\b|\bset(?:Timeout|Interval)\(\s*['"`]/g
  const isOfBrowser = ({ fileName }: Rolldown.OutputChunk) =>
    !/^(service|node|vite|testing)\//.test(fileName) && !fileName.startsWith('vendor/')
  const loaded = chunks.filter(isOfBrowser)
  const found = loaded.flatMap(({ fileName, code }) =>
    (code.match(sinks) ?? []).map((sink) => `${fileName}: ${sink}`),
  )
  expect(found).toEqual([])
  expect(loaded.length).toBeGreaterThan(50)
  expect('a.innerHTML = b; eval(c)'.match(sinks)).toHaveLength(2)
})

describe('A10 the bundled libraries', () => {
  const vendored = () => chunks.filter(({ fileName }) => fileName.startsWith('vendor/'))

  test('run in the order in which their sources import each other', () => {
    const checked = vendored().filter(({ fileName, imports }) => {
      const order = sourceOrder.get(fileName)?.filter((name) => imports.includes(name)) ?? []
      expect(
        imports.filter((name) => order.includes(name)),
        fileName,
      ).toEqual(order)
      return order.length > 0
    })
    expect(checked.length).toBeGreaterThan(100)
  })

  test('of CommonJS run when they are imported, not when their first importer begins', () => {
    const wrapped = vendored().filter(({ code }) => code.includes('__commonJSMin('))
    expect(wrapped.length).toBeGreaterThan(0)
    for (const { code, fileName } of wrapped) {
      const [, name] = /^var (require_\w+) = /m.exec(code) ?? []
      expect(code.trimEnd().split('\n').at(-1), fileName).toBe(`${name}();`)
    }
  })

  test('are marked as what has effects, so that a bundler of an app keeps what they import', () => {
    const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(sideEffects).toContain('./dist/vendor/**/*.js')
  })
})
