import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'

/**
 * What a page needs beside the configuration: the site key of a captcha, where there is one (from the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/wallet_kit_config.
 */
export const walletKitClientParams = defineEndpoint({
  path: '/v1/wallet_kit_client_params',
  request: v.object({}),
  response: v.object({ turnstileSiteKey: v.optional(v.string()) }),
})
