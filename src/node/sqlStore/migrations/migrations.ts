import { initial } from './0001Initial.ts'
import { passkeysAndSocialLogins } from './0002PasskeysAndSocialLogins.ts'
import { providersWithSecrets } from './0003ProvidersWithSecrets.ts'
import { walletsAndPrivateKeys } from './0004WalletsAndPrivateKeys.ts'
import { tagsAndInvitations } from './0005TagsAndInvitations.ts'
import { policies } from './0006Policies.ts'
import { transactions } from './0007Transactions.ts'
import { imports } from './0008Imports.ts'
import { webhooksAndFeatures } from './0009WebhooksAndFeatures.ts'
import { settings } from './0010Settings.ts'
import { bootProofs } from './0011BootProofs.ts'
import { listFilters } from './0012ListFilters.ts'
import { sendingActivities } from './0013SendingActivities.ts'
import { pendingActivities } from './0014PendingActivities.ts'
import { makingActivities } from './0015MakingActivities.ts'
import { sendingLives } from './0016SendingLives.ts'
import { keyUses } from './0017KeyUses.ts'
import { accountHistory } from './0018AccountHistory.ts'
import { provenKeys } from './0019ProvenKeys.ts'
import { provenLinks } from './0020ProvenLinks.ts'
import type { Migration } from './migration.ts'

/** In order: the number of a migration is its place, counted from 1. */
export const migrations: readonly Migration[] = [
  initial,
  passkeysAndSocialLogins,
  providersWithSecrets,
  walletsAndPrivateKeys,
  tagsAndInvitations,
  policies,
  transactions,
  imports,
  webhooksAndFeatures,
  settings,
  bootProofs,
  listFilters,
  sendingActivities,
  pendingActivities,
  makingActivities,
  sendingLives,
  keyUses,
  accountHistory,
  provenKeys,
  provenLinks,
]
