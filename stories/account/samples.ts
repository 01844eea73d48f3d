import type { Activity } from '../../src/core/account/activity.ts'
import type { Passkey } from '../../src/core/actions/listPasskeys.ts'
import type { AccountKey } from '../../src/core/session/accountKeys.ts'
import type { Account } from '../../src/core/wallet/account.ts'
import type { PrivateKey } from '../../src/core/wallet/privateKey.ts'
import type { Wallet } from '../../src/core/wallet/wallet.ts'
import { storyLater, storyNow } from '../support/frame.tsx'

export const wallet: Wallet = {
  id: 'wallet-1',
  name: 'Everyday',
  createdAtMs: storyNow(),
  isExported: false,
  isImported: false,
}

export const ethereum: Account = {
  id: 'account-1',
  walletId: 'wallet-1',
  name: null,
  address: '0x7A3f09C24bE81d56F0a9E3b7C4d2815aE6f091C2',
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
  curve: 'CURVE_SECP256K1',
  path: "m/44'/60'/0'/0/0",
  publicKeyHex: null,
  createdAtMs: storyNow(),
}

export const solana: Account = {
  ...ethereum,
  id: 'account-2',
  address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  addressFormat: 'ADDRESS_FORMAT_SOLANA',
}

export const bitcoin: Account = {
  ...ethereum,
  id: 'account-3',
  name: 'A name that somebody gave this account, and that is far too long for one line of the list',
  address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  addressFormat: 'ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR',
}

export const importedKey: PrivateKey = {
  id: 'key-1',
  name: 'Imported key',
  curve: 'CURVE_SECP256K1',
  publicKeyHex: '0265f1a1b5b1d7c0c1e0d8e5a5c1c0a9e4f3b2d1c0b9a8f7e6d5c4b3a2918070ff',
  addresses: [
    {
      addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
      address: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
    },
  ],
  createdAtMs: storyNow(),
  isExported: false,
  isImported: true,
}

/** Of a curve that no chain here is known of. */
export const bareKey: PrivateKey = {
  ...importedKey,
  id: 'key-2',
  name: 'Signing key of the shop',
  curve: 'CURVE_P256',
  publicKeyHex: '03b7d90c1f44a8e2c6d35b9078f1e2a4c5d6978812ab34cd56ef7890a1b2c3d4e5',
  addresses: [],
}

const DAY_MINUTES = 24 * 60

function passkey(id: string, name: string, days: number, lastUsedAtMs: Passkey['lastUsedAtMs']) {
  const createdAtMs = storyLater(-days * DAY_MINUTES, 0)
  return { id, name, createdAtMs, lastUsedAtMs, isSecurityKey: false }
}

export const passkeys: readonly Passkey[] = [
  passkey('p1', 'MacBook, Chrome', 263, storyLater(-2, 0)),
  passkey('p2', 'Pixel 9', 311, storyLater(-DAY_MINUTES, 0)),
  { ...passkey('p3', 'Blue security key', 384, null), isSecurityKey: true },
  passkey('p4', 'Old one', 400, undefined),
]

const session: AccountKey = {
  id: 's1',
  earlierIds: [],
  kind: 'session',
  name: 'Chrome on macOS (google)',
  publicKeyHex: '02ab',
  startedAtMs: storyLater(-3, 0),
  expiresAtMs: storyLater(11, 42),
  lastUsedAtMs: storyLater(-1, 0),
  isCurrent: true,
  method: 'google',
  device: { browser: 'Chrome', system: 'macOS' },
}

export const sessions: readonly AccountKey[] = [
  {
    ...session,
    id: 's2',
    startedAtMs: storyLater(-69, 0),
    isCurrent: false,
    method: 'email',
    device: { browser: 'Firefox', system: 'Windows' },
  },
  session,
  {
    ...session,
    id: 's3',
    startedAtMs: storyLater(-DAY_MINUTES, 0),
    expiresAtMs: storyLater(6 * DAY_MINUTES, 0),
    isCurrent: false,
    method: 'passkey',
    device: { browser: 'Firefox', system: 'Android' },
  },
]

/** Keys that are no sessions: of a server, of a script that somebody lets run for a week, of a wallet. */
export const accountKeys: readonly AccountKey[] = [
  {
    ...session,
    id: 'k1',
    kind: 'apiKey',
    name: 'Fieldnotes server',
    startedAtMs: storyLater(-40 * DAY_MINUTES, 0),
    expiresAtMs: null,
    lastUsedAtMs: storyLater(-2, 0),
    isCurrent: false,
    method: null,
    device: null,
  },
  {
    ...session,
    id: 'k2',
    kind: 'apiKey',
    name: 'Nightly export of everything that was written since the day before',
    startedAtMs: storyLater(-DAY_MINUTES, 0),
    expiresAtMs: storyLater(6 * DAY_MINUTES, 0),
    lastUsedAtMs: null,
    isCurrent: false,
    method: null,
    device: null,
  },
  {
    ...session,
    id: 'k3',
    kind: 'wallet',
    name: 'Ledger',
    startedAtMs: storyLater(-90 * DAY_MINUTES, 0),
    expiresAtMs: null,
    lastUsedAtMs: storyLater(-9 * DAY_MINUTES, 0),
    isCurrent: false,
    method: null,
    device: null,
  },
]

const activity: Activity = {
  id: 'a1',
  type: 'ACTIVITY_TYPE_CREATE_WALLET',
  status: 'ACTIVITY_STATUS_COMPLETED',
  fingerprint: 'sha256:ab',
  canApprove: false,
  canReject: false,
  votes: [{ userId: 'u1', userName: 'Mara', isApproval: true, createdAtMs: storyNow() }],
  intent: {},
  result: {},
  failure: null,
  createdAtMs: storyLater(-90, 0),
  updatedAtMs: storyLater(-90, 0),
}

/** Somebody else asks for an approval without a limit. */
export const approvalVote: Activity = {
  ...activity,
  id: 'a4',
  type: 'ACTIVITY_TYPE_ETH_SEND_TRANSACTION_V2',
  status: 'ACTIVITY_STATUS_CONSENSUS_NEEDED',
  canApprove: true,
  canReject: true,
  intent: {
    ethSendTransactionIntentV2: {
      from: ethereum.address,
      caip2: 'eip155:8453',
      calls: [
        {
          to: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
          data: `0x095ea7b3${'5fbdb2315678afecb367f032d93f642f64180aa3'.padStart(64, '0')}${'f'.repeat(64)}`,
        },
      ],
    },
  },
}

const person = [
  { name: 'name', type: 'string' },
  { name: 'wallet', type: 'address' },
]
const letter = {
  types: {
    EIP712Domain: [{ name: 'name', type: 'string' }],
    Person: person,
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Trail Post' },
  message: {
    from: { name: 'Mara', wallet: ethereum.address },
    to: { name: 'Ben', wallet: '0x5fbdb2315678afecb367f032d93f642f64180aa3' },
    contents: 'See you at the pass.',
  },
}

/** And for typed data, with values within values. */
export const letterVote: Activity = {
  ...approvalVote,
  id: 'a5',
  type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2',
  intent: {
    signRawPayloadIntentV2: {
      signWith: ethereum.address,
      payload: JSON.stringify(letter),
      encoding: 'PAYLOAD_ENCODING_EIP712',
      hashFunction: 'HASH_FUNCTION_NO_OP',
    },
  },
}

export const activities: readonly Activity[] = [
  {
    ...activity,
    id: 'a2',
    type: 'ACTIVITY_TYPE_EXPORT_WALLET',
    status: 'ACTIVITY_STATUS_CONSENSUS_NEEDED',
    canApprove: true,
    canReject: true,
    intent: {
      exportWalletIntent: {
        walletId: '5f1c9a52-6f0e-5b7c-9d0e-3b8f7a1c2d4e',
        targetPublicKey: ethereum.address,
        language: 'MNEMONIC_LANGUAGE_ENGLISH',
      },
    },
    votes: [...activity.votes, { ...activity.votes[0], userId: 'u2', isApproval: false }] as const,
  } as Activity,
  {
    ...activity,
    id: 'a3',
    type: 'ACTIVITY_TYPE_ETH_SEND_TRANSACTION',
    status: 'ACTIVITY_STATUS_FAILED',
  },
  activity,
]
