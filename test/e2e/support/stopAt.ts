import type { Page } from 'playwright'

const STOPPED = '/stopped-here'

/** The steps of a renewal that can be told from outside: before each, when it was asked for, and when it was answered. */
const STEPS = `
  const original = { open: XMLHttpRequest.prototype.open, send: XMLHttpRequest.prototype.send }
  let passed = 0
  window.passed = () => passed
  window.told = 0
  window.stopAt = Infinity
  const pass = () => {
    if (window.stopAt === null || ++passed !== window.stopAt) return
    // the page stands still in the middle of its script until it is killed
    const request = new XMLHttpRequest()
    original.open.call(request, 'GET', '${STOPPED}', false)
    original.send.call(request)
  }
  const watch = (holder, name) => {
    const step = holder[name]
    holder[name] = function (...given) {
      pass()
      const answer = step.apply(this, given)
      pass()
      if (answer instanceof Promise) return answer.then((value) => (pass(), value))
      if (answer instanceof IDBRequest) answer.addEventListener('success', pass)
      return answer
    }
  }
  for (const name of ['generateKey', 'exportKey', 'sign', 'verify']) watch(SubtleCrypto.prototype, name)
  for (const name of ['get', 'put', 'delete']) watch(IDBObjectStore.prototype, name)
  watch(window, 'fetch')
  watch(BroadcastChannel.prototype, 'postMessage')
  const tell = BroadcastChannel.prototype.postMessage
  BroadcastChannel.prototype.postMessage = function (message) {
    tell.call(this, message)
    window.told = passed
    // no renewal takes as many steps as another: its last one is here at the latest
    if (window.stopAt !== Infinity) {
      window.stopAt = passed + 1
      pass()
    }
  }
`

/** Makes the page count its steps from its start on, and stop for good at one of them. Before the page loads. */
export const watchSteps = (page: Page) => page.addInitScript({ content: STEPS })

/** How many steps the page has taken so far. */
export const stepsOf = (page: Page): Promise<number> => page.evaluate('window.passed()')

/** How many it had taken when it last told the other tabs something. */
export const stepsWhenTold = (page: Page): Promise<number> => page.evaluate('window.told')

/** Lets the page take a number of steps from now on, and no more; resolves once it stands still. */
export async function stopAfter(page: Page, steps: number, start: () => Promise<unknown>) {
  await page.route(`**${STOPPED}`, () => undefined)
  const stopped = page.waitForRequest(`**${STOPPED}`)
  await page.evaluate(`window.stopAt = window.passed() + ${steps}`)
  // a page that stands still answers nothing, what made it start among it
  start().catch(() => undefined)
  await stopped
}

/**
 * Ends a page, which may stand still, as `kill -9` does: nothing in it runs any more. It must be the only one of its
 * browser.
 *
 * @returns another page of the same person.
 */
export async function replaceKilled(page: Page): Promise<Page> {
  const context = page.context()
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('the page has no browser')
  const gone = page.waitForEvent('crash')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
  await gone
  await session.detach()
  // the process that the browser kept for its next page was killed too
  return context.newPage().catch(() => context.newPage())
}
