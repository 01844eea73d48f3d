import type { Scenario } from '../../settings/scenarios.ts'
import { answerCodes } from './answerCodes.ts'
import { answerSends } from './answerSends.ts'

/** A network between the kit and the one that it is given. */
export type Network = (next: typeof fetch) => typeof fetch

const asItIs: Network = (next) => next

const unreachable: Network = () => async () => {
  throw new TypeError('Failed to fetch')
}

const SLOW_MS = 3000

const slow: Network = (next) => async (input, init) => {
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  return next(input, init)
}

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0.0.28.104'

/** No person closes a prompt at once, and the kit knows that. */
const CLOSED_AFTER_MS = 900

/** Makes the page meet it; the kit and its screens are what they always are. */
const ways: Readonly<Record<Scenario, () => Network>> = {
  works: () => asItIs,
  wrongCode: () => answerCodes('wrong'),
  expired: () => answerCodes('expired'),
  locked: () => answerCodes('locked'),
  slow: () => slow,
  offline() {
    pretend(navigator, 'onLine', false)
    return unreachable
  },
  popupBlocked() {
    pretend(window, 'open', () => null)
    return asItIs
  },
  inAppBrowser() {
    pretend(navigator, 'userAgent', INSTAGRAM)
    return asItIs
  },
  passkeyCancelled() {
    pretend(navigator.credentials, 'create', close)
    answerPrompts(close)
    return asItIs
  },
  noPasskey() {
    // a browser that says at once when there is none
    pretend(PublicKeyCredential, 'getClientCapabilities', async () => ({ immediateGet: true }))
    answerPrompts(refuse)
    return asItIs
  },
  // the kit meets it once it is made: see attendScenario
  sessionEndsSoon: () => asItIs,
  reverts: () => answerSends,
  serviceDown: () => unreachable,
}

/** Prepares the page for what its person is to meet; returns the network that the kit gets. Call it once, before the kit is made. */
export function meetScenario(scenario: Scenario): Network {
  return ways[scenario]()
}

function pretend(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value })
}

/** Answers in place of the browser when a passkey is asked for. The list under a field is no prompt: it stays. */
function answerPrompts(answer: () => Promise<never>): void {
  const get = navigator.credentials.get.bind(navigator.credentials)
  pretend(navigator.credentials, 'get', (options?: CredentialRequestOptions) =>
    options?.mediation === 'conditional' ? get(options) : answer(),
  )
}

/** What a browser does when its prompt is closed. */
async function close(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, CLOSED_AFTER_MS))
  return refuse()
}

/** What a browser does without a prompt, where there is nothing to ask for. */
async function refuse(): Promise<never> {
  throw new DOMException('The operation is not allowed.', 'NotAllowedError')
}
