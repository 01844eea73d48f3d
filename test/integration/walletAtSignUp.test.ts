import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KitEvent } from '../../src/core/events.ts'
import { createIndexedDbKeyStore } from '../../src/core/keys/indexedDbKeyStore.ts'
import type { Latchkit } from '../../src/core/latchkit.ts'
import type { LatchkitOptions } from '../../src/core/options.ts'
import type { AddressProof } from '../../src/core/wallet/proof/addressProof.ts'
import { startIdentityProvider } from '../../src/node/identityProvider/startIdentityProvider.ts'
import { createService } from '../../src/service/createService.ts'
import { APP_URL, createWalker } from '../support/authorize.ts'
import { fakeCredentials } from '../support/fakeCredentials.ts'
import { createEthereumWallet } from '../support/fakeWallets.ts'
import { often } from '../support/often.ts'
import { reached, startPasskeyService } from '../support/passkeyKit.ts'
import { printCount } from '../support/printCount.ts'
import { createWalletPage } from '../support/walletPage.ts'
import { chooseWallet } from '../support/walletSetting.ts'

// the first test of a file loads what the service has for passkeys
vi.setConfig({ testTimeout: 30_000 })

const signup = { wallet: { accounts: ['ethereum', 'solana'], name: 'Travel' } } as const
const page = createWalletPage()
let stage: Awaited<ReturnType<typeof startPasskeyService>>

beforeEach(async () => {
  stage = await startPasskeyService()
})
afterEach(async () => {
  await stage.stop()
  vi.unstubAllGlobals()
})

/** What somebody has who has just logged in. */
async function walletsOf(kit: Latchkit) {
  const { wallets } = await kit.query('listWallets', {})
  const { accounts } = await kit.query('listWalletAccounts', {})
  return {
    names: wallets.map(({ walletName }) => walletName),
    accounts: accounts.map(({ addressFormat, path }) => `${addressFormat} ${path}`),
  }
}

const travel = {
  names: ['Travel'],
  accounts: ["ADDRESS_FORMAT_ETHEREUM m/44'/60'/0'/0/0", "ADDRESS_FORMAT_SOLANA m/44'/501'/0'/0'"],
}

async function typeCode(kit: Latchkit, contact: string) {
  const result = kit.login.open()
  await reached(kit, 'choosing')
  if (contact.startsWith('+')) kit.login.submitPhone(contact)
  else kit.login.submitContact(contact)
  await reached(kit, 'enteringCode')
  kit.login.submitCode(stage.codeFor(contact))
  return result
}

const developmentRoot = () => {
  const { appProofRootPem } = stage.service.facts
  return { kind: 'software', certificatePem: appProofRootPem } as const
}
const checked = (outcome: AddressProof['at']) => ({ type: 'addressesChecked', outcome })

type Path = (kit: Latchkit) => Promise<unknown>
let covered = 0

const paths: Readonly<Record<string, readonly [Partial<LatchkitOptions>, Path]>> = {
  'an email code': [{}, (kit) => typeCode(kit, 'mara@okafor.example')],
  'a text message': [{}, (kit) => typeCode(kit, '+447700900123')],
  'an email code over the newest generation': [
    { protocol: 'attested' },
    (kit) => typeCode(kit, 'mara@okafor.example'),
  ],
  'a passkey': [
    {},
    async (kit) => {
      const browser = await fakeCredentials()
      const result = kit.login.open()
      browser.be('close')
      kit.login.chooseMethod('passkey')
      await reached(kit, 'passkeyFailed')
      browser.be('agree')
      kit.login.signUpWithPasskey()
      return result
    },
  ],
  'an external wallet': [
    {},
    async (kit) => {
      vi.stubGlobal('window', page.window)
      vi.stubGlobal('location', { hostname: 'localhost' })
      const foxglove = await createEthereumWallet()
      page.announce(foxglove.announcement())
      return (await chooseWallet(kit)).result
    },
  ],
}

test.each(Object.entries(paths))(
  'a sign-up by %s makes the wallet with its accounts, and their addresses are checked',
  async (_name, [options, logIn]) => {
    const events: KitEvent[] = []
    const kit = stage.startKit({
      signup,
      trust: { appProofRoots: [developmentRoot()] },
      onEvent: (event) => events.push(event),
      passkey: { autofill: false, offerAfterLogin: false },
      ...options,
    })
    expect(await logIn(kit)).toMatchObject({ isNewUser: true })
    expect(await walletsOf(kit)).toEqual(travel)
    await vi.waitFor(() => expect(events).toContainEqual(checked('verified')), often)
    covered += 1
  },
)

test.each([
  ['unchecked', undefined],
  ['unverified', 'another service’s'],
] as const)('without its root a sign-up comes out as %s', async (outcome, root) => {
  const events: KitEvent[] = []
  const other = await startPasskeyService()
  const { appProofRootPem } = other.service.facts
  const kit = stage.startKit({
    signup,
    trust: root && { appProofRoots: [{ kind: 'software', certificatePem: appProofRootPem }] },
    onEvent: (event) => events.push(event),
    passkey: { autofill: false, offerAfterLogin: false },
  })
  await typeCode(kit, 'mara@okafor.example')
  await vi.waitFor(() => expect(events).toContainEqual(checked(outcome)), often)
  await other.stop()
})

test('somebody who has an account gets no wallet', async () => {
  const passkey = { autofill: false, offerAfterLogin: false }
  const first = stage.startKit({ passkey })
  await typeCode(first, 'mara@okafor.example')
  const kit = stage.startKit({ signup, passkey })
  expect(await typeCode(kit, 'mara@okafor.example')).toMatchObject({ isNewUser: false })
  expect(await walletsOf(kit)).toEqual({ names: [], accounts: [] })
})

test('a sign-up by a provider makes the wallet too', async () => {
  const provider = await startIdentityProvider({ port: 0, onError: () => undefined })
  if (!provider) throw new Error('the identity provider is missing')
  const { identityProviders, oauth2Providers } = provider
  const oauthRedirectUrls = [APP_URL]
  const service = await createService({
    development: true,
    identityProviders,
    oauth2Providers,
    oauthRedirectUrls,
  })
  vi.stubGlobal('indexedDB', new IDBFactory())
  const gone: string[] = []
  const at = { href: APP_URL, hostname: 'localhost', origin: new URL(APP_URL).origin }
  vi.stubGlobal('location', { ...at, assign: (url: string) => gone.push(url) })
  vi.stubGlobal('history', { state: null, replaceState: () => undefined })
  const { authProxyConfigId } = service.facts
  const options: Partial<LatchkitOptions> = {
    authProxyConfigId,
    signup,
    oauth: { redirectUri: APP_URL, mode: 'redirect' },
    keyStore: createIndexedDbKeyStore(authProxyConfigId),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes(':4455/')) return fetch(request)
      return service.fetch(request, { clientAddress: '127.0.0.1' })
    },
  }
  const left = stage.startKit(options)
  void left.login.open()
  await reached(left, 'choosing')
  left.login.chooseMethod('google')
  await vi.waitUntil(() => gone.length > 0, often)
  const back = await createWalker()(`${gone[0]}&login_hint=mara@okafor.example`)
  vi.stubGlobal('location', { ...at, href: String(back) })
  const kit = stage.startKit(options)
  await vi.waitUntil(() => kit.session.getState().status === 'logged-in', often)
  expect(await walletsOf(kit)).toEqual(travel)
  covered += 1
  printCount('ways to sign up that make the wallet', covered, Object.keys(paths).length + 1)
  await service.close()
  await provider.close()
})
