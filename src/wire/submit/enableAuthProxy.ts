import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { settingAnswers } from '../settingAnswers.ts'

/** Turns the auth proxy on. Spec: What the service does › A, dashboard configuration (names from the public wire). */
export const enableAuthProxy = defineActivity({
  ...settingAnswers.enableAuthProxy,
  intentKey: 'enableAuthProxyIntent',
  resource: 'AUTH_PROXY',
  action: 'CREATE',
  parameters: v.object({}),
})
