import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { proxyAnswers } from '../proxyAnswers.ts'

/**
 * What the login offers.
 *
 * Spec: Authentication proxy endpoints › /v1/wallet_kit_config. The optional fields are those of the public wire.
 * Ours: `oauthProviders`, all that a page must know to send a person to each; `rpId`, the domain
 * that passkeys are made for; `otpExpirationSeconds`, to count down; `signingKeys`, for clients that have no key pinned;
 * `sendChains`, so that nobody is asked to confirm what the service could not send.
 */
export const walletKitConfig = takes(proxyAnswers.walletKitConfig, v.object({}))
