import { isRecord } from '../../lib/isRecord.ts'
import type { Action, Resource } from '../../wire/activityRight.ts'
import type { OlderVersion } from '../../wire/olderVersions.ts'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'
import { checkShape } from '../http/checkShape.ts'
import type { Commit } from '../http/handler.ts'
import { secretMembers } from './activities/activitySecrets.ts'
import type { CallContext } from './requireCaller.ts'
import type { RunEndpoints } from './runEndpoints.ts'
import { submitHandlers } from './submitHandlers.ts'

type Members = Readonly<Record<string, unknown>>

/** One version of an activity, its types erased: what running and recording it takes. */
export type BoundActivity = {
  readonly name: keyof RunEndpoints
  readonly path: string
  readonly type: string
  readonly intentKey: string
  readonly resultKey: string
  readonly resource: Resource
  readonly action: Action
  readonly secrets: { readonly intent: readonly string[]; readonly result: readonly string[] }
  /** Checks the parameters. @throws Refusal `REQUEST_INVALID`. */
  readonly read: (parameters: unknown) => BoundCall
}

export type BoundCall = {
  /** The parameters as they will be echoed: known members only. */
  readonly intent: Members
  readonly execute: (context: CallContext) => Promise<Commit<Members>>
}

/** Puts an activity of the wire and its handler together. */
export function bindActivity<Name extends keyof RunEndpoints>(name: Name): BoundActivity {
  const { path, type, intentKey, resultKey, resource, action } = submitEndpoints[name]
  const schema: RunEndpoints[Name]['parameters'] = submitEndpoints[name].parameters
  const handler = submitHandlers[name]
  return {
    name,
    path,
    type,
    intentKey,
    resultKey,
    resource,
    action,
    secrets: secretMembers[name],
    read: (value) => {
      const parameters = checkShape(schema, value, 'parameters')
      return {
        intent: parameters,
        execute: async (context) => {
          const commit = await handler(parameters, context)
          return async (tx) => commit(tx)
        },
      }
    },
  }
}

/** The same activity under the type and the keys of an earlier version. */
export function bindOlderVersion(
  present: BoundActivity,
  { type, intentKey, resultKey, renew }: OlderVersion,
): BoundActivity {
  const read: BoundActivity['read'] = (value) =>
    present.read(renew && isRecord(value) ? renew(value) : value)
  return { ...present, type, intentKey, resultKey, read }
}
