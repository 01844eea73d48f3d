import { type Browser, launch } from 'puppeteer-core'
import { findProgram } from './findProgram.ts'

const ON_A_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** A desktop with a mouse, which a headless Firefox otherwise does not claim. */
const FINE_AND_HOVERS = 2 | 4

/** What every person of the tests has set: English of Great Britain, and no motion. */
const preferences = {
  'intl.accept_languages': 'en-GB',
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': FINE_AND_HOVERS,
  'ui.allPointerCapabilities': FINE_AND_HOVERS,
}

/** The Firefox that the tests run in, or null when there is none; `FIREFOX_PATH` wins, then one of the system. */
export function findFirefox(): string | null {
  const names = ['firefox-esr', 'firefox']
  return findProgram({ variable: 'FIREFOX_PATH', names, elsewhere: [ON_A_MAC] })
}

/** Starts a headless Firefox as it is published, driven by WebDriver BiDi; the test closes it. */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox()
  if (!executablePath)
    throw new Error('no Firefox found: run `node test/support/ensureBrowsers.ts`')
  return launch({ browser: 'firefox', executablePath, extraPrefsFirefox: preferences })
}
