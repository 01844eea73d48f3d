import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { walletAnswers } from '../walletAnswers.ts'

/**
 * Renames a tag of private keys, and puts it on keys and takes it off others (from the public wire).
 *
 * Spec: Submit endpoints, common rules.
 */
export const updatePrivateKeyTag = defineActivity({
  ...walletAnswers.updatePrivateKeyTag,
  intentKey: 'updatePrivateKeyTagIntent',
  resource: 'PRIVATE_KEY',
  action: 'UPDATE',
  parameters: v.object({
    privateKeyTagId: v.string(),
    newPrivateKeyTagName: v.optional(v.string()),
    addPrivateKeyIds: v.pipe(v.array(v.string()), v.maxLength(500)),
    removePrivateKeyIds: v.pipe(v.array(v.string()), v.maxLength(500)),
  }),
})
