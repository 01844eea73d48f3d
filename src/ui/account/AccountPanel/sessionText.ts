import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import type { AccountKey } from '../../../core/session/accountKeys.ts'
import type { AccountWords } from '../../../react/accountWords.ts'
import { knownText } from './knownText.ts'

/**
 * What a session is called: `Chrome on macOS`, or `Fieldnotes on Android` for the app that is installed there.
 *
 * @param installedName - the app's name, where this page runs as an app of its own.
 */
export function sessionName(
  { device, isCurrent }: Pick<AccountKey, 'device' | 'isCurrent'>,
  words: AccountWords,
  installedName: string | null,
): string {
  if (device === null) return isCurrent ? words.thisSession : words.otherSession
  return words.browserOn((isCurrent && installedName) || device.browser, device.system)
}

/** By what somebody logged in, within a sentence: `an email code`, `Google`. */
export function methodInSentence(
  method: LoginMethod,
  { methodsInSentence }: AccountWords,
  name: string,
): string {
  return knownText(methodsInSentence, method) ?? name
}
