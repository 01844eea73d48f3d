import { any, string, struct } from '../language/policyType.ts'
import { recordOf, valueFromJson } from '../language/policyValue.ts'
import type { Keyword } from './keyword.ts'

/** The activity itself. `kind` is its type without prefix and version; `params` its intent. */
export const activity: Keyword = {
  type: struct({ type: string, kind: string, resource: string, action: string, params: any }),
  load: (_reads, { type, resource, action, intent }) =>
    recordOf({
      type,
      kind: type.replace(/^ACTIVITY_TYPE_/, '').replace(/_V\d{1,3}$/, ''),
      resource,
      action,
      params: valueFromJson(intent),
    }),
}
