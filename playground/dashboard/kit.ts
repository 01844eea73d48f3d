import { createLatchkit, type Latchkit } from 'latchkit'
import type { Facts } from './facts.ts'

/** The kit of this page: it logs in at the door of the dashboard, where people of the organization itself come in. */
export function createKit({ authProxyConfigId }: Facts, network: typeof fetch): Latchkit {
  return createLatchkit({
    authProxyUrl: `${location.origin}/dashboard`,
    authProxyConfigId,
    apiBaseUrl: location.origin,
    appName: 'Latchkit',
    methods: ['email', 'passkey'],
    fetch: network,
  })
}
