import { chainFacts } from '../../src/core/wallet/knownChains.ts'
import type { Amount, Party, SignNode, SignView } from '../../src/core/wallet/signing/signView.ts'
import { storyNow } from '../support/frame.tsx'

const address = '0x7A3fB2c1D4e5F60718293a4B5c6D7e8F901291C2'
const now = BigInt(Math.floor(storyNow() / 1000))
const DAY = 86_400n

export const self: Party = { address, name: 'Everyday', isSelf: true }
export const passes: Party = {
  address: '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0',
  name: 'Trail Passes',
  isSelf: false,
}
export const stranger: Party = {
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  name: null,
  isSelf: false,
}
export const usdc: Party = {
  address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  name: 'USD Coin',
  isSelf: false,
}

const money = (raw: bigint): Amount => ({
  token: usdc,
  symbol: 'USDC',
  decimals: 6,
  raw,
  isUnlimited: false,
})
const ether = (raw: bigint): Amount => ({
  ...{ ...money(raw), token: null, symbol: 'ETH', decimals: 18 },
})
const noLimit: Amount = { ...money(2n ** 256n - 1n), isUnlimited: true }

/** A line of a tree that means no more than it says. */
export const leaf = (name: string, type: string, value: string): SignNode => ({
  name,
  type,
  value,
  meaning: null,
  children: [],
})
const means = (node: SignNode, meaning: SignNode['meaning']): SignNode => ({ ...node, meaning })
const struct = (name: string, type: string, children: readonly SignNode[]): SignNode => ({
  name,
  type,
  value: null,
  meaning: null,
  children,
})
const party = (name: string, it: Party) =>
  means(leaf(name, 'address', it.address), { kind: 'party', party: it })

const base = chainFacts('eip155:8453')
/** What the network takes of it. */
export const taken = ether(40_000_000_000_000n)
const fee = {
  kind: 'fee',
  usual: taken,
  most: ether(60_000_000_000_000n),
  isSponsored: false,
} as const

export const plain = {
  broadcast: 'nobody',
  money: 'never',
  level: 'plain',
  warnings: [],
  origin: 'https://app.fieldnotes.example',
  account: {
    address,
    addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
    curve: 'CURVE_SECP256K1',
    name: 'Everyday',
  },
  chain: base,
  raw: '{\n  "signWith": "0x7A3fB2c1D4e5F60718293a4B5c6D7e8F901291C2"\n}',
} as const satisfies Partial<SignView>

const joining = `Join the Ridge loop walk group.

Group: ridge-loop-sunday
Role: leader
Issued: 24 May 2026, 10:21
Valid until: 24 May 2026, 10:36`

export const message: SignView = {
  ...plain,
  chain: null,
  effect: { kind: 'message' },
  details: [{ kind: 'text', text: joining, isBytes: false }],
}

const domain = struct('domain', 'EIP712Domain', [
  leaf('name', 'string', 'USD Coin'),
  leaf('version', 'string', '2'),
  means(leaf('chainId', 'uint256', '8453'), { kind: 'chain', chain: base }),
  party('verifyingContract', usdc),
])

const deadline = now + 31n * DAY
export const permit: SignView = {
  ...plain,
  money: 'later',
  level: 'caution',
  effect: {
    kind: 'permission',
    spender: passes,
    amounts: [money(40_000_000n)],
    isUnlimited: false,
    endsAtSeconds: deadline,
    by: 'signature',
  },
  warnings: [{ kind: 'farDeadline', endsAtSeconds: deadline }],
  details: [
    {
      kind: 'tree',
      title: 'Permit',
      nodes: [
        party('owner', self),
        party('spender', passes),
        means(leaf('value', 'uint256', '40000000'), { kind: 'amount', amount: money(40_000_000n) }),
        leaf('nonce', 'uint256', '3'),
        means(leaf('deadline', 'uint256', String(deadline)), { kind: 'time', seconds: deadline }),
        domain,
      ],
    },
  ],
  raw: '{\n  "primaryType": "Permit",\n  "message": { "value": "40000000" }\n}',
}

export const unlimited: SignView = {
  ...permit,
  level: 'danger',
  effect: {
    kind: 'permission',
    spender: stranger,
    amounts: [noLimit],
    isUnlimited: true,
    endsAtSeconds: null,
    by: 'signature',
  },
  warnings: [{ kind: 'unlimited' }],
  details: [
    {
      kind: 'tree',
      title: 'Permit',
      nodes: [
        party('spender', stranger),
        means(leaf('value', 'uint256', String(noLimit.raw)), { kind: 'amount', amount: noLimit }),
        means(leaf('deadline', 'uint256', String(noLimit.raw)), {
          kind: 'time',
          seconds: 2n ** 256n - 1n,
        }),
      ],
    },
  ],
}

export const order: SignView = {
  ...plain,
  money: 'unknown',
  level: 'caution',
  effect: { kind: 'typedData', primaryType: 'Order', contract: passes },
  details: [
    {
      kind: 'tree',
      title: 'Order',
      nodes: [
        struct('maker', 'Person', [
          party('wallet', self),
          means(leaf('isVerified', 'bool', 'true'), { kind: 'boolean', isTrue: true }),
          struct('contact', 'Contact', [leaf('email', 'string', 'mara@okafor.example')]),
        ]),
        struct('items', 'Item[]', [leaf('0', 'uint256', '12'), leaf('1', 'uint256', '2027')]),
        leaf('salt', 'uint256', '115792089237316195423570985008687907853269984665640564039457'),
      ],
    },
  ],
}

export const purchase: SignView = {
  ...plain,
  broadcast: 'service',
  money: 'now',
  effect: { kind: 'call', to: passes, functionName: 'buyPasses' },
  details: [
    { kind: 'from', party: self },
    { kind: 'to', party: passes },
    {
      kind: 'call',
      functionName: 'buyPasses',
      nodes: [
        leaf('season', 'uint16', '2027'),
        leaf('quantity', 'uint8', '2'),
        means(leaf('maxPrice', 'uint256', '40000000'), {
          kind: 'amount',
          amount: money(40_000_000n),
        }),
      ],
    },
    { kind: 'pay', amounts: [money(40_000_000n)] },
    fee,
  ],
}

export const transfer: SignView = {
  ...plain,
  broadcast: 'service',
  money: 'now',
  level: 'caution',
  effect: { kind: 'transfer', amounts: [ether(12_345_678_900_000_000n)], to: stranger },
  warnings: [{ kind: 'wouldFail', reason: 'insufficient funds' }, { kind: 'otherNetwork' }],
  details: [
    { kind: 'from', party: self },
    { kind: 'to', party: stranger },
    { kind: 'pay', amounts: [ether(12_345_678_900_000_000n)] },
    fee,
    { kind: 'total', amount: ether(12_405_678_900_000_000n) },
  ],
}

export const sponsored: SignView = {
  ...plain,
  broadcast: 'service',
  effect: { kind: 'call', to: { ...passes, name: 'Trail Badges' }, functionName: 'claim' },
  details: [
    { kind: 'from', party: self },
    { kind: 'to', party: { ...passes, name: 'Trail Badges' } },
    { kind: 'call', functionName: 'claim', nodes: [leaf('badge', 'string', 'Ridge loop, 2026')] },
    { kind: 'pay', amounts: [] },
    { ...fee, isSponsored: true },
  ],
}

export const unreadable: SignView = {
  ...plain,
  broadcast: 'service',
  money: 'unknown',
  level: 'unreadable',
  effect: { kind: 'unreadableCall', to: stranger },
  warnings: [{ kind: 'noInterface' }],
  details: [
    { kind: 'from', party: self },
    { kind: 'to', party: stranger },
    {
      kind: 'data',
      hex: '0x7939f4240000000000000000000000007a3f09c24be81d56f0a9e3b7c4d2815ae6f091c20000000000000000000000000000000000000000000000000000000002625a00',
    },
    fee,
  ],
}

export const delegation: SignView = {
  ...plain,
  money: 'later',
  level: 'danger',
  effect: { kind: 'delegation', to: stranger, isOnEveryChain: true },
  warnings: [{ kind: 'delegation' }],
  details: [{ kind: 'contract', party: stranger }],
}

export const blind: SignView = {
  ...plain,
  chain: null,
  money: 'unknown',
  level: 'unreadable',
  effect: { kind: 'blind' },
  warnings: [{ kind: 'blind' }],
  details: [{ kind: 'data', hex: `0x${'7a3f09c24be81d56'.repeat(4)}` }],
}

export const signIn: SignView = {
  ...message,
  level: 'danger',
  effect: { kind: 'signIn', domain: 'market.example', isElsewhere: true },
  warnings: [
    { kind: 'signInOtherDomain', domain: 'market.example', host: 'app.fieldnotes.example' },
    { kind: 'signInExpired' },
  ],
}

/** Everything in it tries to look like something else. */
export const hostile: SignView = {
  ...message,
  level: 'caution',
  effect: {
    kind: 'typedData',
    primaryType: 'Permit\u202Etimrep',
    contract: { ...passes, name: `\u2066USD\u200BCoin${' very'.repeat(40)}` },
  },
  warnings: [{ kind: 'hiddenCharacters' }],
  details: [
    { kind: 'text', text: `pay\u202E 0001 USDC\u200B to ${'mara '.repeat(300)}`, isBytes: true },
    { kind: 'tree', title: null, nodes: [leaf('amo\u200Bunt', 'string', 'ten\u2028\u0000')] },
  ],
}
