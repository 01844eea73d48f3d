import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { clientSignature } from '../fields/clientSignature.ts'
import { newUserParams } from '../fields/newUserParams.ts'
import { walletParams } from '../fields/walletParams.ts'
import { proxyAnswers } from '../proxyAnswers.ts'

/** The wallet as the spec writes it: one account by path and curve. */
const specWallet = v.object({
  path: v.string(),
  curve: v.picklist(['CURVE_TYPE_ED25519', 'CURVE_TYPE_SECP256K1', 'CURVE_TYPE_P256']),
})

/** What a sign-up says in every generation of the wire. */
export const signupFields = {
  userName: v.optional(v.string()),
  organizationName: v.optional(v.string()),
  userEmail: v.optional(v.string()),
  userPhoneNumber: v.optional(v.string()),
  apiKeys: v.optional(newUserParams.entries.apiKeys, []),
  authenticators: v.optional(newUserParams.entries.authenticators, []),
  oauthProviders: v.optional(newUserParams.entries.oauthProviders, []),
  wallet: v.optional(v.union([walletParams, specWallet])),
  verificationToken: v.optional(v.string()),
  clientSignature: v.optional(clientSignature),
}

/**
 * Makes a sub-organization for a new person.
 *
 * Spec: Authentication proxy endpoints › /v1/signup. The verification token and its signature are those of the public wire:
 * with them the address counts as verified.
 */
export const signup = takes(
  proxyAnswers.signup,
  v.object({ ...signupFields, client_signature: v.optional(v.string()) }),
)
