import type { Endpoint } from '../../wire/endpoint.ts'
import { type BoundOperation, bindOperation, type OperationRules } from './bindOperation.ts'
import type { HandlersOf } from './handler.ts'

/**
 * Binds a whole table of the wire to its handlers.
 *
 * @param rulesOf - the rules of the operation of that name.
 * @returns the operations by their paths.
 */
export function bindEndpoints<Table extends Record<string, Endpoint>, Context>(
  table: Table,
  rulesOf: (name: keyof Table & string) => OperationRules<Context>,
  handlers: HandlersOf<Table, Context>,
): ReadonlyMap<string, BoundOperation> {
  return new Map(
    Object.entries(table).map(([name, endpoint]) => [
      endpoint.path,
      bindOperation(endpoint, rulesOf(name), handlers[name as never] as never),
    ]),
  )
}
