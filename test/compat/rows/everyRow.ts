import type { QueryRows, SubmitRows } from './compatRow.ts'
import { credentialQueries, credentialSubmits } from './credentialRows.ts'
import { keyQueries, keySubmits } from './keyRows.ts'
import { loginSubmits } from './loginRows.ts'
import { memberQueries, memberSubmits } from './memberRows.ts'
import { policyQueries, policySubmits } from './policyRows.ts'
import { proofQueries } from './proofRows.ts'
import { settingQueries, settingSubmits } from './settingRows.ts'
import { transactionQueries, transactionSubmits } from './transactionRows.ts'
import { walletQueries, walletSubmits } from './walletRows.ts'

/** Every activity that a published client can submit. A new one is one more row in the table of its kind. */
export const submitRows: SubmitRows = {
  ...loginSubmits,
  ...credentialSubmits,
  ...memberSubmits,
  ...walletSubmits,
  ...keySubmits,
  ...policySubmits,
  ...settingSubmits,
  ...transactionSubmits,
}

export const queryRows: QueryRows = {
  ...memberQueries,
  ...credentialQueries,
  ...walletQueries,
  ...keyQueries,
  ...policyQueries,
  ...proofQueries,
  ...settingQueries,
  ...transactionQueries,
}
