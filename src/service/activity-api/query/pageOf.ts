import type { PaginationOptions } from '../../../wire/fields/pagination.ts'

/** A page that was asked for. Cursors are ids of the list, exclusive. */
export type Page = {
  readonly limit: number
  readonly after: string | undefined
  readonly before: string | undefined
}

/** Spec: list_suborgs › paginationOptions: ten when nothing is said. */
export function pageOf(options: PaginationOptions | undefined): Page {
  return {
    limit: Number(options?.limit ?? '10'),
    after: options?.after || undefined,
    before: options?.before || undefined,
  }
}

/** The condition on ids between two ends; undefined when there is none. */
export function idsBetween(
  low: string | undefined,
  high: string | undefined,
): { readonly gt?: string; readonly lt?: string } | undefined {
  if (low === undefined && high === undefined) return undefined
  return { ...(low === undefined ? {} : { gt: low }), ...(high === undefined ? {} : { lt: high }) }
}
