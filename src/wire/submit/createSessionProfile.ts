import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { decimalText } from '../fields/decimalText.ts'
import { settingAnswers } from '../settingAnswers.ts'

/**
 * Says what sessions of a kind may do (from the public wire). It stays as it is: whoever wants another one makes another one.
 *
 * Spec: Other named resources.
 */
export const createSessionProfile = defineActivity({
  ...settingAnswers.createSessionProfile,
  intentKey: 'createSessionProfileIntent',
  resource: 'SESSION_PROFILE',
  action: 'CREATE',
  parameters: v.object({
    sessionProfileName: v.string(),
    scope: v.string(),
    expirationSeconds: v.optional(decimalText),
    notes: v.optional(v.string()),
  }),
})
