import { accountMethods } from './accounts.ts'
import { callMethods } from './calls.ts'
import { chainMethods } from './chains.ts'
import type { Methods } from './method.ts'
import { signingMethods } from './signing.ts'
import { transactionMethods } from './transactions.ts'

/** Every method that the provider answers itself. What is not here is a read, or not supported. */
export const methods: Methods = {
  ...accountMethods,
  ...chainMethods,
  ...signingMethods,
  ...transactionMethods,
  ...callMethods,
}
