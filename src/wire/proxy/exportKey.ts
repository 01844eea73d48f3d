import * as v from 'valibot'
import { proxyAnswers } from '../proxyAnswers.ts'

/**
 * As much of the configuration as an export or an import reads: the login loads no more for it.
 *
 * Spec: Authentication proxy endpoints › /v1/wallet_kit_config.
 * Ours: `signingKeys.export`, for clients that have no key pinned.
 */
export const exportKey = {
  path: proxyAnswers.walletKitConfig.path,
  isQuery: true,
  request: v.object({}),
  response: v.object({
    signingKeys: v.optional(v.object({ export: v.optional(v.string()) })),
  }),
} as const
