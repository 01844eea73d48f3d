import * as v from 'valibot'
import { takes } from '../endpoint.ts'
import { proxyAnswersV2 } from '../proxyAnswersV2.ts'

/**
 * What a page needs beside the configuration: the site key of a captcha, where there is one (from the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/wallet_kit_config.
 */
export const walletKitClientParams = takes(proxyAnswersV2.walletKitClientParams, v.object({}))
