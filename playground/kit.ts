import { createLatchkit, type LatchkitOptions } from 'latchkit'
import { withDevtools } from 'latchkit/devtools'
import { pretendLastMethod } from './preview/pretendLastMethod.ts'
import { attendScenario } from './preview/scenarios/attendScenario.ts'
import { watchedNetwork } from './preview/watchedNetwork.ts'
import { chosenMethods } from './settings/methods.ts'
import { defaultSettings, settingsFromSearch } from './settings/settings.ts'

/** Sepolia, Base Sepolia and Solana's devnet. */
const TEST_NETWORKS = ['eip155:11155111', 'eip155:84532', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1']

/**
 * The page at `?protocol=attested` logs in over the newest generation of the wire, the one at `?oauth=redirect` goes to
 * providers in its own tab.
 */
const search = new URLSearchParams(location.search)
const { name, methods, protocol, scenario, devtools, lastUsed } = settingsFromSearch(
  location.search,
)
/** Left alone, the kit offers what the service enables, other providers included. */
const chosen = methods === defaultSettings.methods ? undefined : chosenMethods(methods)
/** At `?signup=wallet` whoever is new gets a wallet together with the account. */
const isWithWallet = search.get('signup') === 'wallet'
const certificatePem = import.meta.env.VITE_APP_PROOF_ROOT
const mode = search.get('oauth') === 'redirect' ? 'redirect' : 'auto'

/** The test networks that the service stands in for; where its programs are missing, there are none. */
const chains = import.meta.env.VITE_CHAINS.split(',')
  .map((one) => one.split('='))
  .flatMap(([caip2 = '', rpcUrl = '']) =>
    TEST_NETWORKS.includes(caip2) ? [{ caip2, rpcUrl }] : [],
  )

/** The three addresses are those of the local service. */
const options: LatchkitOptions = {
  authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
  authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  appName: name.trim() || undefined,
  methods: chosen,
  protocol,
  frameAncestors: import.meta.env.VITE_FRAME_ANCESTORS.split(',').filter(Boolean),
  oauth: { mode },
  chains,
  // the local service is no enclave: its proofs stand under a root of its own, and are shown as that
  trust: certificatePem ? { appProofRoots: [{ kind: 'software', certificatePem }] } : undefined,
  signup: isWithWallet ? { wallet: { accounts: ['ethereum', 'solana'] } } : undefined,
  ...watchedNetwork(scenario),
}

pretendLastMethod(lastUsed, options.authProxyConfigId)

/** Made once, outside React. At `?devtools=on` they see its requests; a build for production has none. */
export const kit = createLatchkit(devtools === 'on' ? withDevtools(options) : options)

attendScenario(scenario, kit)
