import { createLatchkit } from 'latchkit'

/**
 * The page at `?protocol=attested` logs in over the newest generation of the wire, the one at `?oauth=redirect` goes to
 * providers in its own tab.
 */
const search = new URLSearchParams(location.search)
const isAttested = search.get('protocol') === 'attested'
const mode = search.get('oauth') === 'redirect' ? 'redirect' : 'auto'

/** Made once, outside React. The three addresses are those of the local service. */
export const kit = createLatchkit({
  authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
  authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  appName: 'Fieldnotes',
  protocol: isAttested ? 'attested' : 'spec',
  frameAncestors: import.meta.env.VITE_FRAME_ANCESTORS.split(',').filter(Boolean),
  oauth: { mode },
})
