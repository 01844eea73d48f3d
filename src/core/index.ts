// functions

// types
export type { WayIn } from './actions/waysIn.ts'
export type { KitConfig } from './config/kitConfig.ts'
export type { LoginMethod } from './config/loginMethod.ts'
export { createLatchkit } from './createLatchkit.ts'
export type { KitEvent } from './events.ts'
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
} from './latchkit.ts'
export type { NewContact, SentCode } from './linking/addContact.ts'
export { createLinking, type Linking } from './linking/createLinking.ts'
export type { Removal } from './linking/removeWayIn.ts'
export type { CodeEntry, CodeNotice, LoginState } from './login/loginState.ts'
export type { PasskeyOptions } from './login/passkey/passkeyOptions.ts'
export type { LatchkitOptions } from './options.ts'
export type { LoggedOutReason, Session, SessionState } from './session/session.ts'
