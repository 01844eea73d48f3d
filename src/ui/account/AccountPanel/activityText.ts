import type { Activity } from '../../../core/account/activity.ts'
import type { AccountWords } from '../../../react/accountWords.ts'
import { knownText } from './knownText.ts'

/** What was asked for, in words: `Create wallet`. A type without words of its own is read from its name. */
export function activityText({ type }: Pick<Activity, 'type'>, words: AccountWords): string {
  const name = type
    // to a person an import is one thing, and so is the export of a key, whatever it is a key of
    .replace(/^ACTIVITY_TYPE_(INIT_(?=IMPORT))?/, '')
    .replace('EXPORT_WALLET_ACCOUNT', 'EXPORT_PRIVATE_KEY')
    .replace(/_V\d+$/, '')
  return knownText(words.activities, name) ?? sentenceFrom(name)
}

/** Where it stands, in words: `Done`. */
export function statusText({ status }: Pick<Activity, 'status'>, words: AccountWords): string {
  const name = status.replace(/^ACTIVITY_STATUS_/, '')
  return knownText(words.statuses, name) ?? sentenceFrom(name)
}

/** `CREATE_POLICY` as `Create policy`. */
function sentenceFrom(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ')
}
