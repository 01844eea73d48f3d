import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { proxyAnswers } from '../proxyAnswers.ts'
import { signupFields } from './signup.ts'

/**
 * Makes a sub-organization for a new person (second generation of the public wire): a social login may be claimed by
 * `oidcClaims`, beside a token of the same person.
 *
 * Spec: Authentication proxy endpoints › /v1/signup.
 */
export const signupV2 = defineEndpoint({
  path: '/v1/signup_v2',
  request: v.object(signupFields),
  response: proxyAnswers.signup.response,
})
