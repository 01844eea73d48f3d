import type { WalletPage } from './walletPage.ts'

/** What a wallet that means no good does to a page. */
export type HostileShape = readonly [what: string, act: (page: WalletPage) => void]

const throws = (): never => {
  throw new Error('hostile')
}
const never = () => new Promise(() => undefined)
const request = async () => []
const info = { uuid: 'x', name: 'Evil', icon: 'data:image/png;base64,AA==', rdns: 'example.evil' }
const named = (name: unknown) => ({ info: { ...info, name }, provider: { request } })
const pictured = (icon: unknown) => ({ info: { ...info, icon }, provider: { request } })
const asking = (provider: object) => ({ info, provider })

const allTraps: ProxyHandler<object> = {
  get: throws,
  has: throws,
  ownKeys: throws,
  getPrototypeOf: throws,
  getOwnPropertyDescriptor: throws,
}
const revoked = (target: object) => {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}
const features = {
  'standard:connect': { connect: async () => ({ accounts: [] }) },
  'solana:signMessage': { signMessage: request },
}
const standard = { name: 'Evil', icon: info.icon, chains: ['solana:mainnet'], features }

/** Announcements (EIP-6963) that are not what they should be. */
const announcements: readonly (readonly [string, () => unknown])[] = [
  ['nothing', () => null],
  ['a number', () => 7],
  ['a text', () => 'wallet'],
  ['an empty object', () => ({})],
  ['no info', () => ({ info: null, provider: { request } })],
  ['no provider', () => ({ info, provider: null })],
  ['a provider that cannot be asked', () => asking({})],
  ['a request that is no function', () => asking({ request: 'eth' })],
  ['an info that throws', () => Object.defineProperty({}, 'info', { get: throws })],
  ['a provider that throws', () => Object.defineProperty({ info }, 'provider', { get: throws })],
  ['a name that throws', () => ({ info: Object.defineProperty({}, 'name', { get: throws }) })],
  [
    'a picture that throws',
    () => ({
      info: Object.defineProperty({ name: 'Evil' }, 'icon', { get: throws }),
      provider: { request },
    }),
  ],
  [
    'a request that throws when it is read',
    () => asking(Object.defineProperty({}, 'request', { get: throws })),
  ],
  ['frozen objects', () => Object.freeze(asking(Object.freeze({ request })))],
  ['a proxy that was taken back', () => revoked({})],
  ['a provider that was taken back', () => asking(revoked({ request }))],
  ['a proxy that throws at everything', () => new Proxy({}, allTraps)],
  ['objects without a prototype', () => Object.assign(Object.create(null), asking({ request }))],
  ['a name that is a number', () => named(7)],
  ['a name of spaces', () => named('\u200b \u2060')],
  ['a name of a megabyte', () => named('E'.repeat(1e6))],
  ['a name that turns the line around', () => named('\u202eteksaM\u2069\u0007\u001b[2J')],
  ['a name of markup', () => named('<img src=x onerror=alert(1)>')],
  ['a picture of script', () => pictured('javascript:alert(1)')],
  ['a picture of a page', () => pictured('data:text/html,<script>alert(1)</script>')],
  ['a picture of a megabyte', () => pictured(`data:image/png;base64,${'A'.repeat(1e6)}`)],
  [
    'a domain that every object has',
    () => ({ info: { ...info, rdns: '__proto__' }, provider: { request } }),
  ],
  ['a request that throws when it is called', () => asking({ request: throws })],
  ['a request that never answers', () => asking({ request: never })],
  [
    'an answer that throws',
    () => asking({ request: () => Object.defineProperty({}, 'then', { get: throws }) }),
  ],
  [
    'accounts that throw',
    () =>
      asking({
        request: async () =>
          new Proxy([], { get: (_, name) => (name === 'then' ? undefined : throws()) }),
      }),
  ],
  ['events that throw', () => asking({ request, on: throws, removeListener: throws })],
]

/** Forty things that a page's wallets must not be able to do harm with. */
export const hostileShapes: readonly HostileShape[] = [
  ...announcements.map(([what, detail]): HostileShape => [what, (page) => page.announce(detail())]),
  [
    'the same wallet a thousand times',
    (page) => {
      const detail = asking({ request })
      page.announce(detail)
      for (let times = 1; times < 1000; times++) page.announceOnce(detail)
    },
  ],
  [
    'a name that is another at each reading',
    (page) => {
      let reads = 0
      const changing = Object.defineProperty({}, 'name', { get: () => `Evil ${++reads}` })
      page.announce({ info: changing, provider: { request } })
    },
  ],
  [
    'a wallet that announces another while it is read',
    (page) => {
      let isFirst = true
      const nesting = Object.defineProperty({}, 'name', {
        get() {
          if (isFirst) page.announce(named('Inner'))
          isFirst = false
          return 'Outer'
        },
      })
      page.announce({ info: nesting, provider: { request } })
    },
  ],
  ['a registration of nothing', (page) => void page.register(null)],
  [
    'features that throw',
    (page) =>
      void page.register(Object.defineProperty({ ...standard }, 'features', { get: throws })),
  ],
  [
    'chains that were taken back',
    (page) => void page.register({ ...standard, chains: revoked([]) }),
  ],
  ['a wallet that comes and goes at once', (page) => page.register({ ...standard })()],
  [
    'ten thousand wallets',
    (page) => {
      for (let count = 0; count < 10_000; count++) page.announceOnce(named(`Evil ${count}`))
    },
  ],
]
