import { type Config, desktopConfig, navigation } from 'lighthouse'
import type { Page } from 'playwright'
import { connect } from 'puppeteer-core'

/** What is judged; not speed, which differs from machine to machine and has its budgets elsewhere. */
const onlyCategories = ['accessibility', 'best-practices', 'seo']
const throttlingMethod = 'provided'
/** A page that asks its service now and then is never as quiet as it waits for. */
const maxWaitForLoad = 12_000

/** As wide as a desk, and as a phone. */
const configs = {
  desk: {
    ...desktopConfig,
    settings: { ...desktopConfig.settings, onlyCategories, throttlingMethod, maxWaitForLoad },
  },
  phone: {
    extends: 'lighthouse:default',
    settings: { onlyCategories, throttlingMethod, maxWaitForLoad },
  },
} satisfies Record<string, Config>

export type Device = keyof typeof configs

/**
 * Has Lighthouse load the page anew, as whoever is in its browser context.
 *
 * @param port - where the page's browser takes commands.
 * @returns how many checks were made, and each that did not pass with what it found.
 */
export async function lighthouse(port: number, page: Page, device: Device) {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null })
  try {
    const url = page.url()
    const same = (await browser.pages()).find((it) => it.url() === url)
    const flags = {
      disableStorageReset: true,
      logLevel: 'error',
      // it waits for speed that is not judged
      networkQuietThresholdMs: 500,
      cpuQuietThresholdMs: 500,
    } as const
    const result = await navigation(same, url, { config: configs[device], flags })
    if (!result) throw new Error('Lighthouse has no result')
    const { audits, runtimeError } = result.lhr
    if (runtimeError) throw new Error(runtimeError.message)
    const judged = Object.values(audits).filter(({ score }) => score !== null)
    const failed = judged.filter(({ score }) => (score ?? 0) < 1)
    const found = failed.map(({ id, title, details }) => `${id}: ${title} ${briefly(details)}`)
    return { checks: judged.length, found }
  } finally {
    await browser.disconnect()
  }
}

/** The first things that a check found, in one line. */
function briefly(details: unknown): string {
  const items = Object(details).items ?? []
  return JSON.stringify(items.slice(0, 3)).slice(0, 600)
}
