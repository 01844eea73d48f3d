import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { settingAnswers } from '../settingAnswers.ts'

/** Turns the auth proxy off. Spec: What the service does › A, dashboard configuration (names from the public wire). */
export const disableAuthProxy = defineActivity({
  ...settingAnswers.disableAuthProxy,
  intentKey: 'disableAuthProxyIntent',
  resource: 'AUTH_PROXY',
  action: 'DELETE',
  parameters: v.object({}),
})
