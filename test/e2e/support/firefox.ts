import type { BrowserContext, Page } from 'puppeteer-core'
import { launchFirefox } from '../../support/firefox.ts'
import { type StageOptions, setScene } from './stage.ts'
import type { WalletPage } from './wallets.ts'

/** Longer than anything takes on a busy machine. */
const patience = { timeout: 40_000 }

type OpenOptions = {
  /** @default where the stage has the pages */
  readonly pagesUrl?: string
  /** Runs before the page loads. */
  readonly prepare?: ((page: Page) => Promise<unknown>) | undefined
}

/** Collects what the pages of a context complain about: errors on the console, and errors that nobody caught. */
function collectComplaints(context: BrowserContext): readonly string[] {
  const complaints: string[] = []
  const add = (text: string) => {
    // Firefox asks for a picture of each page, even with no window on screen, and the provider's pages forbid it
    if (!/\/favicon\.ico/.test(text)) complaints.push(text)
  }
  context.on('targetcreated', async (target) => {
    const page = await target.page()
    page?.on('console', (message) => {
      if (message.type() === 'error') add(message.text())
    })
    page?.on('pageerror', (error) => add(String(error)))
  })
  return complaints
}

/** The stage that Chromium has, for people who use Firefox. */
export function setFirefoxStage(options: StageOptions = {}) {
  const scene = setScene({ launch: launchFirefox, end: (it) => it.close() }, options)
  return {
    ...scene,

    /** A person of their own: a fresh context with empty storage. */
    async open({ pagesUrl = scene.pagesUrl(), prepare }: OpenOptions = {}): Promise<Page> {
      const context = await scene.browser().createBrowserContext()
      const complaints = collectComplaints(context)
      scene.closeAfterTest({ close: () => context.close(), complaints })
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(`${pagesUrl}/preview.html`)
      // a page behind another one draws nothing, and whoever waits for what it draws waits for ever
      await page.bringToFront()
      return page
    },
  }
}

// by XPath: Firefox takes a second to find anything by its accessible name
const paths = {
  button: (name: string) => `//button[normalize-space(.)="${name}" or @aria-label="${name}"]`,
  heading: (name: string) => `//*[self::h1 or self::h2][normalize-space(.)="${name}"]`,
  text: (text: string) => `//*[normalize-space(text())="${text}"]`,
  textbox: (name: string) =>
    `//input[@aria-label="${name}" or @id=//label[normalize-space(.)="${name}"]/@for]`,
  wallet: (name: string) => `//ul[@aria-label="Wallets"]//button[starts-with(., "${name}")]`,
}

const part = (page: Page, kind: keyof typeof paths, name: string) =>
  page.locator(`::-p-xpath(${paths[kind](name)})`).setTimeout(patience.timeout)

/** @throws Error with what the page shows instead. */
export async function sees(page: Page, kind: keyof typeof paths, name: string): Promise<void> {
  try {
    await part(page, kind, name).wait()
  } catch (cause) {
    const shown = await page.evaluate(() => document.body.innerText).catch(() => 'nothing')
    throw new Error(`no ${kind} ${name} at ${page.url()}, which shows:\n${shown}`, { cause })
  }
}

export const press = (page: Page, name: string, kind: 'button' | 'wallet' = 'button') =>
  part(page, kind, name).click()

export const fill = (page: Page, name: string, text: string) =>
  part(page, 'textbox', name).fill(text)

/** Types with the keyboard, once the focus has come to this field by itself. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  const field = await part(page, 'textbox', name).waitHandle()
  await page.waitForFunction((it) => it === document.activeElement, patience, field)
  await page.keyboard.type(text)
}

/** The window that opens with what is done. */
export async function windowOpenedBy(page: Page, action: () => Promise<void>): Promise<Page> {
  const opening = new Promise<Page | null>((resolve) => page.once('popup', resolve))
  await action()
  const opened = await opening
  if (!opened) throw new Error('no window opened')
  return opened
}

/** What the session page says, once it is there. */
export async function sessionOf(page: Page) {
  await sees(page, 'heading', 'You are logged in')
  const textOf = (testId: string) =>
    page.$eval(`[data-testid="${testId}"]`, (element) => element.textContent)
  return { organizationId: await textOf('organization-id'), publicKey: await textOf('public-key') }
}

/** Away from the app, and back as with the browser's button; true when the very page came back. */
export async function thereAndBack(page: Page): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  await page.goto('about:blank')
  // a page that comes back from memory loads nothing, which is what the driver's own way back waits for
  const onItsWay = page.evaluate(() => history.back())
  await onItsWay.catch(() => undefined)
  await page.waitForFunction(() => location.href !== 'about:blank', patience)
  return page.evaluate(() => Reflect.has(window, 'wasHere'))
}

/** A page as the wallets of the tests take it. */
export const forWallets = (page: Page): WalletPage => ({
  exposeFunction: (name, answer) => page.exposeFunction(name, answer),
  addInitScript: (script, facts) => page.evaluateOnNewDocument(script, facts),
  evaluate: (script) => page.evaluate(script),
})
