import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { proxyAnswersV2 } from '../proxyAnswersV2.ts'
import { signupFields } from './signup.ts'

/**
 * Makes a sub-organization for a new person (second generation of the public wire): a social login may be claimed by
 * `oidcClaims`, beside a token of the same person.
 *
 * Spec: Authentication proxy endpoints › /v1/signup.
 */
export const signupV2 = takes(proxyAnswersV2.signupV2, v.object(signupFields))
