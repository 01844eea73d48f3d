import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { settingAnswers } from '../settingAnswers.ts'

/** Forgets credentials at an on-ramp (from the public wire). Spec: Other named resources › fiat on-ramp credentials. */
export const deleteFiatOnRampCredential = defineActivity({
  ...settingAnswers.deleteFiatOnRampCredential,
  intentKey: 'deleteFiatOnRampCredentialIntent',
  resource: 'ON_RAMP_CREDENTIALS',
  action: 'DELETE',
  parameters: v.object({
    fiatOnrampCredentialId: v.string(),
  }),
})
