export { useKit } from './kitContext.ts'
export { LatchkitProvider, type LatchkitProviderProps } from './LatchkitProvider.tsx'
export type { Locale } from './locale.ts'
export {
  type ActivityFilter,
  activitiesQueryKey,
  activitiesQueryOptions,
  activityQueryKey,
  activityQueryOptions,
} from './queries/activitiesQuery.ts'
export {
  addressProofQueryKey,
  addressProofQueryOptions,
  type ProvenAccount,
} from './queries/addressProofQuery.ts'
export { appProofsQueryKey, appProofsQueryOptions } from './queries/appProofsQuery.ts'
export { configQueryKey, configQueryOptions } from './queries/configQuery.ts'
export { confirmationQueryKey, confirmationQueryOptions } from './queries/confirmationQuery.ts'
export {
  contractInterfaceQueryKey,
  contractInterfaceQueryOptions,
} from './queries/contractInterfaceQuery.ts'
export { type NonceOwner, noncesQueryKey, noncesQueryOptions } from './queries/noncesQuery.ts'
export { passkeysQueryKey, passkeysQueryOptions } from './queries/passkeysQuery.ts'
export { privateKeysQueryKey, privateKeysQueryOptions } from './queries/privateKeysQuery.ts'
export {
  accountSessionsQueryKey,
  accountSessionsQueryOptions,
  keptSessionsQueryKey,
  keptSessionsQueryOptions,
} from './queries/sessionsQuery.ts'
export {
  transactionStatusQueryKey,
  transactionStatusQueryOptions,
} from './queries/transactionStatusQuery.ts'
export { userQueryKey, userQueryOptions } from './queries/userQuery.ts'
export {
  type AccountFilter,
  walletAccountsQueryKey,
  walletAccountsQueryOptions,
} from './queries/walletAccountsQuery.ts'
export { walletsQueryKey, walletsQueryOptions } from './queries/walletsQuery.ts'
export { waysInQueryKey, waysInQueryOptions } from './queries/waysInQuery.ts'
export { whoamiQueryKey, whoamiQueryOptions } from './queries/whoamiQuery.ts'
export type { SlotName, SlotState, UiSettings } from './uiSettings.ts'
export { useActivities } from './useActivities.ts'
export { useActivity } from './useActivity.ts'
export { useAddressProof } from './useAddressProof.ts'
export { type AddedWalletAccount, useAddWalletAccount } from './useAddWalletAccount.ts'
export { useAppProofs } from './useAppProofs.ts'
export { useConfirmation } from './useConfirmation.ts'
export { useContractInterface } from './useContractInterface.ts'
export { type NewWallet, useCreateWallet } from './useCreateWallet.ts'
export { type NewWalletAccounts, useCreateWalletAccounts } from './useCreateWalletAccounts.ts'
export { type DeletedWalletAccounts, useDeleteWalletAccounts } from './useDeleteWalletAccounts.ts'
export { useErrorText } from './useErrorText.ts'
export { useExportPrivateKey } from './useExportPrivateKey.ts'
export { useExportWallet } from './useExportWallet.ts'
export { useImportPrivateKey } from './useImportPrivateKey.ts'
export { useImportWallet } from './useImportWallet.ts'
export { type UseLogin, useLogin } from './useLogin.ts'
export { type UseLoginMethods, useLoginMethods } from './useLoginMethods.ts'
export { useNonces } from './useNonces.ts'
export { usePasskeys } from './usePasskeys.ts'
export { usePrivateKeys } from './usePrivateKeys.ts'
export { useSendTransaction } from './useSendTransaction.ts'
export { type UseSession, useSession } from './useSession.ts'
export { useSessionCountdown } from './useSessionCountdown.ts'
export { useSessions } from './useSessions.ts'
export { useSignAuthorization } from './useSignAuthorization.ts'
export { type UseSigning, useSigning } from './useSigning.ts'
export { useSignMessage } from './useSignMessage.ts'
export { useSignRawPayload } from './useSignRawPayload.ts'
export { useSignTransaction } from './useSignTransaction.ts'
export { useSignTypedData } from './useSignTypedData.ts'
export { useStore } from './useStore.ts'
export { useTransactionStatus } from './useTransactionStatus.ts'
export { type UserUpdate, useUpdateUser } from './useUpdateUser.ts'
export { useUpdateWallet, type WalletUpdate } from './useUpdateWallet.ts'
export { useUser } from './useUser.ts'
export { useWalletAccounts } from './useWalletAccounts.ts'
export { useWallets } from './useWallets.ts'
export { useWaysIn } from './useWaysIn.ts'
export { useWhoami } from './useWhoami.ts'
export type { LoginStateWithActions } from './withLoginActions.ts'
export type { PartialWords, Words } from './words.ts'
