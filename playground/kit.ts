import { createLatchkit } from 'latchkit'

/** The page at `?protocol=attested` logs in over the newest generation of the wire. */
const isAttested = new URLSearchParams(location.search).get('protocol') === 'attested'

/** Made once, outside React. The three addresses are those of the local service. */
export const kit = createLatchkit({
  authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
  authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  appName: 'Fieldnotes',
  protocol: isAttested ? 'attested' : 'spec',
})
