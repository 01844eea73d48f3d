import { createLatchkit } from 'latchkit'

/** Made once, outside React. The three addresses are those of the local service. */
export const kit = createLatchkit({
  authProxyUrl: import.meta.env.VITE_AUTH_PROXY_URL,
  authProxyConfigId: import.meta.env.VITE_AUTH_PROXY_CONFIG_ID,
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL,
  appName: 'Fieldnotes',
})
