import type { QueryEndpoints } from '../../wire/queryEndpoints.ts'
import type { HandlersOf } from '../http/handler.ts'
import { getActivity } from './query/getActivity.ts'
import { getApiKey } from './query/getApiKey.ts'
import { getApiKeys } from './query/getApiKeys.ts'
import { getAuthenticator } from './query/getAuthenticator.ts'
import { getAuthenticators } from './query/getAuthenticators.ts'
import { getAuthProxyConfig } from './query/getAuthProxyConfig.ts'
import { getBootProof } from './query/getBootProof.ts'
import { getLatestBootProof } from './query/getLatestBootProof.ts'
import { getNonces } from './query/getNonces.ts'
import { getOauth2Credential } from './query/getOauth2Credential.ts'
import { getOauthProviders } from './query/getOauthProviders.ts'
import { getOrganizationConfigs } from './query/getOrganizationConfigs.ts'
import { getPolicy } from './query/getPolicy.ts'
import { getPolicyEvaluations } from './query/getPolicyEvaluations.ts'
import { getPrivateKey } from './query/getPrivateKey.ts'
import { getSendTransactionStatus } from './query/getSendTransactionStatus.ts'
import { getSessionProfile } from './query/getSessionProfile.ts'
import { getSessionProfiles } from './query/getSessionProfiles.ts'
import { getSmartContractInterface } from './query/getSmartContractInterface.ts'
import { getUser } from './query/getUser.ts'
import { getWallet } from './query/getWallet.ts'
import { getWalletAccount } from './query/getWalletAccount.ts'
import { listActivities } from './query/listActivities.ts'
import { listAppProofs } from './query/listAppProofs.ts'
import { listFiatOnRampCredentials } from './query/listFiatOnRampCredentials.ts'
import { listOauth2Credentials } from './query/listOauth2Credentials.ts'
import { listPolicies } from './query/listPolicies.ts'
import { listPrivateKeys } from './query/listPrivateKeys.ts'
import { listPrivateKeyTags } from './query/listPrivateKeyTags.ts'
import { listSmartContractInterfaces } from './query/listSmartContractInterfaces.ts'
import { listSuborgs, listVerifiedSuborgs } from './query/listSuborgs.ts'
import { listUsers } from './query/listUsers.ts'
import { listUserTags } from './query/listUserTags.ts'
import { listWalletAccounts } from './query/listWalletAccounts.ts'
import { listWallets } from './query/listWallets.ts'
import { listWebhookDeliveries } from './query/listWebhookDeliveries.ts'
import { listWebhookEndpoints } from './query/listWebhookEndpoints.ts'
import { whoami } from './query/whoami.ts'
import type { CallContext } from './requireCaller.ts'

/** What answers each query. */
export const queryHandlers: HandlersOf<QueryEndpoints, CallContext> = {
  whoami,
  getUser,
  getOauthProviders,
  listSuborgs,
  listVerifiedSuborgs,
  getActivity,
  listActivities,
  getAuthenticators,
  getApiKeys,
  listWallets,
  getWallet,
  listWalletAccounts,
  getWalletAccount,
  listPrivateKeys,
  getPrivateKey,
  listPrivateKeyTags,
  listUsers,
  listUserTags,
  getPolicy,
  listPolicies,
  getPolicyEvaluations,
  getSmartContractInterface,
  listSmartContractInterfaces,
  getNonces,
  getSendTransactionStatus,
  getOrganizationConfigs,
  listWebhookEndpoints,
  listWebhookDeliveries,
  listAppProofs,
  getBootProof,
  getLatestBootProof,
  getApiKey,
  getAuthenticator,
  listFiatOnRampCredentials,
  getOauth2Credential,
  listOauth2Credentials,
  getSessionProfile,
  getSessionProfiles,
  getAuthProxyConfig,
}
