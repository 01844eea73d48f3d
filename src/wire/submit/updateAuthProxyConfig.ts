import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { authProxySettings } from '../fields/authProxySettings.ts'
import { settingAnswers } from '../settingAnswers.ts'

/** Sets the auth proxy up. Spec: What the service does › A, dashboard configuration (names from the public wire). */
export const updateAuthProxyConfig = defineActivity({
  ...settingAnswers.updateAuthProxyConfig,
  intentKey: 'updateAuthProxyConfigIntent',
  resource: 'AUTH_PROXY',
  action: 'UPDATE',
  parameters: v.object(authProxySettings),
})
