import * as v from 'valibot'

/** What a made wallet answers. */
export const walletResult = v.object({ walletId: v.string(), addresses: v.array(v.string()) })
