import {
  createProviderFetch,
  type ProviderFetch,
} from '../../src/service/activity-api/oidc/fetchDocument.ts'
import { createUpstreams } from '../../src/service/upstreams/createUpstreams.ts'
import { START_MS } from './activityApi.ts'

/** The way out to identity providers over a fetch of the test, with breakers on a clock that stands. */
export function providerFetchOf(fetch: (request: Request) => Promise<Response>): ProviderFetch {
  const clock = { nowMs: () => START_MS }
  return createProviderFetch(fetch, createUpstreams({ clock, onError: () => undefined }))
}
