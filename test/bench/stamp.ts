import { once } from 'node:events'
import { createServer } from 'vite'
import { launchChromium } from '../support/chromium.ts'
import { type Figure, median } from './figures.ts'
import { type StampRounds, stampRounds } from './stampRounds.ts'

/** Many short rounds: what else the machine does then hits both sides alike. */
const ROUNDS = 200
const TIMES = 25

/** A page of its own group of pages has a clock of 5 microseconds, else of 100. */
const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

declare global {
  interface Window {
    stampRounds?: typeof stampRounds
  }
}

/** A stamp of 1 KB beside the bare signature, in Node and in Chromium. */
export async function stampFigures(): Promise<Figure[]> {
  return [
    figure('stamp of 1 KB in Node', await stampRounds(ROUNDS, TIMES)),
    figure('stamp of 1 KB in Chromium', await roundsInChromium()),
  ]
}

function figure(what: string, { bareMs, stampMs }: StampRounds): Figure {
  const [bare, stamp] = [median(bareMs), median(stampMs)]
  const rate = (ms: number) => `${Math.round(1000 / ms).toLocaleString('en')}/s`
  return {
    what,
    text: `${rate(stamp)} of ${rate(bare)} bare signatures`,
    ratio: { value: median(bareMs.map((ms, at) => ms / (stampMs[at] ?? ms))), target: 0.8 },
  }
}

async function roundsInChromium(): Promise<StampRounds> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, entries: [] },
    server: { host: '127.0.0.1', port: 0, ws: false, headers: isolated },
  })
  await server.listen()
  const browser = await launchChromium()
  try {
    const http = server.httpServer
    if (http && !http.listening) await once(http, 'listening')
    const page = await browser.newPage()
    await page.goto(new URL('/test/bench/page.html', server.resolvedUrls?.local[0]).href)
    await page.waitForFunction(() => window.stampRounds !== undefined)
    return await page.evaluate(
      async ([rounds, times]) => {
        if (!window.stampRounds) throw new Error('the page is not ready')
        return window.stampRounds(rounds, times)
      },
      [ROUNDS, TIMES] as const,
    )
  } finally {
    await browser.close()
    await server.close()
  }
}
