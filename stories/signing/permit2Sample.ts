import { chainFacts } from '../../src/core/wallet/knownChains.ts'
import { describe } from '../../src/core/wallet/signing/describe/describe.ts'
import * as ethereumCall from '../../src/core/wallet/signing/describe/ethereumCall.ts'
import { presenterWith } from '../../src/core/wallet/signing/describe/ethereumSend.ts'
import { storedFacts } from '../../src/core/wallet/signing/describe/permit2Call.ts'
import { PERMIT2 } from '../../src/core/wallet/signing/permissionTerms.ts'
import { prepareEthereumSend } from '../../src/core/wallet/signing/prepareEthereumSend.ts'
import type { SignView } from '../../src/core/wallet/signing/signView.ts'
import { storyNow } from '../support/frame.tsx'
import { plain, self, stranger, usdc } from './samples.ts'

const word = (value: string | number) =>
  (typeof value === 'number' ? value.toString(16) : value.slice(2)).padStart(64, '0')

const EURC = '0x60a3E35Cc302bFA44Cb288Bc5a4F316Fdb1adb42'
const soon = Math.floor(storyNow() / 1000) + 7 * 86_400

/** Two tokens at once, of which a stranger may take so much for a week. */
const words = [
  self.address,
  0x60,
  0x1e0,
  // the list behind three words, who may take, and until when it must be handed in
  0x60,
  stranger.address,
  soon,
  2,
  ...[usdc.address, 40_000_000, soon, 0],
  ...[EURC, 25_000_000, soon, 0],
  // no bytes of a signature: nothing checks it here
  0,
]

const { account, origin } = plain
const transaction = {
  caip2: 'eip155:8453' as const,
  to: PERMIT2,
  data: `0x2a2d80d1${words.map(word).join('')}`,
}
const names = { interfaces: [], accounts: [] }
const facts = {
  origin,
  host: new URL(origin).host,
  nowMs: storyNow(),
  chainOf: (caip2: string) => chainFacts(caip2),
  ...names,
  ...storedFacts([], names),
}

/** What is read of a call that hands in a permission over several tokens. */
export const permissionList: SignView = describe(
  prepareEthereumSend(account, transaction),
  facts,
  presenterWith(ethereumCall).read,
)
