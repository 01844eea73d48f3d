import type { Page } from 'playwright'
import type { createEthereumKey, createSolanaKey } from '../../support/fakeWallets.ts'
import { dialog, logInButton } from './person.ts'

/** How a wallet answers instead of doing what it is asked. */
type Refusal = { readonly code: number } | 'never'

/** What a wallet in a page was asked, and how it shall answer. */
export type PageWallet = {
  readonly asked: string[]
  refusal: Refusal | null
  /** Takes itself off the page. */
  leave(): Promise<void>
}

/** What a wallet in a page knows; its key stays with the test. */
type WalletFacts = {
  readonly name: string
  readonly icon: string
  readonly address: string
  readonly publicKeyHex: string
}

/** A page that is not loaded yet, whatever drives its browser. */
export type WalletPage = {
  exposeFunction<A extends unknown[]>(
    name: string,
    answer: (...given: A) => unknown,
  ): Promise<unknown>
  addInitScript(script: (facts: WalletFacts) => void, facts: WalletFacts): Promise<unknown>
  evaluate(script: () => unknown): Promise<unknown>
}

const ICON = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Gives a page a wallet that announces itself by EIP-6963 and signs with a key of its own. */
export async function addEthereumWallet(
  page: WalletPage,
  key: Awaited<ReturnType<typeof createEthereumKey>>,
  { name = 'Foxglove', icon = ICON } = {},
): Promise<PageWallet> {
  const wallet: PageWallet = { asked: [], refusal: null, leave: async () => undefined }
  await page.exposeFunction('askFoxglove', async (method: string, params: unknown[]) => {
    wallet.asked.push(method)
    if (wallet.refusal) return { refusal: wallet.refusal }
    return {
      answer: method === 'personal_sign' ? await key.sign(String(params[0])) : [key.address],
    }
  })
  await page.addInitScript(
    (shown) => {
      type Reply = { answer?: unknown; refusal?: { code: number } | 'never' }
      const provider = {
        async request({ method, params = [] }: { method: string; params?: unknown[] }) {
          const ask: (...given: unknown[]) => Promise<Reply> = Reflect.get(window, 'askFoxglove')
          const { answer, refusal } = await ask(method, params)
          if (refusal === 'never') return new Promise(() => undefined)
          if (refusal) throw Object.assign(new Error('User rejected the request.'), refusal)
          return answer
        },
      }
      const info = {
        uuid: crypto.randomUUID(),
        name: shown.name,
        icon: shown.icon,
        rdns: 'example.foxglove',
      }
      const detail = Object.freeze({ info: Object.freeze(info), provider })
      const announce = () => {
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
      window.addEventListener('eip6963:requestProvider', announce)
      announce()
    },
    { name, icon, address: key.address, publicKeyHex: key.publicKeyHex },
  )
  return wallet
}

/** Gives a page a Solana wallet of the Wallet Standard that signs with a key of its own. */
export async function addSolanaWallet(
  page: WalletPage,
  key: ReturnType<typeof createSolanaKey>,
): Promise<PageWallet> {
  const wallet: PageWallet = {
    asked: [],
    refusal: null,
    leave: async () => {
      await page.evaluate(() => Reflect.get(window, 'leaveHarbor')())
    },
  }
  await page.exposeFunction('askHarbor', async (method: string, message: number[]) => {
    wallet.asked.push(method)
    if (wallet.refusal) return { refusal: wallet.refusal }
    return { answer: method === 'signMessage' ? [...key.sign(Uint8Array.from(message))] : null }
  })
  await page.addInitScript(
    ({ name, icon, address, publicKeyHex }) => {
      type Api = { register: (wallet: object) => () => void }
      type Reply = { answer?: number[]; refusal?: { code: number } | 'never' }
      const ask = async (method: string, message: number[]) => {
        const asks: (...given: unknown[]) => Promise<Reply> = Reflect.get(window, 'askHarbor')
        const { answer, refusal } = await asks(method, message)
        if (refusal === 'never') return new Promise<number[]>(() => undefined)
        if (refusal) throw Object.assign(new Error('User rejected the request.'), refusal)
        return answer ?? []
      }
      const chains = ['solana:mainnet']
      const account = {
        address,
        publicKey: Uint8Array.from(publicKeyHex.match(/../g) ?? [], (it) =>
          Number.parseInt(it, 16),
        ),
        chains,
        features: ['solana:signMessage'],
      }
      const harbor = {
        version: '1.0.0',
        name,
        icon,
        chains,
        accounts: [],
        features: {
          'standard:connect': {
            version: '1.0.0',
            connect: async () => {
              await ask('connect', [])
              return { accounts: [account] }
            },
          },
          'solana:signMessage': {
            version: '1.1.0',
            signMessage: async ({ message }: { message: Uint8Array }) => {
              const signature = Uint8Array.from(await ask('signMessage', [...message]))
              return [{ signedMessage: message, signature }]
            },
          },
        },
      }
      const register = ({ register: registerWallet }: Api) => {
        Reflect.set(window, 'leaveHarbor', registerWallet(harbor))
      }
      window.addEventListener('wallet-standard:app-ready', (event) => {
        register(Reflect.get(event, 'detail'))
      })
      window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    },
    { name: 'Harbor', icon: ICON, address: key.address, publicKeyHex: key.publicKeyHex },
  )
  return wallet
}

export const walletRows = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Wallets' }).getByRole('button')

/** From the page to the list of wallets. */
export async function openWallets(page: Page): Promise<void> {
  await logInButton(page).click()
  await dialog(page)
    .getByRole('button', { name: /wallet/i })
    .click()
}

/** From the page to what the wallet asks. */
export async function chooseWallet(page: Page, name: string): Promise<void> {
  await openWallets(page)
  await walletRows(page).filter({ hasText: name }).click()
}
