import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultLimits } from '../../src/service/limits/limits.ts'
import { tally } from '../support/limitRows.ts'
import { forgedHeaders } from '../support/limitRun.ts'
import { printCount } from '../support/printCount.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { runCommand } from '../support/runCommand.ts'

const FORGED = 1000
const MAX = defaultLimits.signupsPerAddress[0]?.max ?? 0

const production = {
  NODE_ENV: 'production',
  LATCHKIT_SMTP_URL: 'smtp://localhost:1',
  LATCHKIT_MAIL_FROM: 'login@example.com',
  // the generator of the curve: nobody signs as root here
  LATCHKIT_ROOT_PUBLIC_KEY: '036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
}

test('T37 a service that was killed still counts, and believes no forged address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-limits-'))
  const start = async () => {
    const command = runCommand(['serve', '--port', '0', '--json', '--data', folder], production)
    const client = createProxyClient({ fetch, ...JSON.parse((await command.firstLine) ?? '') })
    const ask = async (count: number, headersOf: (number: number) => Record<string, string>) => {
      const codes: string[] = []
      for (let each = 0; each < count; each++)
        codes.push(
          codeOf(await client.proxy('signup', { userName: each }, headersOf(each))) ?? 'OK',
        )
      return tally(codes)
    }
    return { command, ask }
  }
  const first = await start()
  // each says to come from somewhere else, and all count as one
  expect(await first.ask(MAX, forgedHeaders)).toEqual({ REQUEST_INVALID: MAX })
  expect(await first.ask(1, () => ({}))).toEqual({ RATE_LIMIT_EXCEEDED: 1 })
  first.command.kill('SIGKILL')
  await first.command.ended

  const second = await start()
  const answers = await second.ask(FORGED, forgedHeaders)
  printCount(
    'T37 forged addresses that win nothing after a kill',
    answers.RATE_LIMIT_EXCEEDED ?? 0,
    FORGED,
  )
  expect(answers).toEqual({ RATE_LIMIT_EXCEEDED: FORGED })
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
