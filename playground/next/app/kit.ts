import { createLatchkit } from 'latchkit'

/** Made once for the whole app. On a server nothing happens but this. */
export const kit = createLatchkit({
  authProxyUrl: process.env.NEXT_PUBLIC_AUTH_PROXY_URL ?? '',
  authProxyConfigId: process.env.NEXT_PUBLIC_AUTH_PROXY_CONFIG_ID ?? '',
  apiBaseUrl: process.env.NEXT_PUBLIC_API_BASE_URL ?? '',
  appName: 'Fieldnotes',
})
