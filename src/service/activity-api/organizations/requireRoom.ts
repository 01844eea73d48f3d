import { Refusal } from '../../http/refusal.ts'
import type { Reads } from '../../store/store.ts'
import { topLevelIdOf } from './topLevelIdOf.ts'

/** What an organization can have only so many of. */
type Kind =
  | 'users'
  | 'userTags'
  | 'invitations'
  | 'wallets'
  | 'privateKeys'
  | 'privateKeyTags'
  | 'policies'
  | 'smartContractInterfaces'
  | 'webhookEndpoints'
  | 'oauth2Credentials'
  | 'fiatOnRampCredentials'
  | 'sessionProfiles'

/** Ours, and those of the public service. A sub-organization is one person's, and has fewer tags. */
const MOST: Readonly<Record<Kind, number>> = {
  users: 100,
  userTags: 100,
  invitations: 100,
  wallets: 100,
  privateKeys: 1000,
  privateKeyTags: 100,
  policies: 100,
  smartContractInterfaces: 100,
  webhookEndpoints: 10,
  oauth2Credentials: 100,
  fiatOnRampCredentials: 100,
  sessionProfiles: 100,
}
const MOST_TAGS_OF_SUB_ORGANIZATION = 10

const WORDS: Readonly<Record<Kind, string>> = {
  users: 'users',
  userTags: 'user tags',
  invitations: 'invitations',
  wallets: 'wallets',
  privateKeys: 'private keys',
  privateKeyTags: 'private key tags',
  policies: 'policies',
  smartContractInterfaces: 'smart contract interfaces',
  webhookEndpoints: 'webhook endpoints',
  oauth2Credentials: 'OAuth 2.0 credentials',
  fiatOnRampCredentials: 'on-ramp credentials',
  sessionProfiles: 'session profiles',
}

/**
 * Lets more of a kind into an organization, if there is room for all of them.
 *
 * @throws Refusal `REQUEST_INVALID`.
 */
export async function requireRoom(
  reads: Reads,
  organizationId: string,
  kind: Kind,
  more: number,
): Promise<void> {
  const isSub = (await topLevelIdOf(reads, organizationId)) !== organizationId
  const most = kind === 'userTags' && isSub ? MOST_TAGS_OF_SUB_ORGANIZATION : MOST[kind]
  if ((await reads.count(kind, { organizationId })) + more > most)
    throw new Refusal('REQUEST_INVALID', {
      details: `an organization can have at most ${most} ${WORDS[kind]}`,
    })
}
