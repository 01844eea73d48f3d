import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** The files of an app, by their paths. */
export type AppFiles = Readonly<Record<string, string>>

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
  // the kit is taken from its source, whose imports name the files as they are
  allowImportingTsExtensions: true,
  types: ['node', 'vite/client'],
  paths: {
    latchkit: [resolve('src/index.ts')],
    'latchkit/devtools': [resolve('src/devtools/index.ts')],
    'latchkit/locales/*': [resolve('src/locales/*.ts')],
  },
}

/**
 * Compiles apps in one program, each in a folder of its own, as strictly as an app can ask for.
 *
 * @returns what the compiler says is wrong, a line each; none when every app compiles.
 */
export async function compileApps(apps: readonly AppFiles[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-apps-'))
  try {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    for (const [index, files] of apps.entries())
      for (const [name, text] of Object.entries(files)) {
        const path = join(folder, `app-${index}`, name)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }
    return await errorsOf(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function errorsOf(folder: string): Promise<readonly string[]> {
  const compiler = resolve('node_modules/typescript/bin/tsc')
  return new Promise((done) => {
    execFile(
      process.execPath,
      [compiler, '-p', folder, '--pretty', 'false'],
      { maxBuffer: 64_000_000 },
      (failure, stdout, stderr) => {
        const lines = (stdout + stderr).split('\n').filter((line) => line.trim() !== '')
        done(failure && lines.length === 0 ? [failure.message] : lines)
      },
    )
  })
}
