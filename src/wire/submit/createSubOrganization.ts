import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { clientSignature } from '../fields/clientSignature.ts'
import { newUserParams } from '../fields/newUserParams.ts'
import { walletParams } from '../fields/walletParams.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Makes a sub-organization with its root users and, if asked, a wallet (from the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/signup.
 */
export const createSubOrganization = defineActivity({
  ...submitAnswers.createSubOrganization,
  intentKey: 'createSubOrganizationIntentV8',
  resource: 'ORGANIZATION',
  action: 'CREATE',
  parameters: v.object({
    subOrganizationName: v.string(),
    rootUsers: v.pipe(v.array(newUserParams), v.minLength(1), v.maxLength(100)),
    rootQuorumThreshold: v.pipe(v.number(), v.integer(), v.minValue(1)),
    wallet: v.optional(walletParams),
    disableEmailRecovery: v.optional(v.boolean()),
    disableEmailAuth: v.optional(v.boolean()),
    disableSmsAuth: v.optional(v.boolean()),
    disableOtpEmailAuth: v.optional(v.boolean()),
    verificationToken: v.optional(v.string()),
    clientSignature: v.optional(clientSignature),
  }),
})
