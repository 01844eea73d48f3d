import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { findProgram } from './findProgram.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Quiet, and able to run as root: no sandbox, no GPU, nothing that calls home, no pop-ups of the address bar that nobody sees. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // each is a page of its own in every window: a second of work for each person of a test
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
]

/**
 * The browser that the tests run in, or null when there is none.
 *
 * `CHROMIUM_PATH` wins, then a Chromium or Chrome of the system, then the one that Playwright downloaded.
 */
export function findChromium(): string | null {
  const elsewhere = [chromium.executablePath()]
  return findProgram({ variable: 'CHROMIUM_PATH', names, elsewhere })
}

/** Starts a headless browser for a test; the test closes it. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error('no Chromium found: run `node test/support/ensureBrowsers.ts`')
  return chromium.launch({ ...options, executablePath, args: [...flags, ...(options.args ?? [])] })
}
