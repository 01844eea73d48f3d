import type { TActivityResponse } from '@turnkey/http'
import type { Account, CompatStage } from '../support/compatStage.ts'

/** Submits one activity, as a client of others does; the account is made for this row alone. */
type SubmitRow = (account: Account, stage: CompatStage) => Promise<TActivityResponse>

/** Submits by the last part of their path. */
export type SubmitRows = Readonly<Record<string, SubmitRow>>

/** Asks one query and picks out of the answer what must equal the second value. */
type QueryRow = (
  account: Account,
  stage: CompatStage,
) => Promise<readonly [answered: unknown, expected: unknown]>

/** Queries by the last part of their path. */
export type QueryRows = Readonly<Record<string, QueryRow>>
