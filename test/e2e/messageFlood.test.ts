import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServedPlayground } from '../../playground/server/servePlayground.ts'
import { returnChannelName } from '../../src/core/oauth/returnChannel.ts'
import { printCount } from '../support/printCount.ts'
import { around, serveEmbedder } from './support/embedder.ts'
import { flood } from './support/flood.ts'
import { dialog, newAddress, sessionPage } from './support/person.ts'
import { agree, openProvider } from './support/provider.ts'
import { setStage } from './support/stage.ts'

const MESSAGES = 10_000

const stage = setStage()
let hostile: ServedPlayground
beforeAll(async () => {
  hostile = await serveEmbedder()
})
afterAll(() => hostile?.close())

const hostileUrl = () => around(hostile, 'about:blank')

/** The window that opens when a script of this page opens this address. */
async function opened(page: Page, url: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.evaluate((address) => Reflect.set(window, 'opened', window.open(address)), url)
  return opening
}

/** A page of another site in a frame of this one. */
async function framed(page: Page, src: string): Promise<Frame> {
  const element = await page.evaluateHandle((address) => {
    const frame = document.createElement('iframe')
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(Object.assign(frame, { src: address }))
    return loaded.then(() => frame)
  }, src)
  const frame = await element.contentFrame()
  if (frame === null) throw new Error('the frame has no page')
  return frame
}

test('sec/T18 a login accepts nothing of what a frame, a window and an opener of another site shout at it', async () => {
  const opener = await stage.open()
  await opener.goto(hostileUrl())
  const page = await opened(opener, `${stage.pagesUrl()}/preview.html`)
  const sent: URL[] = []
  page.context().on('request', (request) => sent.push(new URL(request.url())))
  const provider = await openProvider(page)
  // more than an attacker can know: the state of this login, and the line on which its answer is awaited
  const state = sent.map((url) => url.searchParams.get('state')).find((value) => value !== null)
  expect(state).toMatch(/./)
  const channel = returnChannelName(stage.service().facts.authProxyConfigId)
  const attackers = [
    { from: await framed(page, hostileUrl()), target: 'parent' },
    { from: await opened(page, hostileUrl()), target: 'opener' },
    { from: opener, target: 'opened' },
  ] as const

  await page.evaluate(() => {
    Reflect.set(window, 'heard', 0)
    addEventListener('message', () =>
      Reflect.set(window, 'heard', Reflect.get(window, 'heard') + 1),
    )
  })
  const before = sent.length
  const href = `${stage.pagesUrl()}/preview.html?code=stolen&state=${state}`
  const shapes = await Promise.all(
    attackers.map(({ from, target }) =>
      from.evaluate(flood, { target, channel, state: state ?? '', href, messages: MESSAGES }),
    ),
  )
  expect(shapes).toEqual([30, 30, 30])
  const heard = await page.waitForFunction((all) => {
    const heard = Reflect.get(window, 'heard')
    return heard >= all && heard
  }, MESSAGES * attackers.length)

  await dialog(page).getByRole('heading', { name: 'Continue in the Google window' }).waitFor()
  const accepted = sent.slice(before).map(String)
  expect(accepted).toEqual([])
  expect(provider.isClosed()).toBe(false)

  await agree(provider, newAddress())
  await sessionPage(page).waitFor()
  expect(sent.filter(({ href }) => href.includes('stolen'))).toEqual([])
  expect(sent.filter(({ pathname }) => pathname.endsWith('/oauth_login'))).toHaveLength(1)
  printCount(
    'sec/T18 messages of other sites refused',
    Number(await heard.jsonValue()),
    MESSAGES * 3,
  )
})
