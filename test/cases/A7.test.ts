import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../src/node/environment.ts'
import { createLog } from '../../src/node/log.ts'
import { whyNodeIsTooOld } from '../../src/node/nodeVersion.ts'
import { type RunningService, serve } from '../../src/node/serve.ts'
import { createService } from '../../src/service/createService.ts'

const run = promisify(execFile)

const production = {
  NODE_ENV: 'production',
  LATCHKIT_SMTP_URL: 'smtp://mail.example:587',
  LATCHKIT_MAIL_FROM: 'login@example.com',
  LATCHKIT_ROOT_PUBLIC_KEY: '036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
}

function faultOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('modes', () => {
  test.each([undefined, '', 'development', 'test'])('NODE_ENV %j is development', (mode) => {
    expect(readEnvironment(mode === undefined ? {} : { NODE_ENV: mode }).development).toBe(true)
  })

  test.each(['Production', 'PRODUCTION', 'prod', 'production ', 'staging', 'dev'])(
    'NODE_ENV %j refuses to start, with production set up or without',
    (mode) => {
      expect(faultOf({ NODE_ENV: mode })).toContain('NODE_ENV must be production')
      expect(faultOf({ ...production, NODE_ENV: mode })).toContain(JSON.stringify(mode))
    },
  )

  test('production tells all that is missing at once', () => {
    const fault = faultOf({ NODE_ENV: 'production', LATCHKIT_WALLETS: 'yes' })
    for (const name of [
      'LATCHKIT_SMTP_URL',
      'LATCHKIT_MAIL_FROM',
      'LATCHKIT_ROOT_PUBLIC_KEY',
      'LATCHKIT_WALLETS',
    ])
      expect(fault).toContain(name)
    expect(fault.split('\n')).toHaveLength(3)
  })

  test.each([
    'htps://app.example',
    'https://app.example/login',
    'https://*.app.example',
    '*, https://a.example',
    'app.example',
    'https://APP.example',
    'https://a.example,,https://b.example',
  ])('LATCHKIT_ALLOWED_ORIGINS %j refuses to start', (LATCHKIT_ALLOWED_ORIGINS) => {
    expect(faultOf({ LATCHKIT_ALLOWED_ORIGINS })).toContain('LATCHKIT_ALLOWED_ORIGINS')
    expect(faultOf({ ...production, LATCHKIT_ALLOWED_ORIGINS })).toContain(
      'LATCHKIT_ALLOWED_ORIGINS',
    )
  })
})

describe('a development service', () => {
  let running: RunningService
  beforeAll(async () => {
    const log = createLog({ writeText: () => undefined, nowMs: Date.now })
    running = await serve({ memory: true, port: 0, environment: readEnvironment({}), log })
  }, 60_000)
  afterAll(() => running.close())

  const paths = [
    '/health',
    '/inbox/messages',
    '/dashboard/facts.json',
    '/.well-known/openid-configuration',
  ]

  test.each([
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.7' },
  ])('refuses a request that was forwarded: %j', async (headers: Record<string, string>) => {
    for (const path of paths) {
      const response = await fetch(running.url + path, { headers })
      expect([path, response.status]).toEqual([path, 403])
      expect(await response.text()).toContain('NODE_ENV=production')
    }
  })

  test.each(['latchkit.example', 'abc.ngrok.app', '192.168.1.5:4455', 'localhost.evil.example'])(
    'refuses the Host %s on every path',
    async (host) => {
      const { port } = new URL(running.url)
      for (const path of paths) {
        const { stdout } = await run('curl', [
          ...['-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', `Host: ${host}`],
          `http://127.0.0.1:${port}${path}`,
        ])
        expect([path, stdout]).toEqual([path, '403'])
      }
    },
  )

  test('answers under the names of this machine', async () => {
    const { port } = new URL(running.url)
    for (const host of ['localhost', '127.0.0.1'])
      expect((await fetch(`http://${host}:${port}/health`)).status).toBe(200)
  })

  test('refuses both without a server of ours, too', async () => {
    const service = await createService({ development: true })
    const ask = async (url: string, headers = {}) =>
      (await service.fetch(new Request(`${url}/health`, { headers }))).status
    expect(await ask('http://localhost')).toBe(200)
    expect(await ask('http://latchkit.example')).toBe(403)
    expect(await ask('http://localhost', { 'x-forwarded-for': '203.0.113.7' })).toBe(403)
    await service.close()
  })
})

/** A Node on the PATH that is too old for the service. */
async function findOldNode() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, 'node')
    const version = await run(path, ['--version']).then(
      ({ stdout }) => stdout.trim().slice(1),
      () => null,
    )
    if (version !== null && whyNodeIsTooOld(version) !== null) return { path, version }
  }
  return null
}

describe('latchkit', () => {
  const latchkit = async (...given: string[]) => {
    const { stdout, stderr } = await run(process.execPath, ['src/node/cli.ts', ...given], {
      timeout: 60_000,
    })
    return { stdout, stderr }
  }

  test('without a command prints help and starts nothing', async () => {
    const { stdout } = await latchkit()
    expect(stdout).toMatch(/Usage: latchkit/)
    expect(stdout).toContain('serve')
  }, 60_000)

  test('--version prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect((await latchkit('--version')).stdout.trim()).toBe(version)
  }, 60_000)

  test.each([
    ['14.21.3', true],
    ['20.20.2', true],
    ['22.11.0', true],
    ['22.12.0', false],
    ['24.1.0', false],
  ])('on Node %s it is too old: %s', (version, isOld) => {
    const why = whyNodeIsTooOld(version)
    expect(why !== null).toBe(isOld)
    if (why !== null) expect(why).toMatch(/^Latchkit needs Node 22\.12 or newer, and this is Node /)
  })

  test('its first file runs in an older Node, which says one plain sentence', async (context) => {
    const old = await findOldNode()
    if (old === null) return context.skip('there is no Node below 22.12 on the PATH')
    const folder = mkdtempSync(join(tmpdir(), 'latchkit-old-node-'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    for (const name of ['cli', 'nodeVersion']) {
      const plain = stripTypeScriptTypes(readFileSync(`src/node/${name}.ts`, 'utf8'))
      const text = plain.replaceAll(/(['"]\.\/\w+)\.ts(['"])/g, '$1.js$2')
      writeFileSync(join(folder, `${name}.js`), text)
    }
    // what a newer Node would load: the old one must not get as far as reading it
    writeFileSync(join(folder, 'startCli.js'), 'this is no program')
    const ended = await run(old.path, [join(folder, 'cli.js'), 'serve']).catch((error) => error)
    expect(ended.code).toBe(1)
    expect(ended.stderr.trim().split('\n')).toEqual([whyNodeIsTooOld(old.version)])
  })
})
