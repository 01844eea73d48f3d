import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { newestCode } from './support/newestCode.ts'
import { logIn, newAddress, organizationId } from './support/person.ts'

let data: string
const running = new Set<ChildProcess>()

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'latchkit-start-'))
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(data, { recursive: true, force: true })
})

/** Starts what `npm start` starts. */
function start(...args: readonly string[]) {
  const child = spawn(process.execPath, ['playground/start.ts', '--data', data, ...args])
  running.add(child)
  const said = { out: '', complaints: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.complaints += text
  })
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code
  })
  return { child, said, ended }
}

async function startAndWait() {
  const { child, said, ended } = start('--port', '0', '--service-port', '0')
  const address = (name: string) =>
    new RegExp(`${name} +(http://localhost:\\d+)`).exec(said.out)?.[1]
  await expect
    .poll(() => address('Service') ?? said.complaints, { timeout: 30_000 })
    .toMatch(/^http/)
  return {
    playground: address('Playground') ?? '',
    service: address('Service') ?? '',
    async stop() {
      child.kill('SIGINT')
      // A terminal tells every process of the command, and npm passes its own signal on.
      child.kill('SIGINT')
      expect(await ended).toBe(0)
      expect(said.complaints).toBe('')
    },
  }
}

test('npm start serves both, ends cleanly on Ctrl-C, and keeps the accounts', async () => {
  const browser = await launchChromium()
  const contact = newAddress()
  const organizations = []
  try {
    for (let starts = 0; starts < 2; starts += 1) {
      const { playground, service, stop } = await startAndWait()
      const page = await browser.newPage()
      await page.goto(playground)
      const preview = page.frameLocator('iframe')
      const inbox = { codeFor: (to: string) => newestCode(`${service}/inbox`, to) }
      await logIn(inbox, preview, contact)
      organizations.push(await organizationId(preview))
      await page.goto(`${service}/dashboard`)
      const back = page.getByRole('link', { name: 'Open playground' })
      expect(await back.getAttribute('href')).toBe(playground)
      await stop()
      await expect(fetch(`${service}/health`)).rejects.toThrow()
      await expect(fetch(playground)).rejects.toThrow()
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
  expect(organizations[1]).toBe(organizations[0])
}, 120_000)

test.each(['--port', '--service-port'])(
  'a taken port for %s is one plain sentence',
  async (option) => {
    const first = await startAndWait()
    const url = option === '--port' ? first.playground : first.service
    const other = await mkdtemp(join(tmpdir(), 'latchkit-start-'))
    const free = option === '--port' ? '--service-port' : '--port'
    const { said, ended } = start('--data', other, free, '0', option, new URL(url).port)
    expect(await ended).toBe(1)
    expect(said.out).toBe('')
    expect(said.complaints).toMatch(/^Port \d+ is in use\. .*--port\.\n$/)
    await first.stop()
    await rm(other, { recursive: true, force: true })
  },
)
