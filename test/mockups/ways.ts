import type { Page } from 'playwright'
import {
  askForCode,
  codeField,
  dialog,
  emailField,
  logIn,
  logInButton,
  newAddress,
  openLogin,
} from '../e2e/support/person.ts'
import { letterHtml, letterLogo } from './letter.ts'
import type { PageName } from './mockup.ts'

export type Places = {
  /** The example app on its own. */
  readonly app: string
  readonly playground: string
  readonly dashboard: string
  readonly codeFor: (contact: string) => Promise<string>
}

type Way = {
  /** @default that of a desk */
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly isPhone?: boolean
  /** Whether it begins on a page of the dashboard, logged in. */
  readonly isInDashboard?: boolean
  readonly reach: (page: Page, places: Places) => Promise<unknown>
}

const phone = { viewport: { width: 390, height: 844 }, isPhone: true } as const
const wide = { viewport: { width: 1440, height: 1040 } } as const

/** How each page is reached. */
export const ways: Readonly<Record<PageName, Way>> = {
  'first-phone': {
    ...phone,
    async reach(page, { app }) {
      await page.goto(`${app}?lastUsed=google`)
      await openLogin(page)
    },
  },
  'code-phone': {
    ...phone,
    async reach(page, { app }) {
      await page.goto(app)
      await openLogin(page)
      await emailField(page).fill('+44 7700 900123')
      await dialog(page).getByRole('button', { name: 'Continue', exact: true }).click()
      await codeField(page).pressSequentially('48')
    },
  },
  account: {
    viewport: { width: 1200, height: 820 },
    async reach(page, places) {
      await page.goto(`${places.app}?signup=wallet`)
      await logIn(places, page, newAddress())
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('button', { name: 'Receive' }).waitFor()
    },
  },
  playground: {
    ...wide,
    async reach(page, { playground }) {
      await page.goto(`${playground}/index.html`)
      await askInPreview(page)
    },
  },
  'playground-requests': { ...wide, reach: signInPreview },
  'playground-phone-rtl': {
    ...wide,
    async reach(page, { playground }) {
      const search = '?language=ar&device=phone&accent=%23c6552f&radius=16&lastUsed=google'
      await page.goto(`${playground}/index.html${search}`)
      const preview = page.frameLocator('iframe')
      // the words are of the page's language
      await preview.getByRole('button').first().click()
      await preview.locator('[data-slot="methods"]:not([data-state="loading"])').waitFor()
    },
  },
  'dashboard-auth': inDashboard('#/auth', async (page) => {
    const add = async (origin: string) => {
      await page.getByRole('textbox', { name: 'Another origin' }).fill(origin)
      await page.getByRole('button', { name: 'Add origin' }).click()
    }
    await page.getByRole('button', { name: 'Remove *' }).click()
    await add('https://fieldnotes.example')
    await add('http://localhost:5173')
    await add('https://*.fieldnotes.example')
  }),
  'dashboard-email': inDashboard('#/auth', async (page) => {
    await page.route('https://fieldnotes.example/logo.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: letterLogo() }),
    )
    await goToMessages(page)
    const fill = (name: string, text: string) => page.getByRole('textbox', { name }).fill(text)
    await fill('Sender name', 'Fieldnotes')
    await fill('From address', 'login@fieldnotes.example')
    await fill('Reply to', 'hello@fieldnotes.example')
    await fill('Logo address', 'https://fieldnotes.example/logo.svg')
    await page.frameLocator('iframe').locator('img').waitFor()
  }),
  'dashboard-sms': inDashboard('#/auth', async (page) => {
    await goToMessages(page)
    await page.getByRole('radio', { name: 'SMS' }).check()
    await page
      .getByRole('textbox', { name: 'Text' })
      .fill('{{.OtpCode}} is your Fieldnotes code. It works for 5 minutes.')
    await page.getByText('1 change to save').waitFor()
  }),
  'dashboard-organizations': inDashboard('#/organizations', async (page) => {
    await page.getByRole('link', { name: 'Mara Okafor' }).click()
    await page.getByRole('region', { name: 'Mara Okafor' }).getByText('Everyday').waitFor()
  }),
  'dashboard-activities': inDashboard('#/activities', async (page) => {
    await page.getByRole('link', { name: 'Create a user tag' }).first().click()
    await page.getByRole('region', { name: 'Create a user tag' }).getByText('Lev Aranda').waitFor()
  }),
  'dashboard-webhooks': inDashboard('#/webhooks', async (page) => {
    await page.getByRole('row').filter({ hasText: '500' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Send again' }).waitFor()
  }),
  letter: {
    viewport: { width: 704, height: 556 },
    async reach(page) {
      await page.route('https://fieldnotes.example/logo.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: letterLogo() }),
      )
      await page.setContent(letterHtml())
    },
  },
}

/** From the playground to a code that has come. */
async function askInPreview(page: Page): Promise<void> {
  const preview = page.frameLocator('iframe')
  await logInButton(preview).waitFor()
  await askForCode(preview, newAddress())
  await page.getByRole('button', { name: 'Fill in preview' }).waitFor()
}

/** A message that waits for its signature, and the requests so far. */
async function signInPreview(page: Page, { playground }: Places): Promise<void> {
  await page.goto(`${playground}/index.html?flow=signing`)
  const preview = page.frameLocator('iframe')
  await askInPreview(page)
  await page.getByRole('button', { name: 'Fill in preview' }).click()
  await preview.getByRole('button', { name: 'Make a wallet to sign with' }).click()
  await preview.getByRole('button', { name: 'Sign a message' }).click()
  await dialog(preview).getByRole('button', { name: 'Sign', exact: true }).waitFor()
  await page.getByRole('tab', { name: /^Requests/ }).click()
  await page.getByRole('button', { name: /create_wallet$/ }).click()
}

async function goToMessages(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Auth' })
  await tabs.getByRole('link', { name: 'Email and SMS' }).click()
}

/** A page of the dashboard, read anew: what another picture has typed is gone. */
function inDashboard(hash: string, act: (page: Page) => Promise<unknown>): Way {
  return {
    isInDashboard: true,
    async reach(page, { dashboard }) {
      await page.goto(`${dashboard}${hash}`)
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await act(page)
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    },
  }
}
