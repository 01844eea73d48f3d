import type { ActivityHandlersOf } from '../http/handler.ts'
import type { CallContext } from './requireCaller.ts'
import type { RunEndpoints } from './runEndpoints.ts'
import { createApiKeys } from './submit/createApiKeys.ts'
import { createAuthenticators } from './submit/createAuthenticators.ts'
import { createFiatOnRampCredential } from './submit/createFiatOnRampCredential.ts'
import { createInvitations } from './submit/createInvitations.ts'
import { createOauth2Credential } from './submit/createOauth2Credential.ts'
import { createOauthProviders } from './submit/createOauthProviders.ts'
import { createPolicies } from './submit/createPolicies.ts'
import { createPolicy } from './submit/createPolicy.ts'
import { createPrivateKeys } from './submit/createPrivateKeys.ts'
import { createPrivateKeyTag } from './submit/createPrivateKeyTag.ts'
import { createSessionProfile } from './submit/createSessionProfile.ts'
import { createSmartContractInterface } from './submit/createSmartContractInterface.ts'
import { createSubOrganization } from './submit/createSubOrganization.ts'
import { createUsers } from './submit/createUsers.ts'
import { createUserTag } from './submit/createUserTag.ts'
import { createWallet } from './submit/createWallet.ts'
import { createWalletAccounts } from './submit/createWalletAccounts.ts'
import { createWebhookEndpoint } from './submit/createWebhookEndpoint.ts'
import { deleteApiKeys } from './submit/deleteApiKeys.ts'
import { deleteAuthenticators } from './submit/deleteAuthenticators.ts'
import { deleteFiatOnRampCredential } from './submit/deleteFiatOnRampCredential.ts'
import { deleteInvitation } from './submit/deleteInvitation.ts'
import { deleteOauth2Credential } from './submit/deleteOauth2Credential.ts'
import { deleteOauthProviders } from './submit/deleteOauthProviders.ts'
import { deletePolicies } from './submit/deletePolicies.ts'
import { deletePolicy } from './submit/deletePolicy.ts'
import { deletePrivateKeys } from './submit/deletePrivateKeys.ts'
import { deletePrivateKeyTags } from './submit/deletePrivateKeyTags.ts'
import { deleteSmartContractInterface } from './submit/deleteSmartContractInterface.ts'
import { deleteSubOrganization } from './submit/deleteSubOrganization.ts'
import { deleteUsers } from './submit/deleteUsers.ts'
import { deleteUserTags } from './submit/deleteUserTags.ts'
import { deleteWalletAccounts } from './submit/deleteWalletAccounts.ts'
import { deleteWallets } from './submit/deleteWallets.ts'
import { deleteWebhookEndpoint } from './submit/deleteWebhookEndpoint.ts'
import { disableAuthProxy } from './submit/disableAuthProxy.ts'
import { enableAuthProxy } from './submit/enableAuthProxy.ts'
import { ethSendTransaction, ethSendTransactionV2 } from './submit/ethSendTransaction.ts'
import { exportPrivateKey } from './submit/exportPrivateKey.ts'
import { exportWallet } from './submit/exportWallet.ts'
import { exportWalletAccount } from './submit/exportWalletAccount.ts'
import { importPrivateKey } from './submit/importPrivateKey.ts'
import { importWallet } from './submit/importWallet.ts'
import { initImportPrivateKey } from './submit/initImportPrivateKey.ts'
import { initImportWallet } from './submit/initImportWallet.ts'
import { initOtp } from './submit/initOtp.ts'
import { oauth2Authenticate } from './submit/oauth2Authenticate.ts'
import { oauthLogin } from './submit/oauthLogin.ts'
import { otpLogin } from './submit/otpLogin.ts'
import { removeOrganizationFeature } from './submit/removeOrganizationFeature.ts'
import { replayWebhookDeliveries } from './submit/replayWebhookDeliveries.ts'
import { setOrganizationFeature } from './submit/setOrganizationFeature.ts'
import { signRawPayload } from './submit/signRawPayload.ts'
import { signRawPayloads } from './submit/signRawPayloads.ts'
import { signTransaction } from './submit/signTransaction.ts'
import { solSendTransaction, solSendTransactionV2 } from './submit/solSendTransaction.ts'
import { sparkSignFrost } from './submit/sparkSignFrost.ts'
import { stampLogin } from './submit/stampLogin.ts'
import { updateAuthenticatorName } from './submit/updateAuthenticatorName.ts'
import { updateAuthProxyConfig } from './submit/updateAuthProxyConfig.ts'
import { updateFiatOnRampCredential } from './submit/updateFiatOnRampCredential.ts'
import { updateOauth2Credential } from './submit/updateOauth2Credential.ts'
import { updateOrganizationName } from './submit/updateOrganizationName.ts'
import { updatePolicy } from './submit/updatePolicy.ts'
import { updatePrivateKeyTag } from './submit/updatePrivateKeyTag.ts'
import { updateRootQuorum } from './submit/updateRootQuorum.ts'
import { updateUser } from './submit/updateUser.ts'
import { updateUserEmail } from './submit/updateUserEmail.ts'
import { updateUserName } from './submit/updateUserName.ts'
import { updateUserPhoneNumber } from './submit/updateUserPhoneNumber.ts'
import { updateUserTag } from './submit/updateUserTag.ts'
import { updateWallet } from './submit/updateWallet.ts'
import { updateWebhookEndpoint } from './submit/updateWebhookEndpoint.ts'
import { verifyOtp, verifyOtpV2 } from './submit/verifyOtp.ts'

/** What executes each activity. */
export const submitHandlers: ActivityHandlersOf<RunEndpoints, CallContext> = {
  initOtp,
  verifyOtp,
  verifyOtpV2,
  otpLogin,
  createSubOrganization,
  oauth2Authenticate,
  oauthLogin,
  createOauthProviders,
  deleteOauthProviders,
  stampLogin,
  createAuthenticators,
  deleteAuthenticators,
  updateAuthenticatorName,
  createApiKeys,
  deleteApiKeys,
  updateUserEmail,
  updateUserPhoneNumber,
  createWallet,
  createWalletAccounts,
  updateWallet,
  deleteWallets,
  deleteWalletAccounts,
  signRawPayload,
  signRawPayloads,
  sparkSignFrost,
  createPrivateKeys,
  deletePrivateKeys,
  createPrivateKeyTag,
  updatePrivateKeyTag,
  deletePrivateKeyTags,
  exportWallet,
  exportWalletAccount,
  exportPrivateKey,
  initImportWallet,
  importWallet,
  initImportPrivateKey,
  importPrivateKey,
  createUsers,
  updateUser,
  updateUserName,
  deleteUsers,
  createUserTag,
  updateUserTag,
  deleteUserTags,
  createInvitations,
  deleteInvitation,
  createPolicy,
  createPolicies,
  updatePolicy,
  deletePolicy,
  deletePolicies,
  updateOrganizationName,
  updateRootQuorum,
  createSmartContractInterface,
  deleteSmartContractInterface,
  signTransaction,
  ethSendTransaction,
  ethSendTransactionV2,
  solSendTransaction,
  solSendTransactionV2,
  setOrganizationFeature,
  removeOrganizationFeature,
  createWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  replayWebhookDeliveries,
  enableAuthProxy,
  disableAuthProxy,
  updateAuthProxyConfig,
  createOauth2Credential,
  updateOauth2Credential,
  deleteOauth2Credential,
  createFiatOnRampCredential,
  updateFiatOnRampCredential,
  deleteFiatOnRampCredential,
  createSessionProfile,
  deleteSubOrganization,
}
