import { createLatchkit } from 'latchkit'

/** Made once for the whole app. On a server nothing happens but this. */
export const kit = createLatchkit({
  authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
  authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  appName: 'Fieldnotes',
})
