import { expect, test } from 'vitest'
import { limitRows, tally, verdictOn } from '../support/limitRows.ts'
import { exactRun, forgedHeaders, runLimit } from '../support/limitRun.ts'
import { createLimitStage } from '../support/limitStage.ts'
import { printCount } from '../support/printCount.ts'
import { codeOf } from '../support/proxyClient.ts'

/** A thousand of them in test/long/rateLimits.test.ts. */
const FORGED = 25
const DAY_MS = 24 * 3_600_000

test.each(limitRows)(
  'T37 counts $what exactly, whoever they say to be',
  async (row) => {
    const run = await runLimit(row, FORGED)
    printCount(
      `T37 forged addresses that win nothing: ${row.what}`,
      run.forged.refused ?? 0,
      FORGED,
    )
    expect(run).toEqual(exactRun(row, FORGED))
  },
  60_000,
)

/** The limit of one network address is out of the way: the codes could come from many. */
const fromManyAddresses = {
  otpSendsPerContactAndAddress: [{ max: 1_000_000, windowMs: 60_000 }],
}

test('T37 sends twenty codes a day to one contact, however patient somebody is', async () => {
  const stage = await createLimitStage({ limits: fromManyAddresses })
  const [row] = limitRows
  if (!row) throw new Error('no row')
  const verdicts: string[] = []
  for (let quarter = 0; quarter < 6; quarter++) {
    for (let each = 0; each < 5; each++)
      verdicts.push(verdictOn(row, await row.ask(stage, each, {})))
    stage.clock.time += 900_000
  }
  expect(tally(verdicts)).toEqual({ counted: 20, refused: 10 })
  expect(stage.sent).toHaveLength(20)
  stage.clock.time += DAY_MS
  expect(verdictOn(row, await row.ask(stage, 1, {}))).toBe('counted')
  await stage.end()
}, 30_000)

test('T37 takes the word of a proxy that it knows, and no word before that', async () => {
  const limits = { signupsPerAddress: [{ max: 3, windowMs: 60_000 }] }
  const stage = await createLimitStage({ trustedProxies: ['127.0.0.1'], limits })
  const from = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    return codeOf(await stage.running().client.proxy('signup', { userName: 1 }, headers))
  }
  const verdicts: (string | undefined)[] = []
  for (let each = 0; each < FORGED; each++)
    verdicts.push(await from(`${forgedHeaders(each)['x-forwarded-for']}, 192.0.2.7`))
  expect(verdicts.slice(0, 3)).toEqual(Array<string>(3).fill('REQUEST_INVALID'))
  expect(new Set(verdicts.slice(3))).toEqual(new Set(['RATE_LIMIT_EXCEEDED']))
  expect(await from('192.0.2.7, 192.0.2.8')).toBe('REQUEST_INVALID')
  await stage.end()
})

test('T37 looks the same contact up again, and a proven one without a count', async () => {
  const limits = { accountContactsPerAddress: [{ max: 1, windowMs: 60_000 }] }
  const stage = await createLimitStage({ limits })
  const look = async (filterValue: string, more = {}) =>
    codeOf(
      await stage.running().client.proxy('account', { filterType: 'EMAIL', filterValue, ...more }),
    )
  expect(await look('mara@okafor.example')).toBeUndefined()
  expect(await look('Mara@Okafor.Example')).toBeUndefined()
  expect(await look('nora@lind.example')).toBe('RATE_LIMIT_EXCEEDED')
  expect(await look('nora@lind.example', { verificationToken: 'a.b.c' })).toBe(
    'VERIFICATION_TOKEN_INVALID',
  )
  await stage.end()
})
