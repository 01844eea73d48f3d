// functions

// types
export type { Activity, ActivityStatus, Vote } from './account/activity.ts'
export type { User } from './account/user.ts'
export {
  type AddedPasskey,
  addPasskey,
  type LoggedInAccount,
  type NewPasskey,
  type PasskeyApp,
} from './actions/addPasskey.ts'
export { listPasskeys, type Passkey } from './actions/listPasskeys.ts'
export { type PasskeyToRemove, removePasskey } from './actions/removePasskey.ts'
export { type PasskeyToRename, renamePasskey } from './actions/renamePasskey.ts'
export type { WayIn } from './actions/waysIn.ts'
export type { Chain } from './config/chains.ts'
export type { KitConfig } from './config/kitConfig.ts'
export type { LoginMethod } from './config/loginMethod.ts'
export { createLatchkit } from './createLatchkit.ts'
export type { KitEvent } from './events.ts'
export type { ProvenResult } from './http/submitProven.ts'
export { createIndexedDbKeyStore } from './keys/indexedDbKeyStore.ts'
export type { KeptRecord, KeyRecord, KeyStore, Persistence } from './keys/keyStore.ts'
export { createMemoryKeyStore } from './keys/memoryKeyStore.ts'
export type {
  Latchkit,
  Login,
  LoginResult,
  ReadableStore,
  RequestOptions,
  SessionControl,
  SignedRequest,
  SubmitOptions,
} from './latchkit.ts'
export type { NewContact, SentCode } from './linking/addContact.ts'
export { createLinking, type Linking } from './linking/createLinking.ts'
export type { Removal } from './linking/removeWayIn.ts'
export type { CodeEntry, CodeNotice, LoginState } from './login/loginState.ts'
export type { PasskeyOptions } from './login/passkey/passkeyOptions.ts'
export type { PhoneWalletProvider, WalletOptions } from './login/wallet/walletOptions.ts'
export type { WalletInfo } from './login/wallet/walletState.ts'
export type { LatchkitOptions, SessionOptions, SignupOptions } from './options.ts'
export type { AccountKey } from './session/accountKeys.ts'
export type { NamedSession } from './session/namedSessions.ts'
export type { LoggedOutReason, Session, SessionState } from './session/session.ts'
export type { Account } from './wallet/account.ts'
export type { EthereumCaip2, SolanaCaip2 } from './wallet/caip2.ts'
export type { ChainFacts, ChainOptions, TokenFacts } from './wallet/chain.ts'
export type { ContractInterface } from './wallet/contractInterface.ts'
export {
  type Confirmation,
  type ConfirmationWay,
  confirmationWay,
  sendConfirmationCode,
} from './wallet/exporting/confirmation.ts'
export {
  exportPrivateKey,
  exportWallet,
  type PrivateKeyExport,
  type WalletExport,
} from './wallet/exporting/exportSecret.ts'
export type { KeyForm, KeySubject } from './wallet/exporting/keyText.ts'
export type { SealedSecret } from './wallet/exporting/sealedSecret.ts'
export {
  type ImportedPrivateKey,
  type ImportedWallet,
  importPrivateKey,
  importWallet,
} from './wallet/importing/importSecret.ts'
export { listAccounts } from './wallet/listAccounts.ts'
export { type NewAccount, paramsFromNewAccount } from './wallet/newAccount.ts'
export type { PrivateKey } from './wallet/privateKey.ts'
export type { AddressProof, ProofFault, ProvenRoot } from './wallet/proof/addressProof.ts'
export { estimateFee, type FeeEstimate } from './wallet/sending/estimateFee.ts'
export type { EthereumTransaction } from './wallet/sending/ethereumTransaction.ts'
export {
  type AuthorizationToSign,
  type MessageToSign,
  type PayloadToSign,
  sendTransaction,
  signAuthorization,
  signMessage,
  signRawPayload,
  signTransaction,
  signTypedData,
  type TransactionToSend,
  type TransactionToSign,
  type TypedDataToSign,
} from './wallet/signing/actions.ts'
export type { Signing } from './wallet/signing/createSigning.ts'
export type { Authorization } from './wallet/signing/payloads.ts'
export type { Signed } from './wallet/signing/signedHex.ts'
export { signingOf } from './wallet/signing/signingOf.ts'
export type { SigningOptions } from './wallet/signing/signingOptions.ts'
export type { Cancelled, SentTransaction } from './wallet/signing/signOutcome.ts'
export type {
  EthereumCall,
  SigningAccount,
  SignRequest,
  SolanaTransaction,
} from './wallet/signing/signRequest.ts'
export type { SignState } from './wallet/signing/signState.ts'
export type { SignView } from './wallet/signing/signView.ts'
export type { TransactionStatus } from './wallet/transactionStatus.ts'
export type { Wallet } from './wallet/wallet.ts'
