import { describe, expect, test } from 'vitest'
import { startServiceWithEveryProvider } from '../e2e/support/everyProvider.ts'
import { accountJourneys } from '../e2e/support/journeys/accountJourneys.ts'
import { hear, type Meet, type Stage } from '../e2e/support/journeys/journey.ts'
import { loginJourneys } from '../e2e/support/journeys/loginJourneys.ts'
import { providerJourneys } from '../e2e/support/journeys/providerJourneys.ts'
import { secretJourneys } from '../e2e/support/journeys/secretJourneys.ts'
import { sessionJourneys, setSessionStage } from '../e2e/support/journeys/sessionJourneys.ts'
import { signingJourneys } from '../e2e/support/journeys/signingJourneys.ts'
import type { Said } from '../e2e/support/liveRegions.ts'
import { setStage } from '../e2e/support/stage.ts'

/** What is said, one line each: `!` before what interrupts. Of the numbers of a run only that they are there. */
type Script = readonly string[]

const WRONG_THEN_RIGHT = [
  'Checking the code',
  '! Wrong code. 2 tries left.',
  'Checking the code',
  'Code accepted',
]

/** Beside the dialog, when it is closed. */
const LOGGED_IN = 'Logged in'

const login = {
  'a code by email': ['Sending code', ...WRONG_THEN_RIGHT, LOGGED_IN],
  'a code by text message': [
    'Phone number. Country United Kingdom, plus 44.',
    'Sending code',
    ...WRONG_THEN_RIGHT,
    LOGGED_IN,
  ],
  'a passkey': ['Logging you in', LOGGED_IN],
  'a new passkey': [
    '! No passkey found on this device. You may have saved it on a phone or another computer, or under another email.',
    'Logging you in',
    LOGGED_IN,
  ],
  'the passkey that is offered after a code': [
    'Sending code',
    ...WRONG_THEN_RIGHT,
    'Passkey saved',
    LOGGED_IN,
  ],
  'an Ethereum wallet': [
    '! You declined in Foxglove. Nothing was signed and nothing was shared.',
    'Account connected',
    LOGGED_IN,
  ],
  'a Solana wallet': [
    '! You declined in Harbor. Nothing was signed and nothing was shared.',
    'Account connected',
    LOGGED_IN,
  ],
} satisfies Record<keyof typeof loginJourneys, Script>

const inWindow = (name: string): Script => [
  `${name} window opened`,
  'Logging you in',
  `! ${name} did not share your account. You chose not to continue there. Nothing was shared.`,
  `${name} window opened`,
  'Logging you in',
  LOGGED_IN,
]

const provider = {
  Google: inWindow('Google'),
  Apple: inWindow('Apple'),
  Facebook: inWindow('Facebook'),
  X: inWindow('X'),
  Discord: inWindow('Discord'),
  'Google in the tab': [
    '! Your browser blocked the window. Nothing is wrong with your account. Open the Google window yourself, or carry on in this tab.',
    // when it is there again
    'Logging you in',
    LOGGED_IN,
  ],
} satisfies Record<keyof typeof providerJourneys, Script>

const account = {
  wallets: ['Wallet created.', 'Copied', 'Copied', 'Renamed to Travel.', 'Bitcoin account added.'],
  'login methods': [
    'Added Text message code.',
    'Removed Text message code.',
    'Add another way to log in before you remove this one.',
  ],
  passkeys: ['Saved Linux, Chrome.', 'Renamed to Laptop.', 'Removed Laptop.'],
  sessions: ['You stay logged in.', 'Ended.'],
  activity: [],
  'the proof of an address': ['Copied'],
} satisfies Record<keyof typeof accountJourneys, Script>

const secrets = {
  'the export of a phrase, by a passkey': [
    '! No passkey was used. Nothing was exported.',
    'Hidden again.',
    'Copied',
  ],
  'the export of a phrase, by a code': ['Hidden again.', 'Copied'],
  'the import of a phrase': ['! Word 2, “winnr”, is not in the list.', 'Wallet imported.'],
  'the import of a key': [
    '! A key for Ethereum has 64 characters. This one has 2.',
    'Private key imported.',
  ],
} satisfies Record<keyof typeof secretJourneys, Script>

const DECLINED = 'Declined. Nothing was signed.'

const signing = {
  // the app says what came of it
  'a message that is signed': [],
  'a message that is declined': [DECLINED],
  'typed data that is signed': [],
  'typed data that is declined': [DECLINED],
  'a transaction that is declined': ['! Enter a full address: 0x and 40 characters.', DECLINED],
  'a transaction that is sent': [
    '! Enter a full address: 0x and 40 characters.',
    'Signed',
    'Sent. Confirmed on Sepolia in # seconds.',
  ],
} satisfies Record<keyof typeof signingJourneys, Script>

const ENDED =
  '! Log in again to continue. Your session ended after 15 minutes. What you were doing is still here.'

const session = {
  'staying logged in': [
    'You will be logged out in # seconds. Press F6 to stay logged in.',
    'You stay logged in.',
  ],
  'logging out from the banner': [
    'You will be logged out in # seconds. Press F6 to stay logged in.',
  ],
  'the last half minute': [
    'You will be logged out in # seconds. Press F6 to stay logged in.',
    '30 seconds left',
    '10 seconds left',
  ],
  'logging in again after the end': [ENDED],
  'leaving what says that it has ended': [ENDED],
} satisfies Record<keyof typeof sessionJourneys, Script>

/** A network that is as near as that of the tests may be done before it is said that it has begun. */
const isCertain = ([, text]: Said) => text !== 'Sent to the network'

const lines = (said: readonly Said[]): Script =>
  said.filter(isCertain).map(([region, text]) => {
    const line = text.replace(/\d+ seconds?\b(?! left)/, '# seconds')
    return region === 'alert' ? `! ${line}` : line
  })

function hearAll<N extends string>(
  stage: Stage,
  journeys: Readonly<Record<N, Meet>>,
  scripts: Readonly<Record<NoInfer<N>, Script>>,
): void {
  const rows = Object.entries<Meet>(journeys).map(
    ([name, meet]) => [name, meet, scripts[name as N]] as const,
  )
  test.each(rows)('what is said, in order: %s', async (_, meet, script) => {
    expect(lines(await hear(stage, meet))).toEqual(script)
  })
}

describe('logging in', () => hearAll(setStage(), loginJourneys, login))

describe('logging in at a provider', () => {
  hearAll(setStage({ service: startServiceWithEveryProvider }), providerJourneys, provider)
})

describe('the account', () => {
  const stage = setStage()
  hearAll(stage, accountJourneys, account)
  hearAll(stage, secretJourneys, secrets)
})

describe('signing and sending', () => hearAll(setStage(), signingJourneys, signing))

describe('the end of the session', () => {
  const go = setSessionStage()
  const names = Object.keys(session) as (keyof typeof session)[]
  test.each(names)('what is said, in order: %s', async (name) => {
    const { said } = await go(sessionJourneys[name])
    expect(lines(said)).toEqual(session[name])
  })
})
