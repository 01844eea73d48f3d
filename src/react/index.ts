export { useKit } from './kitContext.ts'
export { LatchkitProvider, type LatchkitProviderProps } from './LatchkitProvider.tsx'
export { configQueryKey, configQueryOptions } from './queries/configQuery.ts'
export { passkeysQueryKey, passkeysQueryOptions } from './queries/passkeysQuery.ts'
export {
  accountSessionsQueryKey,
  accountSessionsQueryOptions,
  keptSessionsQueryKey,
  keptSessionsQueryOptions,
} from './queries/sessionsQuery.ts'
export { waysInQueryKey, waysInQueryOptions } from './queries/waysInQuery.ts'
export { whoamiQueryKey, whoamiQueryOptions } from './queries/whoamiQuery.ts'
export type { SlotName, UiSettings } from './uiSettings.ts'
export { type UseLogin, useLogin } from './useLogin.ts'
export { type UseLoginMethods, useLoginMethods } from './useLoginMethods.ts'
export { usePasskeys } from './usePasskeys.ts'
export { type UseSession, useSession } from './useSession.ts'
export { useSessionCountdown } from './useSessionCountdown.ts'
export { useSessions } from './useSessions.ts'
export { useStore } from './useStore.ts'
export { useWaysIn } from './useWaysIn.ts'
export { useWhoami } from './useWhoami.ts'
export type { LoginStateWithActions } from './withLoginActions.ts'
export type { PartialWords, Words } from './words.ts'
