import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { fiatOnRampCredential } from '../fields/fiatOnRampCredential.ts'

/** All credentials at on-ramps (from the public wire). Spec: Query endpoints (B), common rules. */
export const listFiatOnRampCredentials = defineEndpoint({
  path: '/public/v1/query/list_fiat_on_ramp_credentials',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ fiatOnRampCredentials: v.array(fiatOnRampCredential) }),
})
