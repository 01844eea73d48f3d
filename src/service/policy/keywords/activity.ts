import { any, string, struct } from '../language/policyType.ts'
import { type PolicyValue, recordOf, valueFromJson } from '../language/policyValue.ts'
import type { Keyword, Subject } from './keyword.ts'

/** An activity is looked at from several sides; its parameters are taken over once. */
const known = new WeakMap<object, PolicyValue>()

function paramsFrom(intent: Subject['intent']): PolicyValue {
  const value = known.get(intent) ?? valueFromJson(intent)
  known.set(intent, value)
  return value
}

/** The activity itself. `kind` is its type without prefix and version; `params` its intent. */
export const activity: Keyword = {
  type: struct({ type: string, kind: string, resource: string, action: string, params: any }),
  load: (_reads, { type, resource, action, intent }) =>
    recordOf({
      type,
      kind: type.replace(/^ACTIVITY_TYPE_/, '').replace(/_V\d{1,3}$/, ''),
      resource,
      action,
      params: paramsFrom(intent),
    }),
}
