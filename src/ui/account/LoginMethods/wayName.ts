import type { WayIn } from '../../../core/actions/waysIn.ts'
import type { LoginMethod } from '../../../core/config/loginMethod.ts'
import type { AccountTexts } from '../../../react/words.ts'
import { methodName } from '../../words/methodName.ts'

/** What a way in is called in a sentence and over its row. A passkey goes by its own name. */
export function wayName(
  { method, name }: Pick<WayIn, 'method' | 'name'>,
  words: AccountTexts,
): string {
  return method === 'passkey' && name ? name : addedName(method, words)
}

/** What a method is called in the account, where it is a way in and no field. */
export function addedName(method: LoginMethod, words: AccountTexts): string {
  if (method === 'email') return words.linking.emailCode
  return method === 'sms' ? words.linking.smsCode : methodName(method, words)
}
